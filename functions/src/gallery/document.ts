import { GalleryImage } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredPicture, toPictured } from '../pictures/stored-picture';
import { Instant } from '../platform/instant';
import { searchPrefixes } from '../platform/search/words';

/** The collection of the image library. */
export const IMAGES = 'images';

export const ImageDocument = z.object({
  ...GalleryImage.omit({ id: true, url: true, picture: true }).shape,
  picture: StoredPicture,
  /** What the search of the panel finds the image by. */
  searchPrefixes: z.array(z.string()),
  createdAt: Instant,
});
export type ImageDocument = z.infer<typeof ImageDocument>;

/** An image with what the search needs to find it. */
export function toImageDocument(image: Omit<ImageDocument, 'searchPrefixes'>): ImageDocument {
  return ImageDocument.parse({ ...image, searchPrefixes: searchPrefixes(searchedTexts(image)) });
}

/** The texts of an image that are searched. */
export function searchedTexts({ title, altText }: Pick<ImageDocument, 'title' | 'altText'>): string[] {
  return [title, altText];
}

type Shown = Omit<ImageDocument, 'createdAt' | 'searchPrefixes'> & { readonly id: string };

/** What visitors see of an image. */
export function toGalleryImage({ picture: stored, ...image }: Shown): GalleryImage {
  const { image: url, picture } = toPictured(stored);
  return { ...image, url, picture };
}
