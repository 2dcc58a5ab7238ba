import type { TranslatedKind, TranslationState } from '@alnafitha/contract';
import { ApiError } from '../../shared/api/api-error';
import { connectionErrorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { type Toast, useToast } from '../../shared/ui/toast/toast-context';
import { TRANSLATIONS_PATH } from './translation-state';

export interface Saved {
  id: string;
  arabic: TranslationState;
}

/** Toasts for mutations; a save also reports pending Arabic, with a link if `kind` is given. */
export function useMutationToasts(kind?: TranslatedKind) {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const showSuccess = ({ title, description, action }: Toast, saved: readonly Saved[] = []) => {
    const isPending = saved.some(({ arabic }) => arabic === 'pending');
    const [first, ...others] = saved;
    const link = kind &&
      first &&
      others.length === 0 &&
      first.arabic !== 'reviewed' && {
        to: `${TRANSLATIONS_PATH}/${kind}/${first.id}`,
        label: t('Review the Arabic'),
      };
    const lines = [description, isPending && t('Arabic pending')];
    toast({ title, description: lines.filter(Boolean).join('\n'), link: link || undefined, action });
  };
  return {
    showSuccess,
    notifySuccess: (translationKey: PlainTranslationKey, ...saved: readonly Saved[]) =>
      showSuccess({ title: t('Success'), description: t(translationKey) }, saved),
    notifyError(fallback: PlainTranslationKey, error: unknown) {
      const response = error instanceof ApiError ? error.response : undefined;
      const description = response
        ? translateIfKnown(response.message)
        : t(connectionErrorText(error) ?? fallback);
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  };
}
