import {
  createPreviewLink,
  type PreviewedKind,
  type PreviewLink,
  readPreviewLink,
  revokePreviewLink,
} from '@alnafitha/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { callAsAdmin } from '../session/as-admin';
import { useMutationToasts } from '../ui/use-mutation-toasts';

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
  const { notifySuccess, notifyError } = useMutationToasts();
  const { queryKey } = previewQueries.link(entry);
  const reportTo = (success: PlainTranslationKey, failure: PlainTranslationKey) => ({
    onSuccess: (response: { link: PreviewLink | null }) => {
      client.setQueryData(queryKey, response);
      notifySuccess(success);
    },
    onError: (error: Error) => notifyError(failure, error),
  });
  return {
    create: useMutation({
      mutationFn: () => callAsAdmin(createPreviewLink, { params: entry }),
      ...reportTo('The link is ready.', 'Failed to make the link'),
    }),
    revoke: useMutation({
      mutationFn: () => callAsAdmin(revokePreviewLink, { params: entry }),
      ...reportTo('The link no longer works.', 'Failed to revoke the link'),
    }),
  };
}
