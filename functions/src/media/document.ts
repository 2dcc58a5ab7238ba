import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { StoredMedia } from './stored-media';

/** Documents of the bucket's files, by key. */
export const MEDIA_FILES = 'media';

export const MediaDocument = z.object({
  picture: StoredMedia,
  /** The paths of documents and revisions; without any, the file is deleted. */
  usedBy: z.array(z.string()).nonempty(),
  /** Only revisions use it. */
  inHistory: z.boolean().optional(),
  createdAt: FirestoreTimestamp,
});
export type MediaDocument = z.infer<typeof MediaDocument>;
