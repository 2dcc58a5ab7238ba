import { Post, storedTranslations, TRANSLATED_FIELDS } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredEdit } from '../content/revisions';
import { StoredMedia } from '../media/stored-media';
import { fieldsOf } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { translationFields } from '../translations/public-translations';

/** Post ids contain no hyphen. */
export const POSTS = 'posts';

export const PostDocument = z.object({
  ...Post.omit({
    id: true,
    date: true,
    modified: true,
    image: true,
    picture: true,
    contentPictures: true,
    translations: true,
  }).shape,
  picture: StoredMedia.optional(),
  /** Images that the content shows or links to. */
  contentPictures: z.array(StoredMedia).default([]),
  date: FirestoreTimestamp,
  published: z.boolean(),
  translations: storedTranslations(TRANSLATED_FIELDS.posts),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type PostDocument = z.infer<typeof PostDocument>;

/** The last edit after the post's date. */
export function modifiedAt({ date, edited }: Pick<PostDocument, 'date' | 'edited'>): Date | undefined {
  return edited && edited.at > date ? edited.at : undefined;
}

export const PostSummaryFields = PostDocument.pick({
  title: true,
  excerpt: true,
  category: true,
  picture: true,
  date: true,
  translations: true,
});
export const POST_SUMMARY_FIELDS = [
  ...fieldsOf(PostSummaryFields.omit({ translations: true })),
  ...translationFields(['title', 'excerpt', 'category']),
];
