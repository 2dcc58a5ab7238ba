import { GalleryImage, withoutExtension } from '@alnafitha/contract';
import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readableKey, StoredPicture, toPictured } from '../media/stored-picture';
import { Instant } from '../platform/instant';
import { searchPrefixes } from '../platform/search/words';

/** The collection of the image library. */
export const IMAGES = 'images';

export const ImageDocument = z.object({
  ...GalleryImage.omit({ id: true, url: true, picture: true }).shape,
  picture: StoredPicture,
  /** What the search of the panel finds the image by. */
  searchPrefixes: z.array(z.string()),
  /** As `isDescribed` has it; kept because only what is kept can be counted and searched. */
  described: z.boolean(),
  createdAt: Instant,
});
export type ImageDocument = z.infer<typeof ImageDocument>;

/** Of the images that a query finds, those without a description. */
export function undescribed(images: Query): Query {
  return images.where('described', '==', false);
}

/** What an image is, without what follows from it. */
export const PlainImage = ImageDocument.omit({ searchPrefixes: true, described: true });
export type PlainImage = z.infer<typeof PlainImage>;

/** An image with what the search and the filter of the panel need to find it. */
export function toImageDocument(image: PlainImage): ImageDocument {
  return ImageDocument.parse({
    ...image,
    searchPrefixes: searchPrefixes(searchedTexts(image)),
    described: isDescribed(image),
  });
}

/**
 * Whether the alternative text tells more than the title and the name of the file do. It does not where it is blank, or the
 * same as one of them apart from case, punctuation and the ending of a file.
 */
export function isDescribed({ title, altText, picture }: Pick<PlainImage, 'title' | 'altText' | 'picture'>) {
  return !['', fold(title), fold(readableKey(picture.key))].includes(fold(altText));
}

function fold(text: string): string {
  return withoutExtension(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The texts of an image that are searched. */
export function searchedTexts({ title, altText }: Pick<ImageDocument, 'title' | 'altText'>): string[] {
  return [title, altText];
}

type Shown = Omit<PlainImage, 'createdAt'> & { readonly id: string };

/** What visitors see of an image. Titles that were once made of a file's name may still end like one. */
export function toGalleryImage({ picture: stored, title, altText, ...image }: Shown): GalleryImage {
  const { image: url, picture } = toPictured(stored);
  return { ...image, url, picture, title: withoutExtension(title), altText: withoutExtension(altText) };
}
