import { fromKeys } from '../records';
import { BLOCK_FIELDS } from './blocks/schema';
import type { Fields } from './fields/field';
import { images } from './images';
import { type ContentKind, ENTRY_KINDS, type EntryKind } from './kinds';
import { posts } from './posts';
import { projects } from './projects';
import { services } from './services';
import { testimonials } from './testimonials';
import { type Text, textsIn } from './texts';

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

/** The texts of a document that are translated. */
export const textsOf = (kind: ContentKind, values: object): Text[] => textsIn(FIELDS[kind], values);
