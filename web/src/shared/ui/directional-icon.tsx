import { useLanguage } from '../i18n/language-context';
import type { Icon } from './icon';

/** An icon that points along the reading direction: made for left-to-right, mirrored in right-to-left. */
export function DirectionalIcon({ icon: Icon }: { icon: Icon }) {
  const { direction } = useLanguage();
  return <Icon sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }} />;
}
