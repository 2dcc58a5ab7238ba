import DarkMode from 'icon:DarkMode';
import LightMode from 'icon:LightMode';
import { useLanguage } from '../i18n/language-context';
import { IconButton } from './icon-button';

interface Props {
  isDark: boolean;
  onChange: (mode: 'light' | 'dark') => void;
}

/** Changes between light and dark. */
export function ThemeToggle({ isDark, onChange }: Props) {
  const { t } = useLanguage();
  const label = isDark ? t('Switch to light theme') : t('Switch to dark theme');
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}
