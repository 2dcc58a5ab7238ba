import { ADMIN_POSTS_PAGE_SIZE, AdminPostQuery, listAdminPosts, posts } from '@alnafitha/contract';
import type { z } from 'zod';
import { pageQuery, resource } from '../content/content-queries';
import { callAsAdmin } from '../session/as-admin';

export const postResource = resource(posts);

export const PostParams = AdminPostQuery.pick({ page: true, search: true, state: true, category: true });
export type PostFilter = z.output<typeof PostParams>;

export const adminPostList = ({ page, ...filter }: PostFilter) =>
  pageQuery('posts', { page, filter }, (query, options) =>
    callAsAdmin(listAdminPosts, { query: { limit: ADMIN_POSTS_PAGE_SIZE, ...query } }, options),
  );
