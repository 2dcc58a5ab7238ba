import 'mui-theme.css';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { themes } from '../../shared/ui/theme/mui-theme';

/** Public pages do without MUI's theme until a lazy component needs it. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>;
}
