import {
  type ContentKind,
  directionOf,
  type Fields,
  leavesOf,
  otherLanguage,
  type ReviewedEntry,
  textLanguage,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { type FieldValues, get, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { translationQueries } from '../../history/translation-queries';
import { StateMark } from '../../ui/translation-state';

/** What is typed in the other language is beside its original, so that rows move with it. */
const OTHER = '_other';

/** From this length on, in characters, a text wraps. */
const LONG_TEXT = 100;

type Reviewed = ReviewedEntry['fields'][number];
/** Absent in forms that have one language. */
const Stored = createContext<readonly Reviewed[] | undefined>(undefined);

interface ProviderProps {
  kind: ContentKind;
  /** Absent for a new entry. */
  id: string | undefined;
  children: ReactNode;
}

/** The stored translations of the entry of a form. */
export function OtherLanguageProvider({ kind, id = '', children }: ProviderProps) {
  const { data } = useQuery({ ...translationQueries.entry(kind, id), enabled: id !== '' });
  return <Stored value={data?.fields ?? NONE}>{children}</Stored>;
}
const NONE: readonly Reviewed[] = [];

/** The texts that a form has in the other language, by field; of those whose originals are not blank. */
export function otherTextsOf(fields: Fields, values: FieldValues): { otherTexts?: Record<string, string> } {
  const typed = leavesOf(fields, values).flatMap(({ path, field }) => {
    const text: unknown = get(values, `${path.replaceAll('-', '.')}${OTHER}`);
    return field.unit !== null && typeof text === 'string' && text.trim() !== '' ? [[path, text]] : [];
  });
  return typed.length > 0 ? { otherTexts: Object.fromEntries(typed) } : {};
}

interface Props {
  /** Path in the form of the original, such as `slides.0.title`. */
  name: string;
  label: string;
  isDisabled?: boolean | undefined;
}

/** The other language of a text, below it, with its state; nothing below a text without letters. */
export function OtherLanguage({ name, label, isDisabled = false }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const { setValue } = useFormContext();
  const stored = useContext(Stored);
  const [value, typed]: unknown[] = useWatch({ name: [name, `${name}${OTHER}`] });
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const known = useMemo(
    () => storedFor(stored ?? NONE, name.replaceAll('.', '-'), text.trim()),
    [stored, name, text],
  );
  const language = textLanguage(text);
  if (!language || !stored) return null;
  const to = otherLanguage(language);
  const isTyped = typeof typed === 'string' && typed.trim() !== '';
  const state = isTyped
    ? 'reviewed'
    : known?.original === text.trim()
      ? known.state
      : known
        ? 'outdated'
        : 'pending';
  return (
    <Box className="other" sx={frame}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', fontSize: '0.8125rem' }}
      >
        {to === 'ar' ? t('Arabic') : t('English')}
        <StateMark state={state} by={isTyped ? 'person' : known?.by} />
      </Box>
      <InputBase
        id={id}
        fullWidth
        multiline={text.length > LONG_TEXT || text.includes('\n')}
        disabled={isDisabled}
        value={typed ?? known?.text ?? ''}
        placeholder={t('Translated when it is saved')}
        onChange={({ target }) => setValue(`${name}${OTHER}`, target.value, { shouldDirty: true })}
        inputProps={{
          lang: to,
          dir: directionOf(to),
          'aria-label': `${label}, ${to === 'ar' ? t('Arabic') : t('English')}`,
        }}
        sx={{ padding: 0.5 }}
      />
    </Box>
  );
}

/** Of the same text, wherever its row is now; else of the text that was at its place. */
function storedFor(stored: readonly Reviewed[], path: string, text: string): Reviewed | undefined {
  const own = stored.find(({ field }) => field === path);
  if (own?.original === text) return own;
  return stored.find(({ original }) => original === text) ?? own;
}

const frame = {
  marginBlockStart: 0.5,
  marginInlineStart: 1.5,
  paddingInlineStart: 1.5,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  color: 'text.secondary',
};
