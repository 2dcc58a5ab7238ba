import { z } from 'zod';
import { Instant } from '../platform/instant';
import { StoredPicture } from './stored-picture';

/** The collection of media files in the bucket, by key. */
export const PICTURES = 'pictures';

export const PictureDocument = z.object({
  picture: StoredPicture,
  /** The paths of the documents that use it. Without any, it is deleted. */
  usedBy: z.array(z.string()).nonempty(),
  createdAt: Instant,
});
export type PictureDocument = z.infer<typeof PictureDocument>;
