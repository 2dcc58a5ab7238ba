import DarkMode from 'icon:DarkMode';
import LightMode from 'icon:LightMode';
import { IconButton } from './icon-button';
import { useColorMode, useIsDark } from './use-color-mode';

interface Props {
  toDarkLabel: string;
  toLightLabel: string;
}

/** Changes between light and dark, starting from what the system prefers. */
export function ThemeToggle({ toDarkLabel, toLightLabel }: Props) {
  const mode = useColorMode();
  const isDark = useIsDark(mode);
  const label = isDark ? toLightLabel : toDarkLabel;
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => mode.choose(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}
