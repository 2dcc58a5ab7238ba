import { getPost, listPosts, paginate, SENTENCES } from '@alnafitha/contract';
import { found } from '../platform/errors';
import { type Route, sharedRoute } from '../platform/route';
import type { BlogStore } from './store';

export function blogRoutes(store: BlogStore): Route[] {
  return [
    sharedRoute(listPosts, async ({ query }) => {
      const { posts, total, next } = await store.list(query);
      return { posts, pagination: { ...paginate(total, query.limit), next } };
    }),
    sharedRoute(getPost, async ({ params }) => found(await store.read(params.id), SENTENCES.postNotFound)),
  ];
}
