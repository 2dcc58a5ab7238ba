import { ApiError } from '../../shared/api/api-error';
import { connectionErrorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { useToast } from '../../shared/ui/toast/toast-context';

/** Shows toasts for mutations: for a failure the API's message, or a fallback without one. */
export function useMutationToasts() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  return {
    notifySuccess: (translationKey: PlainTranslationKey) =>
      toast({ title: t('Success'), description: t(translationKey) }),
    notifyError(fallback: PlainTranslationKey, error: unknown) {
      const response = error instanceof ApiError ? error.response : undefined;
      const description = response
        ? translateIfKnown(response.message)
        : t(connectionErrorText(error) ?? fallback);
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  };
}
