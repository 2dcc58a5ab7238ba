import type { HistoryKind } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { DeleteDialog } from '../ui/delete-dialog';
import { useRestore } from './use-restore';

interface Props extends Pick<ComponentProps<typeof DeleteDialog>, 'title' | 'text' | 'onClose'> {
  kind: HistoryKind;
  id: string;
  remove: (id: string) => Promise<unknown>;
  onDeleted: () => void;
  successText: PlainTranslationKey;
  errorText: PlainTranslationKey;
}

/** The toast of the deletion can undo it. */
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
  const { restore } = useRestore(kind);
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(id),
    onSuccess: onDeleted,
    onSettled: dialog.onClose,
    meta: {
      done: () => ({
        title: t('Success'),
        description: t(successText),
        action: { label: t('Undo'), onClick: () => restore([id]) },
      }),
      failed: errorText,
    },
  });
  return <DeleteDialog {...dialog} isPending={isPending} onConfirm={() => mutate()} />;
}
