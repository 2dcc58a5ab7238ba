import { z } from 'zod';
import { endpoint } from '../endpoint';
import { SENTENCES } from '../error-messages';
import { Id } from '../fields';
import { DATA_WITH_PICTURE } from '../images/values';
import { Cursor, LinkedPagination, Pagination } from '../paging';
import { AdminPost, BlogPostQuery, NewPost, Post, PostChanges, PostQuery, PostSummary } from './schema';
import { ADMIN_POST_PATHS, POST_PATHS } from './values';

/**
 * A page of the published posts, newest first. A client that has the previous page sends its `next` as `after`: then nothing is
 * read twice, however far down the list.
 */
export const listPosts = endpoint({
  method: 'GET',
  path: POST_PATHS.list,
  access: 'public',
  query: PostQuery,
  reply: z.object({
    posts: z.array(PostSummary),
    pagination: Pagination.extend({ next: Cursor.optional() }),
  }),
});

/** A published post; 404 for a draft. */
export const getPost = endpoint({
  method: 'GET',
  path: POST_PATHS.item,
  access: 'public',
  params: z.object({ id: Id }),
  reply: Post,
});

/** Published posts and drafts, newest first. */
export const listBlogPosts = endpoint({
  method: 'GET',
  path: ADMIN_POST_PATHS.list,
  access: 'admin',
  query: BlogPostQuery,
  reply: z.object({
    posts: z.array(AdminPost),
    pagination: LinkedPagination.extend({ total: z.number().int().min(0) }),
  }),
});

export const readBlogPost = endpoint({
  method: 'GET',
  path: ADMIN_POST_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  reply: AdminPost,
});

export const createBlogPost = endpoint({
  method: 'POST',
  path: ADMIN_POST_PATHS.list,
  access: 'admin',
  body: NewPost,
  multipart: DATA_WITH_PICTURE,
  reply: AdminPost,
});

/** 409 when the post is no longer at the `version` that was edited. */
export const updateBlogPost = endpoint({
  method: 'PATCH',
  path: ADMIN_POST_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  body: PostChanges,
  multipart: DATA_WITH_PICTURE,
  reply: AdminPost,
});

export const publishBlogPost = endpoint({
  method: 'PATCH',
  path: ADMIN_POST_PATHS.publish,
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.object({ published: z.boolean({ error: SENTENCES.invalidValue }) }),
  reply: AdminPost,
});

export const deleteBlogPost = endpoint({
  method: 'DELETE',
  path: ADMIN_POST_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
});
