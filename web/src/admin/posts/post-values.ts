import { type AdminPost, BLOG_CATEGORIES, dayInDoha, ERROR_MESSAGES, PostDraft } from '@alnafitha/contract';
import { z } from 'zod';
import { isTooLarge } from '../ui/form/acceptable-images';

/** The default author. */
export const NEW_AUTHOR = 'Admin';

export const CUSTOM_CATEGORY = 'Custom Category';

const { title, excerpt, content, published } = PostDraft.shape;

export const PostValues = z
  .object({
    title,
    excerpt,
    content,
    published,
    category: z.string().min(1, ERROR_MESSAGES.categoryRequired),
    /** Used if `category` is `CUSTOM_CATEGORY`. */
    customCategory: z.string(),
    /** URL of the current or new image; blank for none. */
    image: z.string(),
    /** A new file, which takes precedence over `image`. */
    file: z.custom<File | null>().refine((file) => !file || !isTooLarge(file), ERROR_MESSAGES.imageTooLarge),
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
  'file',
] as const satisfies readonly (keyof PostValues)[];

export function valuesOf(post: AdminPost | undefined): PostValues {
  if (!post) {
    const texts = { title: '', excerpt: '', content: '', category: '', customCategory: '', image: '' };
    return { ...texts, file: null, published: false };
  }
  const { title, excerpt, content, published, image = '' } = post;
  const isListed = BLOG_CATEGORIES.some((category) => category === post.category);
  return {
    ...{ title, excerpt, content, published, image, file: null },
    category: isListed ? post.category : CUSTOM_CATEGORY,
    customCategory: isListed ? '' : post.category,
  };
}

function categoryOf({ category, customCategory }: PostValues): string {
  return category === CUSTOM_CATEGORY ? customCategory.trim() : category;
}

/** The request body; contains the image only if it differs from that of `base`. */
export function draftOf(values: PostValues, base: AdminPost | undefined) {
  const { published, image, file } = values;
  const imagePath = !file && image !== (base?.image ?? '') ? image : undefined;
  return {
    ...textsOf(values),
    published,
    date: dayInDoha(base ? new Date(base.date) : new Date()),
    author: base?.author ?? NEW_AUTHOR,
    ...(imagePath !== undefined && { imagePath }),
  };
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
