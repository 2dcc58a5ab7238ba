import 'mui-theme.css';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { themes } from '../../shared/ui/theme/mui-theme';

/** The theme of MUI's components. Public pages do without it until a lazy component needs it. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>;
}
