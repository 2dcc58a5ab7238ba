import type { ContentKind } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import type { PageHeading } from '../ui/use-dialog-focus';
import { useInvalidation } from '../ui/use-invalidation';
import { contentKeys } from './content-keys';

/** Restores deleted entries, with a toast; the button is gone then, so the page's heading gets the focus. */
export function useRestore(kind: ContentKind) {
  const heading = useOutletContext<PageHeading>();
  const { invalidateAndDropCursors } = useInvalidation([
    ...contentKeys(kind),
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
