import type { ContentKind } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { DeleteDialog } from '../ui/delete-dialog';
import { useInvalidation } from '../ui/use-invalidation';
import { contentKeys } from './content-keys';
import { useRestore } from './use-restore';

interface Props {
  title: PlainTranslationKey;
  text: string;
  kind: ContentKind;
  id: string;
  remove: (id: string) => Promise<unknown>;
  done: PlainTranslationKey;
  failed: PlainTranslationKey;
  onDeleted: () => void;
  onClose: () => void;
}

/** The toast of the deletion can undo it. */
export default function DeleteEntryDialog({ title, text, kind, id, remove, ...props }: Props) {
  const { t } = useLanguage();
  const { restore } = useRestore(kind);
  const { invalidateOptions } = useInvalidation(contentKeys(kind));
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(id),
    onSuccess: async () => {
      await invalidateOptions.onSuccess();
      props.onDeleted();
    },
    onError: invalidateOptions.onError,
    onSettled: props.onClose,
    meta: {
      done: () => ({
        title: t('Success'),
        description: t(props.done),
        action: { label: t('Undo'), onClick: () => restore([id]) },
      }),
      failed: props.failed,
    },
  });
  return (
    <DeleteDialog
      title={t(title)}
      text={text}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={props.onClose}
    />
  );
}
