import { GalleryImage, storedTranslations, TRANSLATED_FIELDS, withoutExtension } from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { StoredEdit } from '../content/revisions';
import { StoredMedia, toResponsiveImage } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

export const IMAGES = 'images';

export const ImageDocument = z.object({
  ...GalleryImage.omit({ id: true, url: true, picture: true, translations: true }).shape,
  picture: StoredMedia,
  translations: storedTranslations(TRANSLATED_FIELDS.images),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ImageDocument = z.infer<typeof ImageDocument>;

/** Images whose stored `described` is false. */
export function whereUndescribed(images: Query): Query {
  return images.where('described', '==', false);
}

type GalleryFields = Omit<ImageDocument, 'createdAt' | 'edited' | 'translations'> & { readonly id: string };

/** Hides the file extension of a typed text. */
export function toGalleryImage({ picture: stored, title, altText, ...image }: GalleryFields): GalleryImage {
  const { image: url, picture } = toResponsiveImage(stored);
  return { ...image, url, picture, title: withoutExtension(title), altText: withoutExtension(altText) };
}
