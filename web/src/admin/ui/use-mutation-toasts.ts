import type { TranslationState } from '@alnafitha/contract';
import { ApiError } from '../../shared/api/api-error';
import { connectionErrorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { type Toast, useToast } from '../../shared/ui/toast/toast-context';

/** A saved document, as the API returns it. */
export interface Saved {
  arabic: TranslationState;
}

/** Shows toasts for mutations: for a failure the API's message, or a fallback without one; for a save also whether the Arabic is pending. */
export function useMutationToasts() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const showSuccess = ({ title, description }: Toast, saved: readonly Saved[]) => {
    const isPending = saved.some(({ arabic }) => arabic === 'pending');
    toast(
      isPending ? { title: description ?? title, description: t('Arabic pending') } : { title, description },
    );
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
