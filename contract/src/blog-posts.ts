import { z } from 'zod';
import { BLOG_CATEGORY_MAX_LENGTH, PostSummary } from './blog';
import { endpoint } from './endpoint';
import { Id, line } from './fields';
import { LinkedPagination, pageQuery, placeQuery } from './paging';
import { DATA_WITH_PICTURE, ImagePath } from './pictures';
import { SENTENCES } from './sentences';

export const BLOG_POSTS_PAGE_SIZE = 10;
export const POST_TITLE_MAX_LENGTH = 200;
export const POST_EXCERPT_MAX_LENGTH = 500;
/** Of the HTML, in characters. */
export const POST_CONTENT_MAX_LENGTH = 200_000;
export const POST_AUTHOR_MAX_LENGTH = 80;

/** A post as an administrator works it, published or not. */
export const AdminPost = z.object({
  ...PostSummary.shape,
  author: z.string(),
  content: z.string(),
  published: z.boolean(),
  /** Differs after every change; sent back with an update, so that nobody overwrites what they have not seen. */
  version: z.string(),
});
export type AdminPost = z.infer<typeof AdminPost>;

const required = (missing: string, maxLength: number, tooLong: string) =>
  line(missing).pipe(z.string().min(1, missing).max(maxLength, tooLong));

export const PostDraft = z.object({
  title: required(SENTENCES.titleRequired, POST_TITLE_MAX_LENGTH, SENTENCES.titleTooLong),
  excerpt: required(SENTENCES.excerptRequired, POST_EXCERPT_MAX_LENGTH, SENTENCES.textTooLong),
  /** HTML; the API keeps the elements that it knows and drops the rest. */
  content: z
    .string({ error: SENTENCES.contentRequired })
    .trim()
    .min(1, SENTENCES.contentRequired)
    .max(POST_CONTENT_MAX_LENGTH, SENTENCES.textTooLong),
  /** One of `BLOG_CATEGORIES`, or one of the author's own. */
  category: required(SENTENCES.categoryRequired, BLOG_CATEGORY_MAX_LENGTH, SENTENCES.textTooLong),
  published: z.boolean({ error: SENTENCES.invalidValue }),
  /** A day in Doha, `YYYY-MM-DD`; the database knows no year 0. */
  date: z.iso.date({ error: SENTENCES.dateInvalid }).refine((day) => day > '0001', SENTENCES.dateInvalid),
  author: required(SENTENCES.nameRequired, POST_AUTHOR_MAX_LENGTH, SENTENCES.textTooLong),
  imagePath: ImagePath.optional(),
});
export type PostDraft = z.output<typeof PostDraft>;

const NewPost = PostDraft.extend({
  published: PostDraft.shape.published.default(false),
  author: PostDraft.shape.author.default('Admin'),
});

/** What is absent stays as it was. Without `version`, the last to save wins. */
export const PostChanges = PostDraft.partial().extend({
  version: z.string({ error: SENTENCES.invalidValue }).max(100, SENTENCES.invalidValue).optional(),
});
export type PostChanges = z.output<typeof PostChanges>;

export const BlogPostQuery = z.object({ ...pageQuery(BLOG_POSTS_PAGE_SIZE), ...placeQuery });
export type BlogPostQuery = z.output<typeof BlogPostQuery>;

/** Published posts and drafts, newest first. */
export const listBlogPosts = endpoint({
  method: 'GET',
  path: '/api/admin/blog-posts',
  access: 'admin',
  query: BlogPostQuery,
  reply: z.object({
    posts: z.array(AdminPost),
    pagination: LinkedPagination.extend({ total: z.number().int().min(0) }),
  }),
});

export const readBlogPost = endpoint({
  method: 'GET',
  path: '/api/admin/blog-posts/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: AdminPost,
});

export const createBlogPost = endpoint({
  method: 'POST',
  path: '/api/admin/blog-posts',
  access: 'admin',
  body: NewPost,
  multipart: DATA_WITH_PICTURE,
  reply: AdminPost,
});

/** 409 when the post is no longer the `version` that the change was made to. */
export const updateBlogPost = endpoint({
  method: 'PATCH',
  path: '/api/admin/blog-posts/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  body: PostChanges,
  multipart: DATA_WITH_PICTURE,
  reply: AdminPost,
});

export const publishBlogPost = endpoint({
  method: 'PATCH',
  path: '/api/admin/blog-posts/:id/publish',
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.object({ published: z.boolean({ error: SENTENCES.invalidValue }) }),
  reply: AdminPost,
});

export const deleteBlogPost = endpoint({
  method: 'DELETE',
  path: '/api/admin/blog-posts/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
});
