import { type Language, otherLanguage } from '../languages';
import type { Fields } from './fields/field';
import { leavesOf } from './fields/walk';
import type { ChosenLanguages } from './stored-translations';
import { languageOf } from './text-language';
import type { TranslationUnit } from './translation-values';

export interface Text {
  /** The name of the field, or its path. */
  readonly field: string;
  readonly unit: TranslationUnit;
  /** Plain text, HTML, or a list's items in lines. */
  readonly text: string;
}

/** The texts of some fields that are translated. */
export function textsIn(declared: readonly Fields[], values: object): Text[] {
  const leaves = declared.flatMap((fields) => leavesOf(fields, values));
  const texts = leaves.flatMap(({ path, field: { unit }, value }): [string, Text][] => {
    if (unit === null || value === undefined) return [];
    if (Array.isArray(value)) return [[path, { field: path, unit, text: value.join('\n') }]];
    return typeof value === 'string' ? [[path, { field: path, unit, text: value }]] : [];
  });
  return [...new Map(texts).values()];
}

interface TranslatedDocument {
  readonly translations: Readonly<Partial<Record<string, { readonly text: string }>>>;
  readonly chosenLanguages?: ChosenLanguages | undefined;
}

/** The translations of texts that visitors see, by language and field. */
export function translationsOf(
  texts: readonly Text[],
  document: TranslatedDocument,
): Partial<Record<Language, Record<string, string | string[]>>> {
  const translations: Partial<Record<Language, Record<string, string | string[]>>> = {};
  for (const text of texts) {
    const language = languageOf(text, document);
    const translation = document.translations[text.field]?.text;
    if (!language || translation === undefined) continue;
    const to = otherLanguage(language);
    const shown = text.unit === 'lines' ? translation.split('\n') : translation;
    translations[to] = { ...translations[to], [text.field]: shown };
  }
  return translations;
}
