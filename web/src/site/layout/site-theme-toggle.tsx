import { ThemeToggle } from '../../shared/ui/theme-toggle';
import { useColorMode, useIsDark } from '../ui/use-color-mode';

export function SiteThemeToggle() {
  const mode = useColorMode();
  return <ThemeToggle isDark={useIsDark(mode)} onChange={mode.choose} />;
}
