import {
  createBlogPost,
  deleteBlogPost,
  listBlogPosts,
  paginate,
  publishBlogPost,
  readBlogPost,
  SENTENCES,
  updateBlogPost,
} from '@alnafitha/contract';
import { uploadedPicture } from '../media/chosen-picture';
import { found } from '../platform/errors';
import { type Route, route } from '../platform/route';
import type { AdminBlogStore } from './admin-store';
import { cleanContent } from './content';

export function adminBlogRoutes(store: AdminBlogStore): Route[] {
  return [
    route(listBlogPosts, async ({ query }) => {
      const { posts, total, next, previous } = await store.list(query);
      return { posts, pagination: { ...paginate(total, query.limit), total, next, previous } };
    }),
    route(readBlogPost, async ({ params }) => found(await store.read(params.id), SENTENCES.postNotFound)),
    route(createBlogPost, async ({ body, files }) => {
      const content = await cleanContent(body.content);
      return store.create({ ...body, content }, await uploadedPicture(files));
    }),
    route(updateBlogPost, async ({ params, body, files }) => {
      const cleaned = body.content === undefined ? {} : { content: await cleanContent(body.content) };
      return store.update(params.id, { ...body, ...cleaned }, await uploadedPicture(files));
    }),
    route(publishBlogPost, ({ params, body }) => store.update(params.id, body)),
    route(deleteBlogPost, async ({ params }) => {
      await store.remove(params.id);
      return { id: params.id };
    }),
  ];
}
