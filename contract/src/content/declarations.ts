import { BLOCK_FIELDS } from './blocks/schema';
import type { Fields } from './fields/field';
import { leavesOf } from './fields/walk';
import { images } from './images';
import type { ContentKind } from './kinds';
import { posts } from './posts';
import { projects } from './projects';
import { services } from './services';
import { testimonials } from './testimonials';
import type { TranslationUnit } from './translation-values';

/** The fields of each kind. Those of a block have the same names and types in all blocks. */
export const FIELDS: Readonly<Record<ContentKind, readonly Fields[]>> = {
  posts: [posts.fields],
  projects: [projects.fields],
  services: [services.fields],
  testimonials: [testimonials.fields],
  images: [images.fields],
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
