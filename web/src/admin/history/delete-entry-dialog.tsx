import type { HistoryKind } from '@alnafitha/contract';
import { type ComponentProps, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { DeleteDialog } from '../ui/delete-dialog';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useRestore } from './use-restore';

interface Props extends Pick<ComponentProps<typeof DeleteDialog>, 'title' | 'text' | 'onClose'> {
  kind: HistoryKind;
  id: string;
  remove: (id: string) => Promise<unknown>;
  onDeleted: () => void;
  successText: PlainTranslationKey;
  errorText: PlainTranslationKey;
}

/** Its toast can undo the deletion. */
export default function DeleteEntryDialog({
  kind,
  id,
  remove,
  onDeleted,
  successText,
  errorText,
  ...dialog
}: Props) {
  const { t } = useLanguage();
  const { showSuccess, notifyError } = useMutationToasts();
  const { restore } = useRestore(kind);
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    try {
      await remove(id);
      onDeleted();
      showSuccess({
        title: t('Success'),
        description: t(successText),
        action: { label: t('Undo'), onClick: () => restore([id]) },
      });
    } catch (error) {
      notifyError(errorText, error);
    }
    dialog.onClose();
  }

  return <DeleteDialog {...dialog} isPending={isPending} onConfirm={confirm} />;
}
