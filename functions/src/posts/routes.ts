import {
  createPost,
  deletePost,
  ERROR_MESSAGES,
  getPost,
  listAdminPosts,
  listPosts,
  paginate,
  publishPost,
  readAdminPost,
  updatePost,
} from '@alnafitha/contract';
import { processUploadedImage } from '../media/chosen-image';
import { foundOr404 } from '../platform/errors';
import { cacheableRoute, type Route, route } from '../platform/route';
import { sanitizeContent } from '../rich-text/sanitize-content';
import type { AdminPostStore } from './admin-store';
import type { PostStore } from './store';

export function postRoutes(store: PostStore, adminStore: AdminPostStore): Route[] {
  return [
    cacheableRoute(listPosts, async ({ query }) => {
      const { total, next, ...lists } = await store.list(query);
      return { ...lists, pagination: { ...paginate(total, query.limit), next } };
    }),
    cacheableRoute(getPost, async ({ params }) =>
      foundOr404(await store.read(params.id), ERROR_MESSAGES.postNotFound),
    ),
    route(listAdminPosts, async ({ query }) => {
      const { posts, total, next, previous } = await adminStore.list(query);
      return { posts, pagination: { ...paginate(total, query.limit), total, next, previous } };
    }),
    route(readAdminPost, async ({ params }) =>
      foundOr404(await adminStore.read(params.id), ERROR_MESSAGES.postNotFound),
    ),
    route(createPost, async ({ body, files }) => {
      const content = await sanitizeContent(body.content);
      return adminStore.create({ ...body, content }, await processUploadedImage(files));
    }),
    route(updatePost, async ({ params, body, files }) => {
      const cleaned = body.content === undefined ? {} : { content: await sanitizeContent(body.content) };
      return adminStore.update(params.id, { ...body, ...cleaned }, await processUploadedImage(files));
    }),
    route(publishPost, ({ params, body }) => adminStore.update(params.id, body)),
    route(deletePost, async ({ params }) => {
      await adminStore.remove(params.id);
      return { id: params.id };
    }),
  ];
}
