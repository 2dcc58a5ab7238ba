import { Post, storedTranslations, TRANSLATED_FIELDS } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredMedia } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

/** The collection of posts; their ids contain no hyphen. */
export const POSTS = 'posts';

export const PostDocument = z.object({
  ...Post.omit({
    id: true,
    date: true,
    image: true,
    picture: true,
    contentPictures: true,
    translations: true,
  }).shape,
  picture: StoredMedia.optional(),
  /** The images that the content shows or links to. */
  contentPictures: z.array(StoredMedia).default([]),
  date: FirestoreTimestamp,
  /** Whether it is public. */
  published: z.boolean(),
  translations: storedTranslations(TRANSLATED_FIELDS.posts),
  createdAt: FirestoreTimestamp,
});
export type PostDocument = z.infer<typeof PostDocument>;
