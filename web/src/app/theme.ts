import type { Direction } from '@alnafitha/contract';
import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A band that sets itself off from the page: top bar, footer. */
    band: string;
  }
}

const latin = '"Manrope Variable", "Segoe UI", system-ui, sans-serif';
const arabic = '"IBM Plex Sans Arabic", "Manrope Variable", "Segoe UI", Tahoma, sans-serif';

/** Aluminium (greys), glass (deep teal) and sand, in light and dark; text reaches 4.5:1 on every surface. */
const colorSchemes = {
  light: {
    palette: {
      primary: { main: '#0e5366', dark: '#093c4a', light: '#2f7a8f', contrastText: '#ffffff' },
      secondary: { main: '#805b2b', contrastText: '#ffffff' },
      success: { main: '#1e7145', contrastText: '#ffffff' },
      warning: { main: '#8a5a00', contrastText: '#ffffff' },
      error: { main: '#b3261e' },
      info: { main: '#1a5fa8' },
      text: { primary: '#1b2a30', secondary: '#52636b' },
      background: { default: '#f8f6f2', paper: '#ffffff', band: '#0a3440' },
      divider: '#dfdbd2',
    },
  },
  dark: {
    palette: {
      primary: { main: '#82cadb', dark: '#4fa9bf', light: '#b3e1ec', contrastText: '#06242d' },
      secondary: { main: '#dcbd8f', contrastText: '#2b1e0a' },
      success: { main: '#74c99a', contrastText: '#06281a' },
      warning: { main: '#e8b45c', contrastText: '#2b1d00' },
      error: { main: '#f2938c', contrastText: '#3b0a07' },
      info: { main: '#8fbdf0', contrastText: '#06213f' },
      text: { primary: '#e8eef0', secondary: '#a9b8be' },
      background: { default: '#0f1619', paper: '#172126', band: '#0a1114' },
      divider: '#2b383e',
    },
  },
};

/** A theme whose colours are CSS variables: the style sheets define them. */
type SiteTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

function themeFor(direction: Direction): SiteTheme {
  const isArabic = direction === 'rtl';
  // Arabic letters join: any spacing between them tears words apart, and their marks need taller lines.
  const heading = {
    fontWeight: isArabic ? 600 : 700,
    letterSpacing: isArabic ? 0 : '-0.015em',
    lineHeight: isArabic ? 1.5 : 1.2,
  };
  const body = { letterSpacing: 0, lineHeight: isArabic ? 1.8 : 1.65 };
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes,
    // The spec's phone layout ends at 768 px.
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280 } },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: isArabic ? arabic : latin,
      h1: { ...heading, fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)' },
      h2: { ...heading, fontSize: 'clamp(1.6rem, 1.3rem + 1.4vw, 2.25rem)' },
      h3: { ...heading, fontSize: '1.35rem' },
      h4: { ...heading, fontSize: '1.15rem' },
      h5: { ...heading, fontSize: '1.05rem' },
      h6: { ...heading, fontSize: '1rem' },
      subtitle1: body,
      subtitle2: { ...body, fontWeight: 600 },
      body1: body,
      body2: body,
      caption: { ...body, lineHeight: isArabic ? 1.7 : 1.5 },
      overline: { ...body, fontWeight: 700, textTransform: 'none' },
      button: { ...body, fontWeight: 600, textTransform: 'none' },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  }) as SiteTheme; // its type does not tell what `cssVariables` adds
}

/** One theme a direction, shared by the public site and the panel. */
export const themes: Record<Direction, SiteTheme> = { ltr: themeFor('ltr'), rtl: themeFor('rtl') };
