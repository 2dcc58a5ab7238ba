import { z } from 'zod';
import { Instant } from '../platform/instant';
import { StoredPicture } from './stored-picture';

/** The collection of all pictures in the bucket, by their keys. */
export const PICTURES = 'pictures';

export const PictureDocument = z.object({
  picture: StoredPicture,
  /** The paths of the documents that show it. Without any, it is deleted. */
  usedBy: z.array(z.string()).nonempty(),
  createdAt: Instant,
});
export type PictureDocument = z.infer<typeof PictureDocument>;
