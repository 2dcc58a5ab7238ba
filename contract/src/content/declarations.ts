import { type Language, otherLanguage } from '../languages';
import { fromKeys } from '../records';
import { BLOCK_FIELDS } from './blocks/schema';
import type { Fields } from './fields/field';
import { leavesOf } from './fields/walk';
import { images } from './images';
import { type ContentKind, ENTRY_KINDS, type EntryKind } from './kinds';
import { posts } from './posts';
import { projects } from './projects';
import { services } from './services';
import type { ChosenLanguages } from './stored-translations';
import { testimonials } from './testimonials';
import { languageOf } from './text-language';
import type { TranslationUnit } from './translation-values';

/** The kinds whose entries are added and deleted, as they are declared. */
export const DECLARATIONS = { posts, projects, services, testimonials, images } as const satisfies Record<
  EntryKind,
  { readonly fields: Fields }
>;

/** The fields of each kind. Those of a block have the same names and types in all blocks. */
export const FIELDS: Readonly<Record<ContentKind, readonly Fields[]>> = {
  ...fromKeys(ENTRY_KINDS, (kind) => [DECLARATIONS[kind].fields]),
  blocks: Object.values(BLOCK_FIELDS),
};

export interface Text {
  /** The name of the field, or its path. */
  readonly field: string;
  readonly unit: TranslationUnit;
  /** Plain text, HTML, or a list's items in lines. */
  readonly text: string;
}

/** The texts of a document that are translated. */
export function textsOf(kind: ContentKind, values: object): Text[] {
  const leaves = FIELDS[kind].flatMap((fields) => leavesOf(fields, values));
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

/** The translations of a document that visitors see, by language and field. */
export function translationsOf(
  kind: ContentKind,
  document: TranslatedDocument,
): Partial<Record<Language, Record<string, string | string[]>>> {
  const translations: Partial<Record<Language, Record<string, string | string[]>>> = {};
  for (const text of textsOf(kind, document)) {
    const language = languageOf(text, document);
    const translation = document.translations[text.field]?.text;
    if (!language || translation === undefined) continue;
    const to = otherLanguage(language);
    const shown = text.unit === 'lines' ? translation.split('\n') : translation;
    translations[to] = { ...translations[to], [text.field]: shown };
  }
  return translations;
}
