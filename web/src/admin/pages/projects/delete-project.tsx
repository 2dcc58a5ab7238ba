import type { AdminProject } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { useProjectName } from './project-cells';
import { useProjectMutations } from './project-queries';

interface Props {
  project: AdminProject;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms and deletes a project. */
export function DeleteProject({ project, onDeleted, onClose }: Props) {
  const { t } = useLanguage();
  const title = useProjectName()(project);
  const { notifySuccess, notifyError } = useMutationToasts();
  const { remove } = useProjectMutations();

  async function confirm() {
    try {
      await remove.mutateAsync(project.id);
      notifySuccess('The project was deleted.');
      onDeleted();
    } catch (error) {
      notifyError('Failed to delete project', error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('Delete project?')}
      text={t('“{title}” will also be removed from the website. This cannot be undone.', { title })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isPending={remove.isPending}
      onConfirm={confirm}
      onCancel={() => !remove.isPending && onClose()}
    />
  );
}
