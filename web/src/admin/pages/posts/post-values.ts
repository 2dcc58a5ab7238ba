import { type AdminPost, BLOG_CATEGORIES, PostDraft, SENTENCES } from '@alnafitha/contract';
import { z } from 'zod';
import { isTooLarge } from '../../ui/form/picture-field';

/** Who writes the posts of the panel. */
export const NEW_AUTHOR = 'Admin';

/** Stands in the list of categories for one that the author names. */
export const CUSTOM_CATEGORY = 'Custom Category';

const { title, excerpt, content, published } = PostDraft.shape;

/** A post as the form holds it. */
export const PostValues = z
  .object({
    title,
    excerpt,
    content,
    published,
    category: z.string().min(1, SENTENCES.categoryRequired),
    /** Counts where `category` is `CUSTOM_CATEGORY`. */
    customCategory: z.string(),
    /** The address of the picture that the post has, or is to have; blank for none. */
    image: z.string(),
    /** A new picture, which goes before `image`. */
    file: z.custom<File | null>().refine((file) => !file || !isTooLarge(file), SENTENCES.pictureTooLarge),
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

/** Where issues of the API can be shown. */
export const POST_FIELDS = [
  'title',
  'excerpt',
  'content',
  'category',
  'customCategory',
  'file',
] as const satisfies readonly (keyof PostValues)[];

/** What the form begins with. */
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

/** What is sent to save the form: of the picture only what changes it. `base` is the post as it is stored. */
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

/** The texts of the form, as a post has them. */
export function textsOf(values: PostValues) {
  const { title, excerpt, content } = values;
  return { title, excerpt, content, category: categoryOf(values) };
}

/** The field that an issue of the API concerns. */
export function fieldOf(path: string, { category }: PostValues): string {
  if (path === 'image' || path === 'imagePath') return 'file';
  return path === 'category' && category === CUSTOM_CATEGORY ? 'customCategory' : path;
}

/** `YYYY-MM-DD`, by the company's clock. */
function dayInDoha(instant: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Qatar',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(instant);
}
