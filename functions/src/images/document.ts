import {
  comparableText,
  GalleryImage,
  storedTranslations,
  TRANSLATED_FIELDS,
  withoutExtension,
} from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { StoredEdit } from '../history/revisions';
import { readableKey, StoredMedia, toResponsiveImage } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { searchPrefixes } from '../platform/search/tokens';

export const IMAGES = 'images';

export const ImageDocument = z.object({
  ...GalleryImage.omit({ id: true, url: true, picture: true, translations: true }).shape,
  picture: StoredMedia,
  searchPrefixes: z.array(z.string()),
  described: z.boolean(),
  translations: storedTranslations(TRANSLATED_FIELDS.images),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ImageDocument = z.infer<typeof ImageDocument>;

export function whereUndescribed(images: Query): Query {
  return images.where('described', '==', false);
}

export const PlainImage = ImageDocument.omit({ searchPrefixes: true, described: true });
export type PlainImage = z.infer<typeof PlainImage>;

export function toImageDocument(image: PlainImage): ImageDocument {
  return ImageDocument.parse({
    ...image,
    searchPrefixes: searchPrefixes(searchedTexts(image)),
    described: isDescribed(image),
  });
}

/** Returns false for a blank alt text, or the title or file name in another case, punctuation or extension. */
export function isDescribed({ title, altText, picture }: Pick<PlainImage, 'title' | 'altText' | 'picture'>) {
  return !['', fold(title), fold(readableKey(picture.key))].includes(fold(altText));
}

function fold(text: string): string {
  return comparableText(withoutExtension(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

export function searchedTexts({ title, altText }: Pick<ImageDocument, 'title' | 'altText'>): string[] {
  return [title, altText];
}

type GalleryFields = Omit<PlainImage, 'createdAt' | 'edited' | 'translations'> & { readonly id: string };

/** Hides the file extension of a typed text. */
export function toGalleryImage({ picture: stored, title, altText, ...image }: GalleryFields): GalleryImage {
  const { image: url, picture } = toResponsiveImage(stored);
  return { ...image, url, picture, title: withoutExtension(title), altText: withoutExtension(altText) };
}
