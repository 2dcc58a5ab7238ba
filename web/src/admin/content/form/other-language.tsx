import {
  type ContentKind,
  directionOf,
  type Fields,
  type Language,
  type LanguagesOfTexts,
  languageOf,
  leavesOf,
  otherLanguage,
  type ReviewedEntry,
  TextLanguages,
  type TranslationState,
  type TranslationUnit,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import { type FieldValues, get, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { translationQueries } from '../../history/translation-queries';
import { StateMark, useLanguageName } from '../../ui/translation-state';

/** What is typed in the other language, and a language that is chosen, are beside the text, so that rows move with it. */
export const OTHER = '_other';
export const LANGUAGE = '_language';

/** From this length on, in characters, a text wraps. */
const LONG_TEXT = 100;

type Reviewed = ReviewedEntry['fields'][number];
/** Absent in forms that have one language. */
export const Stored = createContext<readonly Reviewed[] | undefined>(undefined);

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

/** The texts that a form has in the other language, and the languages that are chosen, by field. */
export function languagesOf(fields: Fields, values: FieldValues): LanguagesOfTexts {
  const texts = leavesOf(fields, values).filter(({ field }) => field.unit !== null);
  const valuesAt = (suffix: string): Record<string, string> | undefined => {
    const typed = texts.flatMap(({ path }) => {
      const value: unknown = get(values, `${path.replaceAll('-', '.')}${suffix}`);
      return typeof value === 'string' && value.trim() !== '' ? [[path, value]] : [];
    });
    return typed.length > 0 ? Object.fromEntries(typed) : undefined;
  };
  return {
    otherTexts: valuesAt(OTHER),
    textLanguages: TextLanguages.optional().parse(valuesAt(LANGUAGE)),
  };
}

interface Props {
  /** Path in the form of the original, such as `slides.0.title`. */
  name: string;
  label: string;
  /** Where the text is stored, if not under its name. */
  path?: string;
  /** The editor of a text that is HTML. */
  RichText?: ComponentType<RichTextProps>;
  isDisabled?: boolean | undefined;
}

/** The language of a text, and below it the other one with its state; nothing below a text without letters. */
export function OtherLanguage({ name, label, path = name, RichText, isDisabled = false }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const nameOf = useLanguageName();
  const { setValue } = useFormContext();
  const stored = useContext(Stored);
  const [value, typed, chosen]: unknown[] = useWatch({
    name: [name, `${path}${OTHER}`, `${path}${LANGUAGE}`],
  });
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const known = useMemo(
    () => storedFor(stored ?? NONE, path.replaceAll('.', '-'), text.trim()),
    [stored, path, text],
  );
  const other = otherOf({ unit: RichText ? 'html' : 'text', text }, known, typed, chosen);
  if (!other || !stored) return null;
  const { language, isTurned, state } = other;
  const to = otherLanguage(language);
  const isTyped = isVisibleText(typed);
  const translation = String(typed ?? (isTurned ? '' : (known?.text ?? '')));
  const change = (typed: string) => setValue(`${path}${OTHER}`, typed, { shouldDirty: true });
  const otherLabel = `${label}, ${nameOf(to)}`;
  return (
    <>
      {hasBothScripts(text) && (
        <Typography variant="body2" color="textSecondary" sx={{ marginInlineStart: 1.75 }}>
          {t('Taken for {language}.', { language: nameOf(language) })}{' '}
          <Button
            size="small"
            disabled={isDisabled}
            aria-label={`${label}: ${t('It is {language}', { language: nameOf(to) })}`}
            onClick={() => setValue(`${path}${LANGUAGE}`, to, { shouldDirty: true })}
          >
            {t('It is {language}', { language: nameOf(to) })}
          </Button>
        </Typography>
      )}
      <Box className="other" sx={frame}>
        <Box
          component={RichText ? 'p' : 'label'}
          {...(!RichText && { htmlFor: id })}
          sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', fontSize: '0.8125rem', marginBlock: 0 }}
        >
          {nameOf(to)}
          <StateMark state={state} by={isTyped ? 'person' : known?.by} />
        </Box>
        {RichText ? (
          <OtherRichText
            key={to}
            RichText={RichText}
            label={otherLabel}
            value={translation}
            language={to}
            onChange={change}
          />
        ) : (
          <InputBase
            id={id}
            fullWidth
            multiline={text.length > LONG_TEXT || text.includes('\n')}
            disabled={isDisabled}
            value={translation}
            placeholder={t('Translated when it is saved')}
            onChange={({ target }) => change(target.value)}
            inputProps={{ lang: to, dir: directionOf(to), 'aria-label': otherLabel }}
            sx={{ padding: 0.5 }}
          />
        )}
      </Box>
    </>
  );
}

/** Letters of both scripts, in any order. */
/** Two searches: one expression with `.*` between both takes time by the square of the length. */
const hasBothScripts = (text: string) => /\p{Script=Arabic}/u.test(text) && /[a-z]/i.test(text);

interface RichTextProps {
  label: string;
  value: string;
  language: Language;
  onChange: (html: string) => void;
  isRequired?: boolean;
  error: string | undefined;
}

/** A second editor is heavy, so it opens when it is asked for. */
function OtherRichText({
  RichText,
  ...field
}: Omit<RichTextProps, 'error'> & { RichText: ComponentType<RichTextProps> }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RichText {...field} isRequired={false} error={undefined} />;
  return (
    <Button size="small" aria-label={`${t('Edit')}: ${field.label}`} onClick={() => setOpen(true)}>
      {t('Edit')}
    </Button>
  );
}

const isVisibleText = (typed: unknown) => typeof typed === 'string' && typed.trim() !== '';

/** The language of a text, and the other one with its state; absent for a text without letters. */
export function otherOf(
  text: { readonly unit: TranslationUnit; readonly text: string },
  known: Reviewed | undefined,
  typed: unknown,
  chosen: unknown,
) {
  const ofLetters = languageOf(text);
  if (!ofLetters) return undefined;
  const isSame = known?.original === text.text.trim();
  const ofStored = isSame ? otherLanguage(known.to) : ofLetters;
  const language: Language = chosen === 'en' || chosen === 'ar' ? chosen : ofStored;
  const isTurned = language !== ofStored;
  const stored: TranslationState = isSame ? known.state : known ? 'outdated' : 'pending';
  const state: TranslationState = isVisibleText(typed) ? 'reviewed' : isTurned ? 'pending' : stored;
  const translation = isVisibleText(typed) ? String(typed) : isTurned ? undefined : known?.text;
  return { language, isTurned, state, translation };
}

/** Of the same text, wherever its row is now; else of the text that was at its place. */
export function storedFor(stored: readonly Reviewed[], path: string, text: string): Reviewed | undefined {
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
