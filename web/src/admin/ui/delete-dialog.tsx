import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { ConfirmDialog } from './confirm-dialog';
import { useMutationToasts } from './use-mutation-toasts';

interface Props {
  title: string;
  text: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ onClose, ...props }: Props) {
  const { t } = useLanguage();
  return (
    <ConfirmDialog
      open
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      onCancel={() => !props.isPending && onClose()}
      {...props}
    />
  );
}

interface EntryProps extends Pick<Props, 'title' | 'text' | 'onClose'> {
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** Restores the entry. */
  onUndo: () => void;
  successText: PlainTranslationKey;
  errorText: PlainTranslationKey;
}

export function DeleteEntryDialog({ remove, successText, errorText, ...props }: EntryProps) {
  const { onDeleted, onUndo, ...dialog } = props;
  const { t } = useLanguage();
  const { showSuccess, notifyError } = useMutationToasts();
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    try {
      await remove();
      onDeleted();
      showSuccess({
        title: t('Success'),
        description: t(successText),
        action: { label: t('Undo'), onClick: onUndo },
      });
    } catch (error) {
      notifyError(errorText, error);
    }
    dialog.onClose();
  }

  return <DeleteDialog {...dialog} isPending={isPending} onConfirm={confirm} />;
}
