import 'mui-theme.css';
import type { Direction } from '@alnafitha/contract';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { useLanguage } from '../../i18n/language-context';
import { themes } from './theme';

/** What parts of MUI need around them. Public pages do without it, and without all that it brings along. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return (
    <CacheProvider value={cacheOf(direction)}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** Where Emotion keeps the styles of a direction. MUI's own name physical sides, which are mirrored for Arabic. */
function cacheOf(direction: Direction): EmotionCache {
  caches[direction] ??=
    direction === 'ltr'
      ? createCache({ key: 'mui', prepend: true })
      : createCache({ key: 'muirtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] });
  return caches[direction];
}
