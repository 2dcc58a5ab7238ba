import { useLanguage } from '../i18n/language-context';
import { useToast } from './toast/toast-context';

/** Copies a URL, else shows it to be copied. */
export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useLanguage();
  const toast = useToast();
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('Link copied') });
    } catch (error) {
      console.warn('The link could not be copied.', error);
      toast({ title: t('Copy this link'), description: url });
    }
  };
}
