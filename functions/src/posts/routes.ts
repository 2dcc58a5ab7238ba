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
import type { EditorOf } from '../content/editor';
import { processUploadedImage } from '../media/chosen-image';
import { foundOr404 } from '../platform/errors';
import { cacheableRoute, type Route, route } from '../platform/route';
import { paginationOf } from '../platform/search/search-page';
import { sanitizeContent } from '../rich-text/sanitize-content';
import type { AdminPostStore } from './admin-store';
import type { PostStore } from './store';

export function postRoutes(store: PostStore, adminStore: AdminPostStore, editorOf: EditorOf): Route[] {
  return [
    cacheableRoute(listPosts, async ({ query }) => {
      const { total, next, ...lists } = await store.list(query);
      return { ...lists, pagination: { ...paginate(total, query.limit), next } };
    }),
    cacheableRoute(getPost, async ({ params }) =>
      foundOr404(await store.read(params.id), ERROR_MESSAGES.postNotFound),
    ),
    route(listAdminPosts, async ({ query }) => {
      const { customCategories, ...results } = await adminStore.list(query);
      const pagination = { ...paginationOf(results, query.limit), total: results.total };
      return { posts: results.entries, customCategories, pagination };
    }),
    route(readAdminPost, ({ params }) => adminStore.read(params.id)),
    route(createPost, async ({ body, files }, context) => {
      const editor = editorOf(context, { body, files });
      const content = await sanitizeContent(body.content);
      return adminStore.create({ ...body, content }, editor, await processUploadedImage(files));
    }),
    route(updatePost, async ({ params, body, files }, context) => {
      const editor = editorOf(context, { body, files });
      const cleaned = body.content === undefined ? {} : { content: await sanitizeContent(body.content) };
      return adminStore.update(params.id, { ...body, ...cleaned }, editor, await processUploadedImage(files));
    }),
    route(publishPost, ({ params, body }, context) =>
      adminStore.update(params.id, body, editorOf(context, { body })),
    ),
    route(deletePost, async ({ params }, context) => {
      await adminStore.remove(params.id, editorOf(context));
      return { id: params.id };
    }),
  ];
}
