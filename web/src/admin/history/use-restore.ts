import type { HistoryKind } from '@alnafitha/contract';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { serviceQueries } from '../../shared/api/service-queries';
import type { PageHeading } from '../ui/use-dialog-focus';
import { useInvalidation } from '../ui/use-invalidation';

const LISTS: Record<HistoryKind, readonly QueryKey[]> = {
  posts: [['admin', 'blog-posts', 'list'], ['posts']],
  projects: [['admin', 'projects'], ['projects']],
  services: [['admin', 'services'], serviceQueries.list.queryKey],
  images: [['admin', 'images'], ['gallery']],
};

/** Restores deleted entries, with a toast; the button is gone then, so the page's heading gets the focus. */
export function useRestore(kind: HistoryKind) {
  const heading = useOutletContext<PageHeading>();
  const { invalidateAndDropCursors } = useInvalidation([
    ...LISTS[kind],
    ['admin', 'dashboard'],
    ['admin', 'history', 'deleted', kind],
  ]);
  const { mutate, isPending } = useMutation({
    // Most visits restore nothing.
    mutationFn: async (ids: readonly string[]) => {
      const { restoreAll } = await import('./history-queries');
      await restoreAll(kind, ids);
    },
    onSuccess: async () => {
      await invalidateAndDropCursors();
      heading.current?.focus({ preventScroll: true });
    },
    // The toast does not wait for the refetch.
    onError: () => void invalidateAndDropCursors(),
    meta: { done: { title: 'Restored' }, failed: 'Failed to restore' },
  });
  return { restore: (ids: readonly string[]) => mutate(ids), isRestoring: isPending };
}
