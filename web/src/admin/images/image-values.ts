import { type AdminImage, ERROR_MESSAGES, ImageDraft } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';

/** The form values of an image, for upload and edit. */
export type ImageValues = z.input<typeof ImageDraft>;

export const IMAGE_FIELDS = ['title', 'altText', 'category', 'subCategories'] as const;

/** For a new image, whose default title comes from its file. */
export const resolveDraft = resolverOf(ImageDraft);

/** For an existing image. */
export const resolveChanges = resolverOf(
  ImageDraft.refine(({ title }) => title !== '', { path: ['title'], error: ERROR_MESSAGES.titleRequired }),
);

/** An alternative text that repeats the title is shown as empty, which means the same. */
export function valuesOf({ title, altText, category, subCategories }: AdminImage): ImageValues {
  return { title, altText: altText === title ? '' : altText, category, subCategories };
}

/** Validates by a schema, without sub-categories of another category. */
function resolverOf(schema: typeof ImageDraft) {
  const resolve = zodResolver(schema);
  const resolveStored: typeof resolve = ({ subCategories, ...values }, ...rest) =>
    resolve({ ...values, ...(values.category === 'Portfolio' && { subCategories }) }, ...rest);
  return resolveStored;
}
