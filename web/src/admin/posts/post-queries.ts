import {
  ADMIN_POSTS_PAGE_SIZE,
  type AdminPost,
  AdminPostQuery,
  createPost,
  deletePost,
  type EndpointInput,
  listAdminPosts,
  publishPost,
  readAdminPost,
  updatePost,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { callAsAdmin, type SubmitOptions, submitAsAdmin } from '../session/as-admin';
import { eachAtMost } from '../ui/each-at-most';
import { cursorTo } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';

const prefix = ['admin', 'posts'] as const;
const CHANGES_AT_ONCE = 4;
const AFFECTED_QUERIES = [prefix, ['admin', 'dashboard'], ['posts']] as const;

export const PostParams = AdminPostQuery.pick({ page: true, search: true, state: true, category: true });
export type PostFilter = z.output<typeof PostParams>;

export const adminPostQueries = {
  list: ({ page, ...filter }: PostFilter) =>
    queryOptions({
      queryKey: [...prefix, 'list', filter, page] as const,
      queryFn: (context) => {
        const query = { page, ...filter, limit: ADMIN_POSTS_PAGE_SIZE, ...cursorTo(context) };
        return callAsAdmin(listAdminPosts, { query }, { signal: context.signal });
      },
      placeholderData: keepPreviousData,
    }),
};

export const loadPost = (id: string, options: { signal: AbortSignal }) =>
  callAsAdmin(readAdminPost, { params: { id } }, options);

interface Creation extends SubmitOptions {
  body: EndpointInput<typeof createPost>['body'];
}

interface Update extends SubmitOptions {
  id: string;
  body: EndpointInput<typeof updatePost>['body'];
}

export function usePostMutations() {
  const { invalidateOptions, dropCursorsOptions } = useInvalidation(AFFECTED_QUERIES);
  return {
    create: useMutation({
      ...dropCursorsOptions,
      mutationKey: prefix,
      mutationFn: ({ body, ...options }: Creation) => submitAsAdmin(createPost, { body }, options),
    }),
    // A changed date moves the post in the list.
    update: useMutation({
      ...dropCursorsOptions,
      mutationKey: prefix,
      mutationFn: ({ id, body, ...options }: Update) =>
        submitAsAdmin(updatePost, { params: { id }, body }, options),
    }),
    publish: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, published }: Pick<AdminPost, 'id' | 'published'>) =>
        callAsAdmin(publishPost, { params: { id }, body: { published } }),
    }),
    /** Sends a request for each post. Never rejects: returns the saved posts, and the errors of the rest. */
    publishAll: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: async ({ ids, published }: { ids: readonly string[]; published: boolean }) => {
        const saved: AdminPost[] = [];
        const errors: unknown[] = [];
        await eachAtMost(CHANGES_AT_ONCE, ids, (id) =>
          callAsAdmin(publishPost, { params: { id }, body: { published } }).then(
            (post) => saved.push(post),
            (error: unknown) => errors.push(error),
          ),
        );
        return { saved, errors };
      },
    }),
    remove: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deletePost, { params: { id } }),
    }),
  };
}
