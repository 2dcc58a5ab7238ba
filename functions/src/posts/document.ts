import { Post } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredPicture } from '../media/stored-picture';
import { Instant } from '../platform/instant';

/** The collection of the blog's posts; their ids hold no hyphen. */
export const POSTS = 'posts';

export const PostDocument = z.object({
  ...Post.omit({ id: true, date: true, image: true, picture: true, contentPictures: true }).shape,
  picture: StoredPicture.optional(),
  /** Those that the content shows or links to. */
  contentPictures: z.array(StoredPicture).default([]),
  date: Instant,
  /** Whether visitors see it. */
  published: z.boolean(),
  createdAt: Instant,
});
export type PostDocument = z.infer<typeof PostDocument>;
