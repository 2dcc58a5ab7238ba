import { useLanguage } from '../../shared/i18n/language-context';
import { ConfirmDialog } from './confirm-dialog';

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
