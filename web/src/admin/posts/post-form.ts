import {
  type AdminPost,
  dateInDoha,
  dayInDoha,
  ERROR_MESSAGES,
  minuteInDoha,
  posts,
} from '@alnafitha/contract';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { type FormPart, kindForm } from '../content/form/kind-form';
import { formImage, imagePart } from '../images/form-image';
import { CUSTOM_CATEGORY } from '../ui/use-categories';

/** The default author. */
const NEW_AUTHOR = 'Admin';

const schema = {
  category: z.string().min(1, ERROR_MESSAGES.categoryRequired),
  /** Used if `category` is `CUSTOM_CATEGORY`. */
  customCategory: z.string(),
  ...formImage,
  /** Date and time in Doha; blank for now. */
  date: z.literal('').or(posts.sent.date),
};

/** What the form has besides the post's fields. */
const further: FormPart<AdminPost> = {
  schema,
  check({ category, customCategory }, context) {
    if (category !== CUSTOM_CATEGORY) return;
    const { error } = posts.sent.category.safeParse(customCategory);
    for (const { message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['customCategory'], message });
  },
  fields: ['category', 'customCategory', 'date', ...imagePart.fields],
  valuesOf(post) {
    const { category = '', date } = post ?? {};
    return {
      category,
      customCategory: '',
      ...imagePart.valuesOf(post),
      date: date ? localMinute(new Date(date)) : '',
    };
  },
  shownOf: (values) => ({ ...values, category: categoryOf(values), customCategory: undefined }),
  draftOf(values, base) {
    const { body, files } = imagePart.draftOf(values, base);
    return {
      body: {
        category: categoryOf(values),
        date: sentDate(values.date, base),
        author: base?.author ?? NEW_AUTHOR,
        ...body,
      },
      files,
    };
  },
  fieldOf: (path, { category }) =>
    path === 'category' && category === CUSTOM_CATEGORY ? 'customCategory' : imagePart.fieldOf(path, {}),
};

function categoryOf({ category, customCategory }: FieldValues): string {
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

const { title, content, excerpt, published } = posts.fields;

export const postForm = kindForm({
  fields: { title, excerpt, content, published },
  part: further,
  // A copy is a draft of today.
  copy: { published: false, date: '' },
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
});
