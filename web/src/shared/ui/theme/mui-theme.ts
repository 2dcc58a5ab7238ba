import type { Direction } from '@alnafitha/contract';
import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles';
import { BORDER_RADIUS, BREAKPOINTS, SPACING, TYPOGRAPHY } from './tokens.ts';

export type Badge = 'blue' | 'yellow' | 'amber' | 'green';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Background of the footer. */
    band: string;
  }
  interface PaletteOptions {
    badge: Record<Badge, string>;
  }
}

const badges = {
  light: { blue: '#1a5fa8', yellow: '#d9a400', amber: '#e08a00', green: '#1e7145' },
  dark: { blue: '#8fbdf0', yellow: '#ffdf70', amber: '#ffb95c', green: '#74c99a' },
} as const satisfies Record<string, Record<Badge, string>>;

/** Greys, teal and sand, in light and dark. Text has a contrast of at least 4.5:1 on every surface. */
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
      badge: badges.light,
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
      badge: badges.dark,
    },
  },
};

/** The focus ring of base.css, which MUI removes from its buttons. */
const ring = { outline: '2px solid', outlineOffset: 2 };
/** Ring of list items, which would clip an outer one. */
const insideRing = { outlineOffset: -2 };

/** The style sheets define the theme's CSS variables. */
type SiteTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>;

function themeFor(direction: Direction): SiteTheme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes,
    breakpoints: { values: BREAKPOINTS },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: BORDER_RADIUS },
    spacing: SPACING,
    typography: {
      ...TYPOGRAPHY,
      fontFamily: TYPOGRAPHY.body1.fontFamily,
      subtitle1: TYPOGRAPHY.body1,
      overline: { ...TYPOGRAPHY.body1, fontWeight: 700, fontSize: '0.75rem', textTransform: 'none' },
    },
    components: {
      MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
      MuiButton: {
        defaultProps: { disableElevation: true, disableFocusRipple: true },
        styleOverrides: {
          root: { minHeight: 44 },
          contained: {
            // Forced colours remove the background and show the border.
            border: '1px solid transparent',
            padding: '5px 15px',
            '&.Mui-focusVisible': { outlineOffset: -4 },
          },
        },
      },
      MuiIconButton: {
        defaultProps: { disableFocusRipple: true },
        styleOverrides: { root: { minWidth: 44, minHeight: 44 } },
      },
      MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': insideRing } } },
      MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': insideRing } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  }) as SiteTheme; // the return type lacks what `cssVariables` adds
}

/** Themes by direction. Public pages use the CSS variables, too (web/build/theme-css.ts). */
export const themes: Record<Direction, SiteTheme> = { ltr: themeFor('ltr'), rtl: themeFor('rtl') };
