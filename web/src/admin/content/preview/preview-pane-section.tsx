import {
  dayInDoha,
  LANGUAGES,
  type Language,
  LIVE_PREVIEW_HASH,
  leavesOf,
  localizedPath,
  PREVIEW_READY,
  type PreviewMessage,
  type PreviewText,
  previewPressIn,
  type shownBlock,
  toAsciiDigits,
} from '@alnafitha/contract';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMediaQuery } from '../../../shared/ui/use-media-query';
import { useLanguageName } from '../../ui/translation-state';
import { useAllCategories } from '../../ui/use-categories';
import { type Form, shownForm } from './shown-entry';
import { useTextsInBoth } from './texts-in-both';
import { useImages } from './use-images';

/** The width of the page in pixels, by the width that is chosen. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
/** These depend on the day. */
const DATED: readonly string[] = ['hours', 'trust'];

interface Props extends Form {
  /** Before the field of a text that was pressed is focused. */
  onPress: () => void;
  showBlock?: typeof shownBlock;
}

/** The page of what the form has, beside it. */
export default function PreviewPane({ onPress, showBlock, ...form }: Props) {
  const { t, language: ofPanel } = useLanguage();
  const nameOf = useLanguageName();
  const frame = useRef<HTMLIFrameElement>(null);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [width, setWidth] = useState<Width>(isWide ? 'desktop' : 'phone');
  const [language, setLanguage] = useState<Language>(ofPanel);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [day, setDay] = useState(() => dayInDoha(new Date()));
  const { message, isComplete } = useMessage(form, { language, isDark: scheme === 'dark', day, showBlock });
  const openTab = useMessages(frame, message, onPress);
  const { container, size } = useSize();
  const scale = Math.min(1, size.width / WIDTHS[width]);

  return (
    <Box sx={pane} role="region" aria-label={t('Preview')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Choice
          label={t('Width')}
          value={width}
          options={{ desktop: t('Desktop width'), phone: t('Phone width') }}
          onChange={setWidth}
        />
        <Choice
          label={t('Language')}
          value={language}
          options={{ en: nameOf(LANGUAGES[0]), ar: nameOf(LANGUAGES[1]) }}
          onChange={setLanguage}
        />
        <Choice
          label={t('Theme')}
          value={scheme}
          options={{ light: t('Light'), dark: t('Dark') }}
          onChange={setScheme}
        />
        {DATED.includes(form.id ?? '') && (
          <TextField
            type="date"
            size="small"
            label={t('As on')}
            value={day}
            onChange={({ target }) => target.value && setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        <Button startIcon={<OpenInNew />} onClick={openTab}>
          {t('Open in a tab')}
        </Button>
      </Box>
      {!isComplete && (
        <Alert severity="info" sx={{ paddingBlock: 0 }}>
          {t('Of what is not valid yet, the last valid value is shown.')}
        </Alert>
      )}
      <Box ref={container} sx={{ flexGrow: 1, minBlockSize: 320, position: 'relative', overflow: 'hidden' }}>
        <Box
          component="iframe"
          ref={frame}
          title={t('Preview')}
          // Its language changes without a reload.
          src={localizedPath('en', '/preview') + LIVE_PREVIEW_HASH}
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
            inlineSize: WIDTHS[width],
            blockSize: size.height / scale,
            border: 0,
            transform: `scale(${scale})`,
            // Mirrored in Arabic, as the position is.
            transformOrigin: 'top left',
          }}
        />
      </Box>
    </Box>
  );
}

interface View extends Pick<PreviewMessage, 'language' | 'isDark'> {
  day: string;
  showBlock: typeof shownBlock | undefined;
}

/** What the page shows of the form; every change of a value changes it. */
function useMessage(form: Form, { day, showBlock, ...view }: View) {
  const values: FieldValues = useWatch();
  const inBoth = useTextsInBoth();
  const categories = useAllCategories();
  const focused = useFocusedField();
  const { kind, id = 'new', fields } = form;
  const leaves = leavesOf(fields, values);
  const urls = leaves.flatMap(({ field, value }) => (field.look.input === 'picture' ? [value] : []));
  const pictures = [values.file ?? values.image, ...listOf(values.pictures)];
  const imageOf = useImages([...urls, ...pictures]);
  const last = useRef<object>(form.stored);
  const shown = shownForm(form, values, {
    last: last.current as FieldValues,
    day,
    inBoth,
    imageOf,
    categories,
    showBlock,
  });
  useEffect(() => {
    last.current = shown.valid;
  });
  const texts = shown.texts.map(({ field, text, language, translation, state }): PreviewText => {
    const isTranslation = language !== view.language;
    const isOpen = state === 'pending' || state === 'outdated';
    return {
      path: field.replaceAll('-', '.'),
      text: isTranslation ? (translation ?? text) : text,
      ...(isTranslation && isOpen && { state }),
    };
  });
  const others = leaves
    .filter(({ field }) => ['picture', 'phone', 'plain'].includes(field.look.input))
    .map(({ path, value }) => ({
      path: path.replaceAll('-', '.'),
      text: toAsciiDigits(String(value ?? '')),
    }));
  const message: PreviewMessage = {
    ...{ type: 'preview', kind, id, entry: shown.entry, focused },
    texts: [...texts, ...others].filter(({ text }) => text !== ''),
    ...view,
  };
  return { message, isComplete: shown.isComplete };
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

/** Sends each message to the frame and its tabs, and focuses the field of a text that is pressed there. */
function useMessages(
  frame: { readonly current: HTMLIFrameElement | null },
  message: PreviewMessage,
  onPress: () => void,
) {
  const { setFocus } = useFormContext();
  const tabs = useRef(new Set<MessageEventSource>());
  const send = (target: MessageEventSource | null | undefined) =>
    target?.postMessage(message, { targetOrigin: location.origin });
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const isOwn = source !== null && (source === frame.current?.contentWindow || tabs.current.has(source));
    if (!isOwn || origin !== location.origin) return;
    const pressed = previewPressIn(data);
    if (pressed !== null) {
      onPress();
      // On narrow screens, the form is not shown until then.
      setTimeout(() => setFocus(pressed));
    }
    if (data?.type === PREVIEW_READY) send(source);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    send(frame.current?.contentWindow);
    for (const tab of tabs.current) send(tab);
  });
  return () => {
    const tab = window.open(localizedPath(message.language, '/preview') + LIVE_PREVIEW_HASH, '_blank');
    if (tab) tabs.current.add(tab);
  };
}

/** The size of an element, in pixels. */
function useSize() {
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: WIDTHS.phone as number, height: 600 });
  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0) setSize({ width, height });
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return { container, size };
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
      aria-label={label}
    >
      {(Object.keys(options) as Value[]).map((option) => (
        <ToggleButton key={option} value={option}>
          {options[option]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const pane = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  blockSize: '100%',
  minBlockSize: 0,
} as const;
