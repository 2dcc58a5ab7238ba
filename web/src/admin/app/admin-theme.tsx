import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { themes } from '../../shared/ui/theme/mui-theme';
import { styleCache } from '../../shared/ui/theme/style-cache';
import { COLOR_MODE_KEY } from './color-mode-key';

/** MUI's theme, colour scheme and style cache. The variables of the theme are in the style sheets (web/build/theme-css.ts). */
export function AdminTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return (
    <CacheProvider value={styleCache(direction)}>
      <ThemeProvider
        theme={themes[direction]}
        modeStorageKey={COLOR_MODE_KEY.key}
        defaultMode={COLOR_MODE_KEY.fallback}
        noSsr
        disableStyleSheetGeneration
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
