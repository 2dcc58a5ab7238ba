import { z } from 'zod';
import { toAsciiDigits } from '../digits';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import {
  comparable,
  Id,
  IsoDate,
  isInYears,
  limited,
  line,
  multiline,
  POST_CONTENT_MAX_LENGTH,
  required,
} from '../fields';
import { comparableText } from '../invisible';
import { Cursor, cursorQuery, LinkedPagination, Pagination, pageQuery } from '../paging';
import { MULTIPART_WITH_IMAGE } from './image-values';
import { ImagePath, ResponsiveImage } from './images';
import { kind } from './kind';
import {
  ADMIN_POSTS_PAGE_SIZE,
  BLOG_CATEGORY_MAX_LENGTH,
  POST_AUTHOR_MAX_LENGTH,
  POST_EXCERPT_MAX_LENGTH,
  POST_PATHS,
  POST_SEARCH_MAX_LENGTH,
  POST_STATES,
  POST_TITLE_MAX_LENGTH,
  POSTS_PAGE_SIZE,
} from './post-values';
import { publicTranslations } from './translations';

const PostSummaryTexts = z.object({ title: z.string(), excerpt: z.string(), category: z.string() });
/** `content` is HTML of `RICH_TEXT_TAGS`. */
const PostTexts = PostSummaryTexts.extend({ author: z.string(), content: z.string() });

export const PostSummary = z.object({
  id: Id,
  ...PostSummaryTexts.shape,
  ...ResponsiveImage.partial().shape,
  date: IsoDate,
  translations: publicTranslations(PostSummaryTexts),
});
export type PostSummary = z.infer<typeof PostSummary>;

export const Post = z.object({
  ...PostSummary.shape,
  ...PostTexts.shape,
  /** The last edit; absent if there is none after `date`. */
  modified: IsoDate.optional(),
  /** Images that the content shows or links to. */
  contentPictures: z.array(ResponsiveImage),
  translations: publicTranslations(PostTexts),
});
export type Post = z.infer<typeof Post>;

/** A category that is not one of `BLOG_CATEGORIES`. */
export const CustomCategory = z.object({
  category: z.string(),
  translations: publicTranslations(PostSummaryTexts.pick({ category: true })),
});
export type CustomCategory = z.infer<typeof CustomCategory>;

export const PostQuery = z.object({
  ...pageQuery(POSTS_PAGE_SIZE),
  category: z
    .string({ error: ERROR_MESSAGES.categoryUnknown })
    .min(1, ERROR_MESSAGES.categoryUnknown)
    .max(BLOG_CATEGORY_MAX_LENGTH, ERROR_MESSAGES.categoryUnknown)
    .optional(),
  after: Cursor.optional(),
  /** With the words of the texts, for a search. */
  words: z.literal('yes', ERROR_MESSAGES.invalidValue).optional(),
});

/** `words` are those of the text in both languages, folded for `foldSearch`, each once. */
const ListedPost = PostSummary.extend({ words: z.string().optional() });
export type ListedPost = z.infer<typeof ListedPost>;

const requiredLine = (missing: string, maxLength: Parameters<typeof tooLong>[0]) =>
  required(line, missing, maxLength, tooLong(maxLength));

/** The label of the unfiltered blog, in either language. */
const ALL_POSTS = /^(?:all|الكل)$/i;

/** A time in Doha: a day such as `2026-03-01`, or a minute such as `2026-03-01T08:00`, in digits of either language. */
const PostDate = comparable(ERROR_MESSAGES.dateInvalid)
  .transform(toAsciiDigits)
  .pipe(
    z
      .union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 })], {
        error: ERROR_MESSAGES.dateInvalid,
      })
      // zod also allows UTC.
      .refine((date) => isInYears(date) && !date.endsWith('Z'), ERROR_MESSAGES.dateInvalid),
  );

const published = z.boolean({ error: ERROR_MESSAGES.invalidValue });
const author = requiredLine(ERROR_MESSAGES.nameRequired, POST_AUTHOR_MAX_LENGTH);

/** Absent fields of changes stay unchanged. */
export const {
  Entry: AdminPost,
  Draft: PostDraft,
  New: NewPost,
  Changes: PostChanges,
  read: readAdminPost,
  create: createPost,
  update: updatePost,
  remove: deletePost,
} = kind({
  name: 'blog-posts',
  entry: {
    ...PostSummary.omit({ id: true, translations: true }).shape,
    author: z.string(),
    content: z.string(),
    published: z.boolean(),
  },
  draft: {
    title: requiredLine(ERROR_MESSAGES.titleRequired, POST_TITLE_MAX_LENGTH),
    excerpt: requiredLine(ERROR_MESSAGES.excerptRequired, POST_EXCERPT_MAX_LENGTH),
    /** The API strips elements that are not in `RICH_TEXT_TAGS`. */
    content: required(
      multiline,
      ERROR_MESSAGES.contentRequired,
      POST_CONTENT_MAX_LENGTH,
      ERROR_MESSAGES.textTooLong,
    ),
    /** Any text; the API stores the spelling that other posts have. */
    category: requiredLine(ERROR_MESSAGES.categoryRequired, BLOG_CATEGORY_MAX_LENGTH).refine(
      (name) => !ALL_POSTS.test(comparableText(name).replace(/\p{M}/gu, '')),
      ERROR_MESSAGES.categoryReserved,
    ),
    published,
    date: PostDate,
    author,
    imagePath: ImagePath.optional(),
  },
  defaults: { published: published.default(false), author: author.default('Admin') },
  multipart: MULTIPART_WITH_IMAGE,
});
export type AdminPost = z.infer<typeof AdminPost>;
export type PostDraft = z.output<typeof PostDraft>;
export type NewPost = z.output<typeof NewPost>;
export type PostChanges = z.output<typeof PostChanges>;

export const publishPost = endpoint({
  method: 'PATCH',
  path: '/api/admin/blog-posts/:id/publish',
  access: 'admin',
  params: z.object({ id: Id }),
  body: z.object({ published }),
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
  access: 'admin',
  query: AdminPostQuery,
  response: z.object({
    posts: z.array(AdminPost),
    pagination: LinkedPagination.extend({ total: z.number().int().min(0) }),
    /** The categories of all posts; at most `MAX_CUSTOM_CATEGORIES`. */
    customCategories: z.array(z.string()),
  }),
});
