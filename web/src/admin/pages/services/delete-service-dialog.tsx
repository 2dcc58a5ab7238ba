import type { AdminService } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { useServiceMutations } from './service-queries';

interface Props {
  service: AdminService;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteServiceDialog({ service, onDeleted, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { remove } = useServiceMutations();

  async function confirm() {
    try {
      await remove.mutateAsync(service.id);
      onDeleted();
      onClose();
      notifySuccess('Service deleted');
    } catch (error) {
      notifyError('Failed to delete service', error);
    }
  }

  return (
    <ConfirmDialog
      open
      title={t('Delete service?')}
      text={t('The service “{title}” will also be removed from the website. This cannot be undone.', {
        title: service.title,
      })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isPending={remove.isPending}
      onConfirm={confirm}
      onCancel={() => !remove.isPending && onClose()}
    />
  );
}
