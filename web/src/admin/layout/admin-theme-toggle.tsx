import { useColorScheme } from '@mui/material/styles';
import { ThemeToggle } from '../../shared/ui/theme-toggle';

export function AdminThemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  return <ThemeToggle isDark={colorScheme === 'dark'} onChange={setMode} />;
}
