import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { Id } from '../fields';
import { MULTIPART_WITH_IMAGE } from '../images/values';
import { Cursor, LinkedPagination, Pagination } from '../paging';
import {
  AdminPost,
  AdminPostQuery,
  CustomCategory,
  NewPost,
  Post,
  PostChanges,
  PostQuery,
  PostSummary,
} from './schema';
import { ADMIN_POST_PATHS, POST_PATHS } from './values';

/** Returns the newest first. `after` is the previous page's `next`, which saves reading the pages before. */
export const listPosts = endpoint({
  method: 'GET',
  path: POST_PATHS.list,
  access: 'public',
  query: PostQuery,
  response: z.object({
    posts: z.array(PostSummary),
    pagination: Pagination.extend({ next: Cursor.optional() }),
    /** The categories of all published posts; at most `MAX_CUSTOM_CATEGORIES`. */
    customCategories: z.array(CustomCategory),
  }),
});

/** Responds 404 for a draft or a scheduled post. */
export const getPost = endpoint({
  method: 'GET',
  path: POST_PATHS.item,
  access: 'public',
  params: z.object({ id: Id }),
  response: Post,
});

/** Returns posts in any state, newest first. `search` matches word prefixes in title, excerpt, category and author. */
export const listAdminPosts = endpoint({
  method: 'GET',
  path: ADMIN_POST_PATHS.list,
  access: 'admin',
  query: AdminPostQuery,
  response: z.object({
    posts: z.array(AdminPost),
    pagination: LinkedPagination.extend({ total: z.number().int().min(0) }),
    /** The categories of all posts; at most `MAX_CUSTOM_CATEGORIES`. */
    customCategories: z.array(z.string()),
  }),
});

export const readAdminPost = endpoint({
  method: 'GET',
  path: ADMIN_POST_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: AdminPost,
});

export const createPost = endpoint({
  method: 'POST',
  path: ADMIN_POST_PATHS.list,
  access: 'admin',
  body: NewPost,
  multipart: MULTIPART_WITH_IMAGE,
  response: AdminPost,
});

/** Responds 409 when `version` is not current. */
export const updatePost = endpoint({
  method: 'PATCH',
  path: ADMIN_POST_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  body: PostChanges,
  multipart: MULTIPART_WITH_IMAGE,
  response: AdminPost,
});

export const publishPost = endpoint({
  method: 'PATCH',
  path: ADMIN_POST_PATHS.publish,
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.object({ published: z.boolean({ error: ERROR_MESSAGES.invalidValue }) }),
  response: AdminPost,
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: ADMIN_POST_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});
