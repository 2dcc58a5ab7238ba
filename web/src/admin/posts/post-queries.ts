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
import { callAsAdmin, submitAsAdmin } from '../session/as-admin';
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
  /** The current post, after a save based on version `rejected` conflicted. */
  current: (id: string, rejected: string) =>
    queryOptions({
      queryKey: [...prefix, 'current', id, rejected],
      queryFn: ({ signal }) => callAsAdmin(readAdminPost, { params: { id } }, { signal }),
      gcTime: 0,
    }),
};

interface Creation {
  body: EndpointInput<typeof createPost>['body'];
  files: readonly File[];
}

interface Update {
  id: string;
  body: EndpointInput<typeof updatePost>['body'];
  files: readonly File[];
}

export function usePostMutations() {
  const { invalidateOptions, dropCursorsOptions } = useInvalidation(AFFECTED_QUERIES);
  return {
    create: useMutation({
      ...dropCursorsOptions,
      mutationKey: prefix,
      mutationFn: ({ body, files }: Creation) => submitAsAdmin(createPost, { body }, { files }),
    }),
    // A changed date moves the post in the list.
    update: useMutation({
      ...dropCursorsOptions,
      mutationKey: prefix,
      mutationFn: ({ id, body, files }: Update) =>
        submitAsAdmin(updatePost, { params: { id }, body }, { files }),
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
