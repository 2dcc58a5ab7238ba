import type { Post, PostSummary } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { type StoredMedia, toResponsiveImage } from '../media/stored-media';
import { parseDocument, parseDocuments } from '../platform/documents';
import { type PageRequest, readPage } from '../platform/paging';
import type { TranslatedDocument } from '../translations/originals';
import { publicTranslations } from '../translations/public-translations';
import { POST_SUMMARY_FIELDS, POSTS, PostDocument, PostSummaryFields } from './document';

export type PostStore = ReturnType<typeof createPostStore>;

export interface PostPage {
  readonly posts: PostSummary[];
  /** The number on all pages. */
  readonly total: number;
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

const PostFields = PostDocument.omit({ published: true, createdAt: true });
export function createPostStore(db: Firestore) {
  const posts = db.collection(POSTS);
  const published = posts.where('published', '==', true);
  return {
    /** Published posts, newest first; of one category, or of all. */
    async list({ category, ...request }: PageRequest & { category?: string | undefined }): Promise<PostPage> {
      const query = category === undefined ? published : published.where('category', '==', category);
      const name = `published posts ${category ?? ''}`;
      const list = { name, query, timestamp: 'date', fields: POST_SUMMARY_FIELDS };
      const { snapshots, total, next } = await readPage(list, request);
      return { posts: parseDocuments(PostSummaryFields, snapshots).map(toPost), total, next };
    },

    /** `null` if it is missing or a draft. */
    async read(id: string): Promise<Post | null> {
      const snapshot = await posts.doc(id).get();
      const post = snapshot.get('published') === true ? parseDocument(PostFields, snapshot) : null;
      return post && { ...toPost(post), contentPictures: post.contentPictures.map(toResponsiveImage) };
    },
  };
}

type Fields = TranslatedDocument & { readonly date: Date; readonly picture?: StoredMedia | undefined };

function toPost<P extends Fields>(document: P) {
  const { date, picture: image, translations: _own, ...post } = document;
  return {
    ...post,
    date: date.toISOString(),
    ...(image && toResponsiveImage(image)),
    ...publicTranslations('posts', document),
  };
}
