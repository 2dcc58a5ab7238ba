import {
  type AdminPost,
  BLOG_POSTS_PAGE_SIZE,
  createBlogPost,
  deleteBlogPost,
  type EndpointInput,
  listBlogPosts,
  publishBlogPost,
  readBlogPost,
  updateBlogPost,
} from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsAdmin, submitAsAdmin } from '../../session/as-admin';

const prefix = ['admin', 'blog-posts'] as const;

export const adminPostQueries = {
  list: (page: number) =>
    queryOptions({
      queryKey: [...prefix, 'list', page],
      queryFn: () => callAsAdmin(listBlogPosts, { query: { page, limit: BLOG_POSTS_PAGE_SIZE } }),
      placeholderData: keepPreviousData,
    }),
  /** A post as it is by now, after a change to its `refused` version was turned down. */
  current: (id: string, refused: string) =>
    queryOptions({
      queryKey: [...prefix, 'current', id, refused],
      queryFn: () => callAsAdmin(readBlogPost, { params: { id } }),
      gcTime: 0,
    }),
};

interface Creation {
  body: EndpointInput<typeof createBlogPost>['body'];
  files: readonly File[];
}

interface Update {
  id: string;
  body: EndpointInput<typeof updateBlogPost>['body'];
  files: readonly File[];
}

/** The four ways to change posts; after each, all that shows posts is loaded anew. */
export function usePostMutations() {
  const client = useQueryClient();
  const reload = () =>
    Promise.all(
      [[...prefix, 'list'], ['admin', 'dashboard'], ['posts']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  // A list that cannot be loaded says so itself; the change is made all the same.
  const shared = { mutationKey: prefix, onSuccess: () => void reload() };
  return {
    create: useMutation({
      ...shared,
      mutationFn: ({ body, files }: Creation) => submitAsAdmin(createBlogPost, { body }, { files }),
    }),
    update: useMutation({
      ...shared,
      mutationFn: ({ id, body, files }: Update) =>
        submitAsAdmin(updateBlogPost, { params: { id }, body }, { files }),
    }),
    publish: useMutation({
      ...shared,
      // Waits for the list, or the switch would stand for a moment where it was before.
      onSuccess: reload,
      mutationFn: ({ id, published }: Pick<AdminPost, 'id' | 'published'>) =>
        callAsAdmin(publishBlogPost, { params: { id }, body: { published } }),
    }),
    remove: useMutation({
      ...shared,
      onSuccess: reload,
      mutationFn: (id: string) => callAsAdmin(deleteBlogPost, { params: { id } }),
    }),
  };
}
