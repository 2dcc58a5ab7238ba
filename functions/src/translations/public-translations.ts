import type { EntryKind, Language } from '@alnafitha/contract';
import type { z } from 'zod';
import { originalsOf, type TranslatedDocument } from './originals';

/** A kind whose texts visitors see translated. */
export interface TranslatedKind<Translations> {
  readonly name: EntryKind;
  readonly shownTranslations: z.ZodType<Translations>;
}

/** The translations that visitors see; absent without any. */
export function publicTranslations<T>(
  { name, shownTranslations }: TranslatedKind<T>,
  document: TranslatedDocument,
): { readonly translations?: T } {
  const translations: Partial<Record<Language, Record<string, string | string[]>>> = {};
  for (const { field, unit, to, translation } of originalsOf(name, document)) {
    if (!translation) continue;
    const { text } = translation;
    translations[to] = { ...translations[to], [field]: unit === 'lines' ? text.split('\n') : text };
  }
  const isEmpty = Object.keys(translations).length === 0;
  return isEmpty ? {} : { translations: shownTranslations.parse(translations) };
}

/** Returns paths for a query's `select`. */
export function translationFields(fields: readonly string[]): string[] {
  return fields.map((field) => `translations.${field}`);
}
