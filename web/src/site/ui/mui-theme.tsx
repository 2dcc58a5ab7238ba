import 'mui-theme.css';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { styleCache } from '../../shared/ui/mui/style-cache';
import { themes } from '../../shared/ui/mui/theme';

/** What MUI components need around them. Public pages do without it until a lazy component needs it. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return (
    <CacheProvider value={styleCache(direction)}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
