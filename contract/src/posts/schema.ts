import { z } from 'zod';
import { SENTENCES } from '../error-messages';
import { Id, IsoDate, line } from '../fields';
import { ImagePath, Pictured } from '../images/schema';
import { Cursor, pageQuery, placeQuery } from '../paging';
import {
  BLOG_CATEGORY_MAX_LENGTH,
  BLOG_PAGE_SIZE,
  BLOG_POSTS_PAGE_SIZE,
  POST_AUTHOR_MAX_LENGTH,
  POST_CONTENT_MAX_LENGTH,
  POST_EXCERPT_MAX_LENGTH,
  POST_TITLE_MAX_LENGTH,
} from './values';

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
  /** HTML of the elements in `RICH_TEXT_TAGS`. */
  content: z.string(),
  /** The images that the content shows or links to. */
  contentPictures: z.array(Pictured),
});
export type Post = z.infer<typeof Post>;

export const PostQuery = z.object({
  ...pageQuery(BLOG_PAGE_SIZE),
  category: z
    .string({ error: SENTENCES.categoryUnknown })
    .min(1, SENTENCES.categoryUnknown)
    .max(BLOG_CATEGORY_MAX_LENGTH, SENTENCES.categoryUnknown)
    .optional(),
  after: Cursor.optional(),
});

/** A post as administrators see it, published or not. */
export const AdminPost = z.object({
  ...PostSummary.shape,
  author: z.string(),
  content: z.string(),
  published: z.boolean(),
  /** Changes with every write; sent back with an update, so that nobody overwrites what they have not seen. */
  version: z.string(),
});
export type AdminPost = z.infer<typeof AdminPost>;

const required = (missing: string, maxLength: number, tooLong: string) =>
  line(missing).pipe(z.string().min(1, missing).max(maxLength, tooLong));

export const PostDraft = z.object({
  title: required(SENTENCES.titleRequired, POST_TITLE_MAX_LENGTH, SENTENCES.titleTooLong),
  excerpt: required(SENTENCES.excerptRequired, POST_EXCERPT_MAX_LENGTH, SENTENCES.textTooLong),
  /** HTML; the API strips elements that are not in `RICH_TEXT_TAGS`. */
  content: z
    .string({ error: SENTENCES.contentRequired })
    .trim()
    .min(1, SENTENCES.contentRequired)
    .max(POST_CONTENT_MAX_LENGTH, SENTENCES.textTooLong),
  /** One of `BLOG_CATEGORIES`, or one of the author's own. */
  category: required(SENTENCES.categoryRequired, BLOG_CATEGORY_MAX_LENGTH, SENTENCES.textTooLong),
  published: z.boolean({ error: SENTENCES.invalidValue }),
  /** A day in Doha, `YYYY-MM-DD`; Firestore has no year 0. */
  date: z.iso.date({ error: SENTENCES.dateInvalid }).refine((day) => day > '0001', SENTENCES.dateInvalid),
  author: required(SENTENCES.nameRequired, POST_AUTHOR_MAX_LENGTH, SENTENCES.textTooLong),
  imagePath: ImagePath.optional(),
});
export type PostDraft = z.output<typeof PostDraft>;

export const NewPost = PostDraft.extend({
  published: PostDraft.shape.published.default(false),
  author: PostDraft.shape.author.default('Admin'),
});

/** Absent fields stay unchanged. Without `version`, the last write wins. */
export const PostChanges = PostDraft.partial().extend({
  version: z.string({ error: SENTENCES.invalidValue }).max(100, SENTENCES.invalidValue).optional(),
});
export type PostChanges = z.output<typeof PostChanges>;

export const BlogPostQuery = z.object({ ...pageQuery(BLOG_POSTS_PAGE_SIZE), ...placeQuery });
export type BlogPostQuery = z.output<typeof BlogPostQuery>;
