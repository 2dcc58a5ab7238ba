import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ConfirmDialog } from '../confirm-dialog';
import { useNavigationBlocker } from '../use-navigation-blocker';

/** Runs `leave`, after a question if input would be lost; does nothing while it is saved. */
export type DiscardGuard = (leave: () => void) => void;

/** Guards a form against losing input; `onBack` runs instead of history navigation. Render `question`. */
export function useDiscardGuard(isDirty: boolean, isSaving: boolean, onBack: () => void) {
  const { t } = useLanguage();
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const guard: DiscardGuard = (leave) => {
    if (isSaving) return;
    if (isDirty) setPending({ leave });
    else leave();
  };
  useNavigationBlocker(isDirty || isSaving, () => guard(onBack));
  const question = (
    <ConfirmDialog
      open={pending !== null}
      title={t('Discard the changes?')}
      text={t('Your changes have not been saved.')}
      confirmLabel={t('Discard')}
      cancelLabel={t('Keep editing')}
      isPending={false}
      onConfirm={() => {
        setPending(null);
        pending?.leave();
      }}
      onCancel={() => setPending(null)}
    />
  );
  return { guard, question };
}
