import {
  type EntryKind,
  type Localizable,
  type Localized,
  localize,
  TRANSLATED_FIELDS,
  textLanguage,
} from '@alnafitha/contract';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../language-context';

const KEY = 'translations';

/** Localizes entries by stored translation, else by dictionary, else by the API (the original until then). */
export function useLocalized<T extends Localizable>(kind: EntryKind, entries: readonly T[]): Localized<T>[] {
  const { language } = useLanguage();
  const fields = TRANSLATED_FIELDS[kind];
  const untranslated = entries.map((entry) => {
    const stored = entry.translations?.[language] ?? {};
    return Object.entries(entry).filter(
      (field): field is [string, string | string[]] =>
        field[0] in fields && !Object.hasOwn(stored, field[0]) && isText(field[1]),
    );
  });
  const translateText = useTranslatedTexts(
    untranslated.flatMap((texts) => texts.flatMap(([, text]) => text)),
  );
  return entries.map((entry, index) => {
    const texts = untranslated[index]?.map(([field, text]) => [
      field,
      typeof text === 'string' ? translateText(text) : text.map(translateText),
    ]);
    return { ...localize(entry, language), ...Object.fromEntries(texts ?? []) };
  });
}

/** Translates texts without a stored translation: by dictionary, else by the API. */
export function useTranslatedTexts(texts: readonly string[]): (text: string) => string {
  const { language, has, translateIfKnown } = useLanguage();
  const isRequested = (text: string) => !has(text) && textLanguage(text) === 'en';
  const requested = language === 'ar' ? texts.filter(isRequested) : [];
  const { data } = useQuery({
    queryKey: [KEY, ...requested],
    // The module is lazy, because most pages have no such text.
    queryFn: async () => (await import('./request-translations')).requestTranslations(requested),
    enabled: requested.length > 0,
    // Requests failed texts again after a switch of language.
    staleTime: 0,
  });
  return (text) => data?.get(text) ?? translateIfKnown(text);
}

export function useIsTranslating(): boolean {
  return useIsFetching({ queryKey: [KEY] }) > 0;
}

/** Excludes the parsed HTML of a post. */
function isText(value: unknown): boolean {
  return (
    (typeof value === 'string' && value !== '') ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}
