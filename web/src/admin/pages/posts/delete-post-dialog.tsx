import type { AdminPost } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { usePostMutations } from './post-queries';

interface Props {
  post: AdminPost;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeletePostDialog({ post, onDeleted, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { remove } = usePostMutations();

  const confirm = () =>
    remove.mutate(post.id, {
      onSuccess: () => {
        onDeleted();
        onClose();
        notifySuccess('The blog post was deleted.');
      },
      onError: (error) => notifyError('Failed to delete blog post', error),
    });

  return (
    <ConfirmDialog
      open
      title={t('Delete blog post?')}
      text={t('“{title}” will also disappear from the blog. This cannot be undone.', { title: post.title })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isPending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
