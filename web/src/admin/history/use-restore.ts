import type { HistoryKind } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import type { PageHeading } from '../ui/use-dialog-focus';
import { useInvalidation } from '../ui/use-invalidation';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { affectedByRestoring, restoreAll } from './history-queries';

/** Restores deleted entries, with a toast; the button is gone then, so the page's heading gets the focus. */
export function useRestore(kind: HistoryKind) {
  const { t } = useLanguage();
  const toast = useToast();
  const { notifyError } = useMutationToasts();
  const heading = useOutletContext<PageHeading>();
  const { invalidateAndDropCursors } = useInvalidation(affectedByRestoring(kind));
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) => restoreAll(kind, ids),
    onSuccess: async () => {
      await invalidateAndDropCursors();
      toast({ title: t('Restored') });
      heading.current?.focus({ preventScroll: true });
    },
    onError: (error) => {
      notifyError('Failed to restore', error);
      return invalidateAndDropCursors();
    },
  });
  return { restore: (ids: readonly string[]) => mutate(ids), isRestoring: isPending };
}
