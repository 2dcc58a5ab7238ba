import {
  comparableText,
  GalleryImage,
  storedTranslations,
  TRANSLATED_FIELDS,
  withoutExtension,
} from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readableKey, StoredMedia, toResponsiveImage } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { searchPrefixes } from '../platform/search/tokens';

/** The collection of the image library. */
export const IMAGES = 'images';

export const ImageDocument = z.object({
  ...GalleryImage.omit({ id: true, url: true, picture: true, translations: true }).shape,
  picture: StoredMedia,
  /** The prefixes for the panel's search. */
  searchPrefixes: z.array(z.string()),
  /** The result of `isDescribed`, stored so that it can be queried and counted. */
  described: z.boolean(),
  translations: storedTranslations(TRANSLATED_FIELDS.images),
  createdAt: FirestoreTimestamp,
});
export type ImageDocument = z.infer<typeof ImageDocument>;

/** Restricts a query to images without a description. */
export function whereUndescribed(images: Query): Query {
  return images.where('described', '==', false);
}

/** The fields of an image without the derived ones. */
export const PlainImage = ImageDocument.omit({ searchPrefixes: true, described: true });
export type PlainImage = z.infer<typeof PlainImage>;

/** An image with the derived fields for the panel's search and filter. */
export function toImageDocument(image: PlainImage): ImageDocument {
  return ImageDocument.parse({
    ...image,
    searchPrefixes: searchPrefixes(searchedTexts(image)),
    described: isDescribed(image),
  });
}

/**
 * Whether the alternative text says more than the title and the file name. It does not if it is blank, or the
 * same as one of them apart from case, punctuation and the file extension.
 */
export function isDescribed({ title, altText, picture }: Pick<PlainImage, 'title' | 'altText' | 'picture'>) {
  return !['', fold(title), fold(readableKey(picture.key))].includes(fold(altText));
}

function fold(text: string): string {
  return comparableText(withoutExtension(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The searched texts of an image. */
export function searchedTexts({ title, altText }: Pick<ImageDocument, 'title' | 'altText'>): string[] {
  return [title, altText];
}

type GalleryFields = Omit<PlainImage, 'createdAt' | 'translations'> & { readonly id: string };

/** The public fields of an image. A typed text may end in a file extension, which is not shown. */
export function toGalleryImage({ picture: stored, title, altText, ...image }: GalleryFields): GalleryImage {
  const { image: url, picture } = toResponsiveImage(stored);
  return { ...image, url, picture, title: withoutExtension(title), altText: withoutExtension(altText) };
}
