import {
  type AdminPost,
  BLOG_CATEGORIES,
  dateInDoha,
  dayInDoha,
  ERROR_MESSAGES,
  minuteInDoha,
  PostDraft,
} from '@alnafitha/contract';
import { z } from 'zod';
import { formImage, imageChangeOf } from '../images/form-image';

/** The default author. */
export const NEW_AUTHOR = 'Admin';

export const CUSTOM_CATEGORY = 'Custom Category';

const { title, excerpt, content, published, date } = PostDraft.shape;

export const PostValues = z
  .object({
    title,
    excerpt,
    content,
    published,
    /** Date and time in Doha; blank for now. */
    date: z.literal('').or(date),
    category: z.string().min(1, ERROR_MESSAGES.categoryRequired),
    /** Used if `category` is `CUSTOM_CATEGORY`. */
    customCategory: z.string(),
    ...formImage,
  })
  .check(
    z.superRefine(({ category, customCategory }, { addIssue }) => {
      if (category !== CUSTOM_CATEGORY) return;
      const { error } = PostDraft.shape.category.safeParse(customCategory);
      for (const { message } of error?.issues ?? []) {
        addIssue({ code: 'custom', path: ['customCategory'], message });
      }
    }),
  );
export type PostValues = z.input<typeof PostValues>;

/** Fields that can show the API's issues. */
export const POST_FIELDS = [
  'title',
  'excerpt',
  'content',
  'category',
  'customCategory',
  'date',
  'file',
] as const satisfies readonly (keyof PostValues)[];

export function valuesOf(post: AdminPost | undefined): PostValues {
  if (!post) {
    const texts = {
      title: '',
      excerpt: '',
      content: '',
      category: '',
      customCategory: '',
      image: '',
      date: '',
    };
    return { ...texts, file: null, published: false };
  }
  const { title, excerpt, content, published, image = '' } = post;
  const isListed = BLOG_CATEGORIES.some((category) => category === post.category);
  return {
    title,
    excerpt,
    content,
    published,
    image,
    file: null,
    date: localMinute(new Date(post.date)),
    category: isListed ? post.category : CUSTOM_CATEGORY,
    customCategory: isListed ? '' : post.category,
  };
}

function categoryOf({ category, customCategory }: PostValues): string {
  return category === CUSTOM_CATEGORY ? customCategory.trim() : category;
}

/** Date and time in Doha, in the format of a `datetime-local` input. */
function localMinute(instant: Date): string {
  return minuteInDoha(instant).replace(' ', 'T');
}

/** A draft of today. */
export function valuesOfCopy(post: AdminPost): PostValues {
  return { ...valuesOf(post), published: false, date: '' };
}

/** ISO 8601; the current time without a valid date. */
export function dateOf(date: string): string {
  const [day = '', time = ''] = date.split('T');
  const typed = dateInDoha(day, time);
  return (Number.isNaN(typed.getTime()) ? new Date() : typed).toISOString();
}

/** The request body and the files. */
export function draftOf(values: PostValues, base: AdminPost | undefined) {
  const { imagePath, files } = imageChangeOf(values, base?.image);
  const body = {
    ...textsOf(values),
    published: values.published,
    date: sentDate(values.date, base),
    author: base?.author ?? NEW_AUTHOR,
    imagePath,
  };
  return { body, files };
}

/** The day for an unchanged date, and for a new post of now. */
function sentDate(date: string, base: AdminPost | undefined): string {
  const stored = base && new Date(base.date);
  if (stored && date === localMinute(stored)) return dayInDoha(stored);
  const now = new Date();
  return date || (stored ? localMinute(now) : dayInDoha(now));
}

/** The values in the format of a post. */
export function shownOf({ customCategory, ...values }: PostValues) {
  return { ...values, ...textsOf({ customCategory, ...values }) };
}

/** The form's texts in a post's format. */
export function textsOf(values: PostValues) {
  const { title, excerpt, content } = values;
  return { title, excerpt, content, category: categoryOf(values) };
}

/** The field of an API issue. */
export function fieldOf(path: string, { category }: PostValues): string {
  if (path === 'image' || path === 'imagePath') return 'file';
  return path === 'category' && category === CUSTOM_CATEGORY ? 'customCategory' : path;
}
