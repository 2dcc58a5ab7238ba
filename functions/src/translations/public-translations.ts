import { type EntryKind, textsOf, translationsOf } from '@alnafitha/contract';
import type { z } from 'zod';
import type { TranslatedDocument } from './originals';

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
  const translations = translationsOf(textsOf(name, document), document);
  const isEmpty = Object.keys(translations).length === 0;
  return isEmpty ? {} : { translations: shownTranslations.parse(translations) };
}

/** Returns paths for a query's `select`. */
export function translationFields(fields: readonly string[]): string[] {
  return fields.map((field) => `translations.${field}`);
}
