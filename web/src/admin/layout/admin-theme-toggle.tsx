import DarkMode from 'icon:DarkMode';
import LightMode from 'icon:LightMode';
import { useColorScheme } from '@mui/material/styles';
import { useLanguage } from '../../shared/i18n/language-context';
import { IconButton } from '../ui/icon-button';

/** Changes between light and dark. */
export function AdminThemeToggle() {
  const { t } = useLanguage();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconButton
      color="inherit"
      label={isDark ? t('Switch to light theme') : t('Switch to dark theme')}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}
