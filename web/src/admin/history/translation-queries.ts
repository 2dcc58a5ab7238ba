import {
  ContentKind,
  completeTranslations,
  correctTranslations,
  type EndpointInput,
  type Language,
  listTranslations,
  type QueueQuery,
  type QueueRow,
  type ReviewedEntry,
  type ReviewQueue,
  readTranslations,
} from '@alnafitha/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callAsAdmin, type SubmitOptions } from '../session/as-admin';
import { useInvalidation } from '../ui/use-invalidation';
import { contentKeys } from './content-keys';

const prefix = ['admin', 'translations'] as const;

// Saving content changes its translations, so these queries are always stale.
export const translationQueries = {
  queues: [...prefix, 'queue'] as const,
  /** Of all languages, or those with texts to check in one. */
  queue: (to?: Language) =>
    infiniteQueryOptions({
      queryKey: [...prefix, 'queue', to],
      queryFn: ({ signal, pageParam }) =>
        callAsAdmin(listTranslations, { query: { ...pageParam, to } }, { signal }),
      initialPageParam: {} as QueueQuery,
      getNextPageParam: ({ next }: ReviewQueue) => (Object.keys(next).length > 0 ? next : undefined),
      staleTime: 0,
    }),
  entry: (kind: ContentKind, id: string) =>
    queryOptions({
      queryKey: [...prefix, 'entry', kind, id],
      queryFn: ({ signal }) => loadTranslations({ kind, id }, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Updates an entry's state in the pages, or removes it once reviewed; the first page has the totals. */
function withoutReviewed(pages: readonly ReviewQueue[], { kind, id, state }: ReviewedEntry): ReviewQueue[] {
  const isEntry = (row: QueueRow) => row.kind === kind && row.id === id;
  const isGone = state === 'reviewed' && pages.some(({ entries }) => entries.some(isEntry));
  return pages.map(({ entries, totals, ...page }) => ({
    ...page,
    entries: entries
      .map((row) => (isEntry(row) ? { ...row, state } : row))
      .filter((row) => row.state !== 'reviewed'),
    totals: isGone ? { ...totals, [kind]: Math.max(0, (totals[kind] ?? 0) - 1) } : totals,
  }));
}

export const useReloadTranslations = () =>
  useInvalidation([translationQueries.queues, ...ContentKind.options.flatMap(contentKeys)]).invalidate;

type EntryParams = EndpointInput<typeof readTranslations>['params'];

export const loadTranslations = (params: EntryParams, options: { signal: AbortSignal }) =>
  callAsAdmin(readTranslations, { params }, options);

interface Corrections extends Pick<SubmitOptions, 'headers'> {
  body: EndpointInput<typeof correctTranslations>['body'];
}

/** Mutations update the cached queue without a refetch. */
export function useTranslationMutations(kind: ContentKind, id: string) {
  const client = useQueryClient();
  const { invalidate } = useInvalidation(contentKeys(kind));
  const params = { kind, id };
  const store = (entry: ReviewedEntry) => {
    client.setQueryData(translationQueries.entry(kind, id).queryKey, entry);
    client.setQueriesData<InfiniteData<ReviewQueue>>(
      { queryKey: translationQueries.queues },
      (queue) => queue && { ...queue, pages: withoutReviewed(queue.pages, entry) },
    );
    return invalidate();
  };
  return {
    correct: useMutation({
      mutationKey: prefix,
      mutationFn: ({ body, ...options }: Corrections) =>
        callAsAdmin(correctTranslations, { params, body }, options),
      onSuccess: store,
    }),
    complete: useMutation({
      mutationKey: prefix,
      mutationFn: () => callAsAdmin(completeTranslations, { params }),
      onSuccess: ({ entry }) => store(entry),
    }),
  };
}
