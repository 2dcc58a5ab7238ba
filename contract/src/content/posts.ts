import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { CategoryKey, comparable, Id, IsoDate, isInYears, limited } from '../fields';
import { comparableText } from '../invisible';
import { Cursor, cursorQuery, LinkedPagination, Pagination, pageQuery } from '../paging';
import { CATEGORY_MAX_LENGTH } from './categories';
import { field } from './fields/field';
import { richText, text } from './fields/texts';
import { figures, on } from './fields/values';
import { kind } from './kind';
import { onePicture, ResponsiveImage } from './pictures';
import {
  ADMIN_POSTS_PAGE_SIZE,
  POST_PATHS,
  POST_SEARCH_MAX_LENGTH,
  POST_STATES,
  POSTS_PAGE_SIZE,
} from './post-values';

/** The label of the unfiltered blog, in either language. */
const ALL_POSTS = /^(?:all|الكل)$/i;

/** A time in Doha: a day such as `2026-03-01`, or a minute such as `2026-03-01T08:00`, in digits of either language. */
const PostDate = figures(ERROR_MESSAGES.dateInvalid).pipe(
  z
    .union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 })], {
      error: ERROR_MESSAGES.dateInvalid,
    })
    // zod also allows UTC.
    .refine((date) => isInYears(date) && !date.endsWith('Z'), ERROR_MESSAGES.dateInvalid),
);

export const posts = kind({
  name: 'posts',
  path: 'blog-posts',
  fields: {
    title: text(200, { missing: ERROR_MESSAGES.titleRequired }),
    excerpt: text(500, { missing: ERROR_MESSAGES.excerptRequired }),
    content: richText(ERROR_MESSAGES.contentRequired).onPage(),
    /** Any text; the API stores the spelling that other posts have. */
    category: text(CATEGORY_MAX_LENGTH, { missing: ERROR_MESSAGES.categoryRequired })
      .check((name) =>
        name.refine(
          (typed) => !ALL_POSTS.test(comparableText(typed).replace(/\p{M}/gu, '')),
          ERROR_MESSAGES.categoryReserved,
        ),
      )
      .looks({ input: 'category' }),
    author: text(80, { missing: ERROR_MESSAGES.nameRequired }).blank('Admin').onPage(),
    date: field(PostDate, IsoDate, null, { input: 'moment' }),
    published: on().blank(false).private(),
  },
  pictures: onePicture,
});
export const {
  Entry: AdminPost,
  New: NewPost,
  read: readAdminPost,
  create: createPost,
  update: updatePost,
  remove: deletePost,
} = posts;
export type AdminPost = z.infer<typeof AdminPost>;

/** The words of the address of a post whose title is Arabic, once there is an English one. */
const slug = z.string().optional();
export const PostSummary = posts.Listed.extend({ slug });
export type PostSummary = z.infer<typeof PostSummary>;

export const Post = posts.Shown.extend({
  slug,
  /** The last edit; absent if there is none after `date`. */
  modified: IsoDate.optional(),
  /** Images that the content shows or links to. */
  contentPictures: z.array(ResponsiveImage),
});
export type Post = z.infer<typeof Post>;

/** A category that posts have. */
export const CustomCategory = PostSummary.pick({ category: true, translations: true });
export type CustomCategory = z.infer<typeof CustomCategory>;

export const PostQuery = z.object({
  ...pageQuery(POSTS_PAGE_SIZE),
  category: CategoryKey.optional(),
  after: Cursor.optional(),
  /** With the words of the texts, for a search. */
  words: z.literal('yes', ERROR_MESSAGES.invalidValue).optional(),
});

/** `words` are those of the text in both languages, folded for `foldSearch`, each once. */
const ListedPost = PostSummary.extend({ words: z.string().optional() });
export type ListedPost = z.infer<typeof ListedPost>;

export const publishPost = endpoint({
  method: 'PATCH',
  path: '/api/admin/blog-posts/:id/publish',
  access: 'content',
  params: z.object({ id: Id }),
  body: posts.Draft.pick({ published: true }),
  response: AdminPost,
});

export const PostState = z.enum(POST_STATES, { error: ERROR_MESSAGES.invalidValue });
export type PostState = z.infer<typeof PostState>;

export const AdminPostQuery = z.object({
  ...pageQuery(ADMIN_POSTS_PAGE_SIZE),
  ...cursorQuery,
  search: limited(comparable, POST_SEARCH_MAX_LENGTH, ERROR_MESSAGES.searchTooLong).default(''),
  state: PostState.optional(),
  category: PostQuery.shape.category,
});
export type AdminPostQuery = z.output<typeof AdminPostQuery>;

/** Returns the newest first. `after` is the previous page's `next`, which saves reading the pages before. */
export const listPosts = endpoint({
  method: 'GET',
  path: POST_PATHS.list,
  access: 'public',
  query: PostQuery,
  response: z.object({
    posts: z.array(ListedPost),
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
  path: '/api/admin/blog-posts',
  access: 'content',
  query: AdminPostQuery,
  response: z.object({
    posts: z.array(AdminPost),
    pagination: LinkedPagination.extend({ total: z.number().int().min(0) }),
    /** The categories of all posts; at most `MAX_CUSTOM_CATEGORIES`. */
    customCategories: z.array(z.string()),
  }),
});
