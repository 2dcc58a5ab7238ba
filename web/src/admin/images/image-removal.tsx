import { DELETED_DAYS, deleteImage } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import { settleEach } from '../content/content-queries';
import { contentKeys } from '../history/content-keys';
import { useRestore } from '../history/use-restore';
import { callAsAdmin } from '../session/as-admin';
import { DeleteDialog } from '../ui/delete-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useInvalidation } from '../ui/use-invalidation';

/** Deletes images after confirmation, with a toast; the focus stays in the page. */
export function useImageRemoval() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { invalidate } = useInvalidation(contentKeys('images'));
  const deletion = useMutation({
    mutationFn: (ids: readonly string[]) =>
      settleEach(ids, (id) => callAsAdmin(deleteImage, { params: { id } })),
    onSettled: invalidate,
  });
  const { restore } = useRestore('images');
  const [ids, setIds] = useState<readonly string[]>([]);
  const isBulk = ids.length > 1;
  const noteDeletion = useFocusAfterDialog(ids.length > 0);

  function tell({ responses, errors }: Awaited<ReturnType<typeof settleEach>>) {
    const deleted = responses.length;
    if (deleted > 0) noteDeletion();
    const reasons = [...new Set(errors.map((error) => translateIfKnown(errorText(error))))].join(' ');
    const action = { label: t('Undo'), onClick: () => restore(ids) };
    if (!isBulk && deleted > 0) return toast({ title: t('Image deleted'), action });
    if (!isBulk) return toast({ title: t('Delete failed'), description: reasons, variant: 'destructive' });
    if (errors.length === 0) {
      const description = t('{count, plural, one {# image was deleted.} other {# images were deleted.}}', {
        count: deleted,
      });
      return toast({ title: t('Images deleted'), description, action });
    }
    const outcome = t('{count} of {total, plural, one {# image} other {# images}} deleted.', {
      count: deleted,
      total: ids.length,
    });
    const description = `${outcome} ${reasons}`;
    toast({ title: t('Bulk delete failed'), description, variant: 'destructive' });
  }

  return {
    /** The images to confirm; empty without a dialog. */
    ids,
    ask: setIds,
    cancel: () => setIds([]),
    isPending: deletion.isPending,
    confirm: () =>
      deletion.mutate(ids, {
        onSuccess: tell,
        onSettled: () => setIds([]),
      }),
  };
}

export function ImageRemovalDialog({ removal }: { removal: ReturnType<typeof useImageRemoval> }) {
  const { t } = useLanguage();
  const count = removal.ids.length;
  return (
    <DeleteDialog
      title={
        count > 1
          ? t('{count, plural, one {Delete # image?} other {Delete # images?}}', { count })
          : t('Delete the image?')
      }
      text={t(
        count > 1 ? 'They stay in “Deleted” for {days} days.' : 'It stays in “Deleted” for {days} days.',
        { days: DELETED_DAYS },
      )}
      isPending={removal.isPending}
      onConfirm={removal.confirm}
      onClose={removal.cancel}
    />
  );
}
