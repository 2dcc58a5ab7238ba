import { type CustomCategory, type Post, type PostSummary, suggestedCategory } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { type StoredMedia, toResponsiveImage } from '../media/stored-media';
import { parseDocument, parseDocuments } from '../platform/documents';
import { type PageRequest, readPage } from '../platform/paging';
import type { TranslatedDocument } from '../translations/originals';
import { publicTranslations } from '../translations/public-translations';
import { CategoryFields, postPerCategory, withCategory } from './categories';
import { POST_SUMMARY_FIELDS, POSTS, PostDocument, PostSummaryFields } from './document';

export type PostStore = ReturnType<typeof createPostStore>;

export interface PostPage {
  readonly posts: PostSummary[];
  readonly total: number;
  readonly next: string | undefined;
  readonly customCategories: CustomCategory[];
}

const PostFields = PostDocument.omit({ published: true, createdAt: true, edited: true });
export function createPostStore(db: Firestore) {
  const posts = db.collection(POSTS);
  const published = posts.where('published', '==', true);
  return {
    async list({ category, ...request }: PageRequest & { category?: string | undefined }): Promise<PostPage> {
      const custom = postPerCategory(published);
      const readPosts = async () => {
        const name =
          category &&
          (suggestedCategory(category) ?? withCategory(await custom, category)?.get('category') ?? category);
        const query = name ? published.where('category', '==', name) : published;
        const list = {
          name: `published posts ${name ?? ''}`,
          query,
          timestamp: 'date',
          fields: POST_SUMMARY_FIELDS,
        };
        return readPage(list, request);
      };
      const [categories, { snapshots, total, next }] = await Promise.all([custom, readPosts()]);
      return {
        posts: parseDocuments(PostSummaryFields, snapshots).map(toPost),
        total,
        next,
        customCategories: parseDocuments(CategoryFields, categories).map((post) => ({
          category: post.category,
          ...publicTranslations('posts', post),
        })),
      };
    },

    /** `null` for a missing post or a draft. */
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
