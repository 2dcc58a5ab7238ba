import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { StoredMedia } from './stored-media';

/** Documents of the bucket's files, by key. */
export const MEDIA_FILES = 'pictures';

export const MediaDocument = z.object({
  picture: StoredMedia,
  /** The paths of documents; without any, the file is deleted. */
  usedBy: z.array(z.string()).nonempty(),
  createdAt: FirestoreTimestamp,
});
export type MediaDocument = z.infer<typeof MediaDocument>;
