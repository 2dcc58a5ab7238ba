import createTheme from '@mui/system/createTheme';
import { BORDER_RADIUS, BREAKPOINTS, SPACING, TYPOGRAPHY, Z_INDEX } from './tokens.ts';

const color = (name: string) => `var(--mui-palette-${name})`;
const intent = (name: string) => ({
  main: color(`${name}-main`),
  dark: color(`${name}-dark`),
  contrastText: color(`${name}-contrastText`),
});

/** The theme without MUI's: tokens and variables of mui-theme.ts, which `import 'theme.css'` includes. */
export const systemTheme = createTheme({
  breakpoints: { values: BREAKPOINTS },
  spacing: SPACING,
  shape: { borderRadius: BORDER_RADIUS },
  typography: TYPOGRAPHY,
  zIndex: Z_INDEX,
  // The system looks up numbers only in arrays.
  shadows: [0, 4, 6, 12].reduce<string[]>((shadows, elevation) => {
    shadows[elevation] = `var(--mui-shadows-${elevation})`;
    return shadows;
  }, []),
  palette: {
    common: { white: color('common-white') },
    primary: intent('primary'),
    secondary: intent('secondary'),
    success: intent('success'),
    error: intent('error'),
    text: { primary: color('text-primary'), secondary: color('text-secondary') },
    background: {
      default: color('background-default'),
      paper: color('background-paper'),
      band: color('background-band'),
    },
    action: {
      active: color('action-active'),
      hover: color('action-hover'),
      selected: color('action-selected'),
      disabled: color('action-disabled'),
      disabledBackground: color('action-disabledBackground'),
    },
    divider: color('divider'),
  },
});
