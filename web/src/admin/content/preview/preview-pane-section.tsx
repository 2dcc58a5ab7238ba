import {
  type ContentKind,
  dateInDoha,
  dayInDoha,
  isLive,
  leavesOf,
  type PreviewText,
  type Service,
  type shownBlock,
  toAsciiDigits,
} from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useAllCategories } from '../../ui/use-categories';
import { type MessageOf, PreviewFrame } from './preview-frame';
import { dateOf, type Form, shownForm } from './shown-entry';
import { useTextsInBoth } from './texts-in-both';
import { useImages } from './use-images';

/** These depend on the day. */
const DATED: readonly string[] = ['hours', 'trust', 'posts' satisfies ContentKind];

interface Props extends Form {
  /** Before the field of a text that was pressed is focused. */
  onPress: () => void;
  showBlock?: typeof shownBlock;
  services?: readonly Service[] | undefined;
}

/** The page of what the form has, beside it. */
export default function PreviewPane({ onPress, showBlock, services, ...form }: Props) {
  const { t } = useLanguage();
  const { setFocus } = useFormContext();
  const [day, setDay] = useState(() => dayInDoha(new Date()));
  const { messageOf, isComplete, isPublic } = useShownForm(form, { day, showBlock, services });
  const focus = (path: string) => {
    onPress();
    // On narrow screens, the form is not shown until then.
    setTimeout(() => setFocus(path));
  };
  return (
    <PreviewFrame
      messageOf={messageOf}
      onPress={focus}
      choices={
        (DATED.includes(form.kind) || DATED.includes(form.id ?? '')) && (
          <TextField
            type="date"
            size="small"
            label={t('As on')}
            value={day}
            onChange={({ target }) => target.value && setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )
      }
    >
      {!isComplete && (
        <Alert severity="info" sx={{ paddingBlock: 0 }}>
          {t('Of what is not valid yet, the last valid value is shown.')}
        </Alert>
      )}
      {!isPublic && (
        <Alert severity="info" sx={{ paddingBlock: 0 }}>
          {t('On this day, visitors do not see it.')}
        </Alert>
      )}
    </PreviewFrame>
  );
}

interface Context {
  day: string;
  showBlock: typeof shownBlock | undefined;
  services: readonly Service[] | undefined;
}

/** What the page shows of the form; every change of a value changes it. */
function useShownForm(form: Form, context: Context) {
  const values: FieldValues = useWatch();
  const inBoth = useTextsInBoth();
  const categories = useAllCategories();
  const focused = useFocusedField();
  const { kind, id = 'new', fields, stored } = form;
  const leaves = leavesOf(fields, values);
  const urls = leaves.flatMap(({ field, value }) => (field.look.input === 'picture' ? [value] : []));
  const pictures = [values.file ?? values.image, ...listOf(values.pictures)];
  const imageOf = useImages([...urls, ...pictures]);
  const last = useRef<object>(stored);
  const shown = shownForm(form, values, {
    ...context,
    last: last.current as FieldValues,
    inBoth,
    imageOf,
    categories,
  });
  useEffect(() => {
    last.current = shown.valid;
  });
  const seen = [
    ...leaves
      .filter(({ field }) => ['picture', 'phone', 'plain'].includes(field.look.input))
      .map(({ path, value }) => [path.replaceAll('-', '.'), value]),
    ['image', imageOf(pictures[0])?.image],
    ...listOf(values.pictures).map((picture, index) => [`pictures.${index}`, imageOf(picture)?.image]),
    ['url', 'url' in stored ? stored.url : ''],
  ].map(([path, value]): PreviewText => ({ path: String(path), text: toAsciiDigits(String(value ?? '')) }));
  const messageOf: MessageOf = (view) => {
    const texts = shown.texts.map(({ field, text, language, translation, state }): PreviewText => {
      const isTranslation = language !== view.language;
      const isOpen = state === 'pending' || state === 'outdated';
      return {
        path: field.replaceAll('-', '.'),
        text: isTranslation ? (translation ?? text) : text,
        ...(isTranslation && isOpen && { state }),
      };
    });
    return {
      ...{ type: 'preview', kind, id, entry: shown.entry, focused },
      texts: [...texts, ...seen].filter(({ text }) => text !== ''),
      ...view,
    };
  };
  const endOfDay = dateInDoha(context.day, '23:59');
  const isPublic =
    kind !== 'posts' ||
    isLive({ published: values.published === true, date: dateOf(values).toISOString() }, endOfDay);
  return { messageOf, isComplete: shown.isComplete, isPublic };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The name of the field with the focus; stays while the focus is elsewhere. */
function useFocusedField(): string | undefined {
  const { getFieldState } = useFormContext();
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isField && target.name) setFocused(target.name);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return focused && getFieldState(focused) ? focused : undefined;
}
