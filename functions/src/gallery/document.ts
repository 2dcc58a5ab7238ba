import { GalleryImage } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredPicture } from '../pictures/stored-picture';
import { Instant } from '../platform/instant';

/** The collection of the image library. */
export const IMAGES = 'images';

export const ImageDocument = z.object({
  ...GalleryImage.omit({ id: true, url: true, picture: true }).shape,
  picture: StoredPicture,
  createdAt: Instant,
});
export type ImageDocument = z.infer<typeof ImageDocument>;
