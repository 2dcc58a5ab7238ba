import { useLanguage } from '../../../shared/i18n/language-context';
import { useToast } from '../../../shared/ui/toast/toast-context';

/** The module loads with the first chosen file. */
async function isAnimated(file: File): Promise<boolean> {
  return (await import('./is-animated')).isAnimated(file);
}

/** Tells of chosen images that lose their animation, because every image is encoded again. */
export function useAnimationNotice() {
  const { t } = useLanguage();
  const toast = useToast();
  return async (files: readonly File[]): Promise<void> => {
    // The upload reports a file that cannot be read.
    const animated = await Promise.all(files.map((file) => isAnimated(file).catch(() => false)));
    const names = files.filter((_, index) => animated[index]).map(({ name }) => `\u2068${name}\u2069`);
    if (names.length === 0) return;
    const description = t('Only the first frame is used of: {names}', { names: names.join(' · ') });
    toast({ title: t('Animated images become still'), description });
  };
}
