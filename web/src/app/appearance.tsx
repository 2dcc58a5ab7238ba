import { type Direction, STORAGE_KEYS } from '@alnafitha/contract';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLanguage } from '../language/language-context';
import { ColorModeContext, createColorMode, useIsDark } from '../ui/color-mode';
import { themes } from './theme';

/** The panel remembers a theme of its own. */
const modes = {
  site: createColorMode(STORAGE_KEYS.theme, 'system'),
  admin: createColorMode(STORAGE_KEYS.adminTheme, 'light'),
};

/** Where Emotion keeps the styles of a direction; they never change places, so that nothing is remounted. */
export type StyleCaches = (direction: Direction) => EmotionCache;

interface Props {
  side: keyof typeof modes;
  styleCaches: StyleCaches;
  children: ReactNode;
}

/** Theme, direction and the styles beneath all others. Colours are variables that follow an attribute of the document. */
export function Appearance({ side, styleCaches, children }: Props) {
  const { direction } = useLanguage();
  const theme = themes[direction];
  const mode = modes[side];
  return (
    <CacheProvider value={styleCaches(direction)}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <CssBaseline />
        <DocumentColors key={side} mode={mode} />
        <ColorModeContext value={mode}>{children}</ColorModeContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

function DocumentColors({ mode }: { mode: (typeof modes)['site'] }) {
  const isDark = useIsDark(mode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is when to look.
  useLayoutEffect(() => {
    // Read anew: while React takes a page over, `isDark` is what the server knew.
    const root = document.documentElement;
    root.toggleAttribute('data-dark', mode.isDark());
    root.toggleAttribute('data-light', !mode.isDark());
  }, [isDark, mode]);
  return null;
}
