import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import { useColorScheme } from '@mui/material/styles';
import { IconButton } from './icon-button';

interface Props {
  toDarkLabel: string;
  toLightLabel: string;
}

/** Changes between light and dark, starting from what the system prefers. */
export function ThemeToggle({ toDarkLabel, toLightLabel }: Props) {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = isDark ? toLightLabel : toDarkLabel;
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </IconButton>
  );
}
