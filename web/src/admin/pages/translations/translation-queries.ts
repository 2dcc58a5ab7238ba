import {
  completeTranslations,
  correctTranslations,
  type EndpointInput,
  listTranslations,
  type ReviewedEntry,
  readTranslations,
  type TranslatedKind,
} from '@alnafitha/contract';
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsAdmin } from '../../session/as-admin';
import { useReload } from '../../ui/use-reload';

const prefix = ['admin', 'translations'] as const;
/** Query keys that depend on the translations of each kind, in the panel and on the site. */
const SHOWING: Record<TranslatedKind, readonly QueryKey[]> = {
  posts: [['admin', 'blog-posts'], ['posts']],
  projects: [['admin', 'projects'], ['projects']],
  services: [['admin', 'services'], ['services']],
  images: [['admin', 'images'], ['gallery']],
  testimonials: [['testimonials']],
};

// Saving content changes its translations, so these queries are never fresh.
export const translationQueries = {
  queue: queryOptions({
    queryKey: [...prefix, 'queue'],
    queryFn: ({ signal }) => callAsAdmin(listTranslations, {}, { signal }),
    staleTime: 0,
  }),
  entry: (kind: TranslatedKind, id: string) =>
    queryOptions({
      queryKey: [...prefix, 'entry', kind, id],
      queryFn: ({ signal }) => callAsAdmin(readTranslations, { params: { kind, id } }, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Invalidates the queue and everything that shows translations. */
export const useReloadTranslations = () =>
  useReload([translationQueries.queue.queryKey, ...Object.values(SHOWING).flat()]).reload;

type Corrections = EndpointInput<typeof correctTranslations>['body']['texts'];

/** The mutations of an entry's translations. They update the queue without reading it again. */
export function useTranslationMutations(kind: TranslatedKind, id: string) {
  const client = useQueryClient();
  const { reload } = useReload(SHOWING[kind]);
  const params = { kind, id };
  const store = (entry: ReviewedEntry) => {
    client.setQueryData(translationQueries.entry(kind, id).queryKey, entry);
    client.setQueryData(
      translationQueries.queue.queryKey,
      (queue) =>
        queue && {
          entries: queue.entries
            .map((each) => (each.kind === kind && each.id === id ? { ...each, state: entry.state } : each))
            .filter(({ state }) => state !== 'reviewed'),
        },
    );
    return reload();
  };
  return {
    correct: useMutation({
      mutationKey: prefix,
      mutationFn: (texts: Corrections) => callAsAdmin(correctTranslations, { params, body: { texts } }),
      onSuccess: store,
    }),
    complete: useMutation({
      mutationKey: prefix,
      mutationFn: () => callAsAdmin(completeTranslations, { params }),
      onSuccess: ({ entry }) => store(entry),
    }),
  };
}
