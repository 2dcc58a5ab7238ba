import {
  type AdminPost,
  BLOG_CATEGORIES,
  dateInDoha,
  dayInDoha,
  ERROR_MESSAGES,
  minuteInDoha,
  PostDraft,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { ContentForm } from '../content/content-dialog';
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

function valuesOf(post: AdminPost | undefined): PostValues {
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

/** ISO 8601; the current time without a valid date. */
export function dateOf(date: string): string {
  const [day = '', time = ''] = date.split('T');
  const typed = dateInDoha(day, time);
  return (Number.isNaN(typed.getTime()) ? new Date() : typed).toISOString();
}

/** The day for an unchanged date, and for a new post of now. */
function sentDate(date: string, base: AdminPost | undefined): string {
  const stored = base && new Date(base.date);
  if (stored && date === localMinute(stored)) return dayInDoha(stored);
  const now = new Date();
  return date || (stored ? localMinute(now) : dayInDoha(now));
}

/** The form's texts in a post's format. */
export function textsOf(values: PostValues) {
  const { title, excerpt, content } = values;
  return { title, excerpt, content, category: categoryOf(values) };
}

export const postForm = {
  resolver: zodResolver(PostValues),
  valuesOf,
  // A copy is a draft of today.
  valuesOfCopy: (post) => ({ ...valuesOf(post), published: false, date: '' }),
  shownOf({ customCategory, ...values }) {
    return { ...values, ...textsOf({ customCategory, ...values }) };
  },
  draftOf(values, base) {
    const { imagePath, files } = imageChangeOf(values, base?.image);
    const body = {
      ...textsOf(values),
      published: values.published,
      date: sentDate(values.date, base),
      author: base?.author ?? NEW_AUTHOR,
      imagePath,
    };
    return { body, files };
  },
  fields: ['title', 'excerpt', 'content', 'category', 'customCategory', 'date', 'file'],
  fieldOf(path, { category }) {
    if (path === 'image' || path === 'imagePath') return 'file';
    return path === 'category' && category === CUSTOM_CATEGORY ? 'customCategory' : path;
  },
  texts: {
    create: {
      title: 'New Blog Post',
      saved: 'The blog post was created.',
      failed: 'Failed to create blog post',
    },
    edit: {
      title: 'Edit Blog Post',
      saved: 'The blog post was updated.',
      failed: 'Failed to update blog post',
    },
  },
} satisfies ContentForm<AdminPost, PostValues, PostValues, object>;
