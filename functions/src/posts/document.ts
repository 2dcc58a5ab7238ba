import { Post } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredPicture } from '../media/stored-picture';
import { Instant } from '../platform/instant';

/** The collection of posts; their ids contain no hyphen. */
export const POSTS = 'posts';

export const PostDocument = z.object({
  ...Post.omit({ id: true, date: true, image: true, picture: true, contentPictures: true }).shape,
  picture: StoredPicture.optional(),
  /** The images that the content shows or links to. */
  contentPictures: z.array(StoredPicture).default([]),
  date: Instant,
  /** Whether it is public. */
  published: z.boolean(),
  createdAt: Instant,
});
export type PostDocument = z.infer<typeof PostDocument>;
