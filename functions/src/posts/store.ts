import { isLive, type Post, suggestedCategory } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { type StoredMedia, toResponsiveImage } from '../media/stored-media';
import { parseDocument, parseDocuments } from '../platform/documents';
import { type PageRequest, readPage } from '../platform/paging';
import type { TranslatedDocument } from '../translations/originals';
import { publicTranslations } from '../translations/public-translations';
import { CategoryFields, postPerCategory, withCategory } from './categories';
import { modifiedAt, POST_SUMMARY_FIELDS, POSTS, PostDocument, PostSummaryFields } from './document';
import { whereLive } from './live';

export type PostStore = ReturnType<typeof createPostStore>;

const PostFields = PostDocument.omit({ createdAt: true });

export function createPostStore(db: Firestore, clock: () => Date) {
  const posts = db.collection(POSTS);

  /** Reads a post of any state. */
  async function readSaved(id: string): Promise<(Post & { readonly published: boolean }) | null> {
    const post = parseDocument(PostFields, await posts.doc(id).get());
    return post && { ...toPost(post), contentPictures: post.contentPictures.map(toResponsiveImage) };
  }

  return {
    readSaved,

    async list({ category, ...request }: PageRequest & { category?: string | undefined }) {
      const live = whereLive(posts, clock());
      const custom = postPerCategory(live);
      const readPosts = async () => {
        const name =
          category &&
          (suggestedCategory(category) ?? withCategory(await custom, category)?.get('category') ?? category);
        const query = name ? live.where('category', '==', name) : live;
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

    /** Returns `null` for a missing post, a draft, or a scheduled post. */
    async read(id: string): Promise<Post | null> {
      const post = await readSaved(id);
      return post && isLive(post, clock()) ? post : null;
    },
  };
}

type Fields = TranslatedDocument & {
  readonly date: Date;
  readonly picture?: StoredMedia | undefined;
  readonly edited?: PostDocument['edited'];
};

function toPost<P extends Fields>(document: P) {
  const { date, picture: image, translations: _texts, edited, ...post } = document;
  const modified = modifiedAt({ date, edited });
  return {
    ...post,
    date: date.toISOString(),
    ...(modified && { modified: modified.toISOString() }),
    ...(image && toResponsiveImage(image)),
    ...publicTranslations('posts', document),
  };
}
