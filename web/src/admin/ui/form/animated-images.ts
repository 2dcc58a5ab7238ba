import { useLanguage } from '../../../shared/i18n/language-context';
import { useToast } from '../../../shared/ui/toast/toast-context';

/** An APNG says so before its pixels, at most after a colour profile. */
const READ_BYTES = 65_536;
/** In a WebP's header. Source: https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const WEBP_FLAGS = 20;
const WEBP_ANIMATION = 0b10;

/** Whether a WebP or PNG has several frames. Other types have one, or are rejected. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) {
    return ((bytes[WEBP_FLAGS] ?? 0) & WEBP_ANIMATION) > 0;
  }
  const [head = ''] = text.split('IDAT', 1);
  return head.startsWith('PNG', 1) && head.includes('acTL');
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
