import {
  createPreviewLink,
  type PreviewedKind,
  type PreviewLink,
  readPreviewLink,
  revokePreviewLink,
} from '@alnafitha/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsAdmin } from '../session/as-admin';

interface Entry {
  kind: PreviewedKind;
  id: string;
}

export const previewQueries = {
  link: ({ kind, id }: Entry) =>
    queryOptions({
      queryKey: ['admin', 'previews', kind, id],
      queryFn: ({ signal }) => callAsAdmin(readPreviewLink, { params: { kind, id } }, { signal }),
      // Another administrator may have replaced the link.
      staleTime: 0,
      gcTime: 0,
    }),
};

export function usePreviewMutations(entry: Entry) {
  const client = useQueryClient();
  const { queryKey } = previewQueries.link(entry);
  const onSuccess = (response: { link: PreviewLink | null }) => {
    client.setQueryData(queryKey, response);
  };
  return {
    create: useMutation({
      mutationFn: () => callAsAdmin(createPreviewLink, { params: entry }),
      onSuccess,
      meta: { done: 'The link is ready.', failed: 'Failed to make the link' },
    }),
    revoke: useMutation({
      mutationFn: () => callAsAdmin(revokePreviewLink, { params: entry }),
      onSuccess,
      meta: { done: 'The link no longer works.', failed: 'Failed to revoke the link' },
    }),
  };
}
