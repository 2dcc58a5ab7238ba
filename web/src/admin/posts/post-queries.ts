import {
  ADMIN_POSTS_PAGE_SIZE,
  type AdminPost,
  createPost,
  deletePost,
  type EndpointInput,
  listAdminPosts,
  publishPost,
  readAdminPost,
  updatePost,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { callAsAdmin, type SubmitOptions, submitAsAdmin } from '../session/as-admin';
import { cursorTo } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';

const prefix = ['admin', 'blog-posts'] as const;
const AFFECTED_QUERIES = [[...prefix, 'list'], ['admin', 'dashboard'], ['posts']] as const;

export const adminPostQueries = {
  list: (page: number) =>
    queryOptions({
      queryKey: [...prefix, 'list', page] as const,
      queryFn: (context) => {
        const query = { page, limit: ADMIN_POSTS_PAGE_SIZE, ...cursorTo(context) };
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
    remove: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deletePost, { params: { id } }),
    }),
  };
}
