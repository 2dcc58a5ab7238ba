import { z } from 'zod';
import { toAsciiDigits } from '../digits';
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
import { copyFields, Edited, editFields } from '../history/edit';
import { ImagePath, ResponsiveImage } from '../images/schema';
import { comparableText } from '../invisible';
import { Cursor, cursorQuery, pageQuery } from '../paging';
import { publicTranslations, TranslationState } from '../translations/schema';
import {
  ADMIN_POSTS_PAGE_SIZE,
  BLOG_CATEGORY_MAX_LENGTH,
  POST_AUTHOR_MAX_LENGTH,
  POST_EXCERPT_MAX_LENGTH,
  POST_SEARCH_MAX_LENGTH,
  POST_STATES,
  POST_TITLE_MAX_LENGTH,
  POSTS_PAGE_SIZE,
} from './values';

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
});

export const AdminPost = z.object({
  ...PostSummary.omit({ translations: true }).shape,
  author: z.string(),
  content: z.string(),
  published: z.boolean(),
  /** A digest for optimistic locking: send it back with an update. */
  version: z.string(),
  edited: Edited.optional(),
  arabic: TranslationState,
});
export type AdminPost = z.infer<typeof AdminPost>;

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

export const PostDraft = z.object({
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
  published: z.boolean({ error: ERROR_MESSAGES.invalidValue }),
  date: PostDate,
  author: requiredLine(ERROR_MESSAGES.nameRequired, POST_AUTHOR_MAX_LENGTH),
  imagePath: ImagePath.optional(),
});
export type PostDraft = z.output<typeof PostDraft>;

export const NewPost = PostDraft.extend({
  published: PostDraft.shape.published.default(false),
  author: PostDraft.shape.author.default('Admin'),
  ...copyFields,
});

export type NewPost = z.output<typeof NewPost>;

/** Absent fields stay unchanged. */
export const PostChanges = PostDraft.partial().extend(editFields);
export type PostChanges = z.output<typeof PostChanges>;

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
