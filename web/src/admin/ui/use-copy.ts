import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';

/** Copies a text, tells whether it worked, and returns it. */
export function useCopy() {
  const { t } = useLanguage();
  const toast = useToast();
  return async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('Text copied') });
      return true;
    } catch (error) {
      console.warn('The text could not be copied.', error);
      toast({ title: t('The text could not be copied'), variant: 'destructive' });
      return false;
    }
  };
}
