import { BLOG_CATEGORIES, categoryKey, MAX_CUSTOM_CATEGORIES } from '@alnafitha/contract';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { translationFields } from '../translations/public-translations';
import { PostDocument } from './document';

export const CategoryFields = PostDocument.pick({ category: true, translations: true });

/** Each query skips to the next category, so the reads grow with the categories, not with the posts. */
export async function postPerCategory(posts: Query): Promise<QueryDocumentSnapshot[]> {
  const next = posts
    .where('category', 'not-in', BLOG_CATEGORIES)
    .orderBy('category')
    .select('category', ...translationFields(['category']))
    .limit(1);
  const snapshots: QueryDocumentSnapshot[] = [];
  while (snapshots.length < MAX_CUSTOM_CATEGORIES) {
    const last = snapshots.at(-1);
    const { docs } = await (last ? next.startAfter(last.get('category')) : next).get();
    if (!docs[0]) break;
    snapshots.push(docs[0]);
  }
  return snapshots;
}

/** Ignores spelling, see `categoryKey`. */
export function withCategory(posts: readonly QueryDocumentSnapshot[], category: string) {
  return posts.find((post) => categoryKey(String(post.get('category'))) === categoryKey(category));
}
