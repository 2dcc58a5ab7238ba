import {
  BLOG_ARABIC,
  type ContentKind,
  comparableText,
  slugify,
  textsOf,
  withoutExtension,
} from '@alnafitha/contract';
import type { DocumentData } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Find } from '../media/library';
import { readableKey } from '../media/stored-media';
import { searchPrefixes } from '../platform/search/tokens';
import { imageKeysIn } from '../rich-text/sanitize-content';
import {
  languagesOutside,
  originalsOf,
  type TranslatedDocument,
  textOf,
  translationState,
} from '../translations/originals';

/** The review queue queries it. */
export const STATE_FIELD = 'translationState';
/** The languages in which texts are to be checked, and those in which they are missing. */
export const TO_CHECK_FIELD = 'toCheck';
export const MISSING_FIELD = 'missing';

/** Returns a document as it is stored, and the keys of the images that its content shows or links to. */
export async function withDerived(kind: ContentKind, document: TranslatedDocument, find: Find) {
  const articles = textsOf(kind, document).filter(({ unit }) => unit === 'html');
  const html = articles.flatMap(({ field, text }) => [text, document.translations[field]?.text ?? '']);
  const contentKeys = imageKeysIn(html.join(' '));
  const images = await Promise.all(contentKeys.map(find));
  const contentPictures = images.filter((image) => image !== null);
  const stored: DocumentData = {
    ...document,
    ...('contentPictures' in document && { contentPictures }),
    ...derivedFields(kind, document),
  };
  return { stored, contentKeys };
}

/** What queries need of a document: computed from its other fields, and again whenever a text is translated. */
export function derivedFields(kind: ContentKind, document: TranslatedDocument): DocumentData {
  return {
    [STATE_FIELD]: translationState(kind, document),
    [TO_CHECK_FIELD]: languagesOutside(kind, document, ['reviewed']),
    [MISSING_FIELD]: languagesOutside(kind, document, ['outdated', 'machine', 'reviewed']),
    ...FURTHER_FIELDS[kind]?.(document),
  };
}

const FURTHER_FIELDS: Partial<Record<ContentKind, (document: TranslatedDocument) => DocumentData>> = {
  posts: (post) => ({ searchPrefixes: searchPrefixes(textsOfPost(post)), ...slugOfPost(post) }),
  images(document) {
    const image = DescribedImage.parse(document);
    return {
      searchPrefixes: searchPrefixes([image.title, image.altText]),
      described: isDescribed(image),
    };
  },
};

/** Of an Arabic title, as soon as there is an English one; it stays. */
function slugOfPost(post: TranslatedDocument): DocumentData {
  const english = originalsOf('posts', post).find(({ field, to }) => field === 'title' && to === 'en');
  const slug = textOf(post, 'slug') || slugify(english?.translation?.text ?? '');
  return slug ? { slug } : {};
}

/** The texts that find a post, in both languages. */
export function textsOfPost(post: TranslatedDocument): string[] {
  return ['title', 'excerpt', 'category', 'author'].flatMap((field) => {
    const text = textOf(post, field);
    return [text, post.translations[field]?.text ?? BLOG_ARABIC[text] ?? ''];
  });
}

const DescribedImage = z.object({
  title: z.string(),
  altText: z.string(),
  picture: z.object({ key: z.string() }),
});

/** Whether a text is only another, in another case, punctuation or extension. */
export const isSameText = (text: string, other: string): boolean => fold(text) === fold(other);

/** Returns false for a blank alt text, or the title or file name in another case, punctuation or extension. */
export function isDescribed({ title, altText, picture }: z.output<typeof DescribedImage>): boolean {
  return !['', fold(title), fold(readableKey(picture.key))].includes(fold(altText));
}

function fold(text: string): string {
  return comparableText(withoutExtension(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
