import type { Post, PostSummary } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { type StoredPicture, toPictured } from '../media/stored-picture';
import { fieldsOf, readDocument, readDocuments } from '../platform/documents';
import { type PageRequest, readPage } from '../platform/paging';
import { POSTS, PostDocument } from './document';

export type BlogStore = ReturnType<typeof createBlogStore>;

export interface PostPage {
  readonly posts: PostSummary[];
  /** The number on all pages. */
  readonly total: number;
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

const Shown = PostDocument.omit({ published: true, createdAt: true });
const Listed = Shown.omit({ author: true, content: true, contentPictures: true });

export function createBlogStore(db: Firestore) {
  const posts = db.collection(POSTS);
  const published = posts.where('published', '==', true);
  return {
    /** Published posts, newest first; of one category, or of all. */
    async list({ category, ...request }: PageRequest & { category?: string | undefined }): Promise<PostPage> {
      const query = category === undefined ? published : published.where('category', '==', category);
      const name = `published posts ${category ?? ''}`;
      const list = { name, query, timestamp: 'date', fields: fieldsOf(Listed) };
      const { snapshots, total, next } = await readPage(list, request);
      return { posts: readDocuments(Listed, snapshots).map(toPost), total, next };
    },

    /** `null` if it is missing or a draft. */
    async read(id: string): Promise<Post | null> {
      const snapshot = await posts.doc(id).get();
      const post = snapshot.get('published') === true ? readDocument(Shown, snapshot) : null;
      return post && { ...toPost(post), contentPictures: post.contentPictures.map(toPictured) };
    },
  };
}

function toPost<P extends { date: Date; picture?: StoredPicture | undefined }>({
  date,
  picture,
  ...post
}: P) {
  return { ...post, date: date.toISOString(), ...(picture && toPictured(picture)) };
}
