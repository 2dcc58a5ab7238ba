import { z } from 'zod';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { StoredMedia } from './stored-media';

/** The collection has a document per media file, by key. */
export const MEDIA_FILES = 'media';

export const MediaDocument = z.object({
  picture: StoredMedia,
  /** These documents and revisions use the file; without any, it is deleted. */
  usedBy: z.array(z.string()).nonempty(),
  /** Only revisions use it. */
  inHistory: z.boolean().optional(),
  createdAt: FirestoreTimestamp,
});
export type MediaDocument = z.infer<typeof MediaDocument>;
