import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IsoDate } from './fields';
import { Cursor, Pagination, pageQuery } from './paging';
import { Pictured } from './pictures';
import { BLOG_PAGE_SIZE } from './posts';
import { SENTENCES } from './sentences';

export const BLOG_CATEGORY_MAX_LENGTH = 60;

export const PostSummary = z.object({
  id: Id,
  title: z.string(),
  excerpt: z.string(),
  ...Pictured.partial().shape,
  category: z.string(),
  date: IsoDate,
});
export type PostSummary = z.infer<typeof PostSummary>;

export const Post = z.object({
  ...PostSummary.shape,
  author: z.string(),
  /** Of the elements that the API lets in: paragraphs, headings, lists, links, quotes, code, figures. */
  content: z.string(),
  /** Those that the content shows or links to. */
  contentPictures: z.array(Pictured),
});
export type Post = z.infer<typeof Post>;

/**
 * A page of the published posts, newest first. Who comes from the page before sends its `next` as `after`:
 * then nothing is read twice, however far down the list.
 */
export const listPosts = endpoint({
  method: 'GET',
  path: '/api/blog',
  access: 'public',
  query: z.object({
    ...pageQuery(BLOG_PAGE_SIZE),
    category: z
      .string({ error: SENTENCES.categoryUnknown })
      .min(1, SENTENCES.categoryUnknown)
      .max(BLOG_CATEGORY_MAX_LENGTH, SENTENCES.categoryUnknown)
      .optional(),
    after: Cursor.optional(),
  }),
  reply: z.object({
    posts: z.array(PostSummary),
    pagination: Pagination.extend({ next: Cursor.optional() }),
  }),
});

/** A published post; 404 for a draft. */
export const getPost = endpoint({
  method: 'GET',
  path: '/api/blog/:id',
  access: 'public',
  params: z.object({ id: Id }),
  reply: Post,
});
