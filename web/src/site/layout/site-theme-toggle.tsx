import DarkMode from 'icon:DarkMode';
import LightMode from 'icon:LightMode';
import { useLanguage } from '../../shared/i18n/language-context';
import { IconButton } from '../../shared/ui/icon-button';
import { useColorMode, useIsDark } from '../ui/use-color-mode';

interface Props {
  isDark: boolean;
  onChange: (mode: 'light' | 'dark') => void;
}

function ThemeToggle({ isDark, onChange }: Props) {
  const { t } = useLanguage();
  // An Arabic page brings the texts that the server looks up, so it looks up both.
  const labels = { dark: t('Switch to light theme'), light: t('Switch to dark theme') };
  const label = labels[isDark ? 'dark' : 'light'];
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

export function SiteThemeToggle() {
  const mode = useColorMode();
  return <ThemeToggle isDark={useIsDark(mode)} onChange={mode.choose} />;
}
