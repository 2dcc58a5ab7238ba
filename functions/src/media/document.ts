import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { StoredMedia } from './stored-media';

/** The collection of media files in the bucket, by key. */
export const MEDIA_FILES = 'pictures';

export const MediaDocument = z.object({
  picture: StoredMedia,
  /** The paths of the documents that use it. Without any, it is deleted. */
  usedBy: z.array(z.string()).nonempty(),
  createdAt: FirestoreTimestamp,
});
export type MediaDocument = z.infer<typeof MediaDocument>;
