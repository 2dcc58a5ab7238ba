import {
  createBlogPost,
  deleteBlogPost,
  getPost,
  listBlogPosts,
  listPosts,
  paginate,
  publishBlogPost,
  readBlogPost,
  SENTENCES,
  updateBlogPost,
} from '@alnafitha/contract';
import { uploadedPicture } from '../media/chosen-picture';
import { found } from '../platform/errors';
import { type Route, route, sharedRoute } from '../platform/route';
import type { AdminBlogStore } from './admin-store';
import { cleanContent } from './content';
import type { BlogStore } from './store';

export function blogRoutes(store: BlogStore, adminStore: AdminBlogStore): Route[] {
  return [
    sharedRoute(listPosts, async ({ query }) => {
      const { posts, total, next } = await store.list(query);
      return { posts, pagination: { ...paginate(total, query.limit), next } };
    }),
    sharedRoute(getPost, async ({ params }) => found(await store.read(params.id), SENTENCES.postNotFound)),
    route(listBlogPosts, async ({ query }) => {
      const { posts, total, next, previous } = await adminStore.list(query);
      return { posts, pagination: { ...paginate(total, query.limit), total, next, previous } };
    }),
    route(readBlogPost, async ({ params }) =>
      found(await adminStore.read(params.id), SENTENCES.postNotFound),
    ),
    route(createBlogPost, async ({ body, files }) => {
      const content = await cleanContent(body.content);
      return adminStore.create({ ...body, content }, await uploadedPicture(files));
    }),
    route(updateBlogPost, async ({ params, body, files }) => {
      const cleaned = body.content === undefined ? {} : { content: await cleanContent(body.content) };
      return adminStore.update(params.id, { ...body, ...cleaned }, await uploadedPicture(files));
    }),
    route(publishBlogPost, ({ params, body }) => adminStore.update(params.id, body)),
    route(deleteBlogPost, async ({ params }) => {
      await adminStore.remove(params.id);
      return { id: params.id };
    }),
  ];
}
