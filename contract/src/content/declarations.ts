import { fromKeys } from '../records';
import { BLOCK_FIELDS } from './blocks/schema';
import type { Fields } from './fields/field';
import { leavesOf } from './fields/walk';
import { images } from './images';
import { type ContentKind, ENTRY_KINDS, type EntryKind } from './kinds';
import { posts } from './posts';
import { projects } from './projects';
import { services } from './services';
import { testimonials } from './testimonials';
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
