import { type AdminImage, ImageDraft, SENTENCES } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';

/** What the fields of an image hold, in the upload dialog and when it is edited. */
export type ImageValues = z.input<typeof ImageDraft>;

export const IMAGE_FIELDS = ['title', 'altText', 'category', 'subCategories'] as const;

/** For a new image, which takes its title from its file where none is given. */
export const resolveDraft = resolverOf(ImageDraft);

/** For an image that is there already. */
export const resolveChanges = resolverOf(
  ImageDraft.refine(({ title }) => title !== '', { path: ['title'], error: SENTENCES.titleRequired }),
);

/** An alternative text that only repeats the title is left empty, which stands for the same. */
export function valuesOf({ title, altText, category, subCategories }: AdminImage): ImageValues {
  return { title, altText: altText === title ? '' : altText, category, subCategories };
}

/** By a schema; sub-categories that were chosen before another category was are left out. */
function resolverOf(schema: typeof ImageDraft) {
  const resolve = zodResolver(schema);
  const resolveKept: typeof resolve = ({ subCategories, ...values }, ...rest) =>
    resolve({ ...values, ...(values.category === 'Portfolio' && { subCategories }) }, ...rest);
  return resolveKept;
}
