/** Breakpoints in pixels; the spec's phone layout ends at 768. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** Pixels of a unit of spacing or border radius. */
export const SPACING = 8;
export const BORDER_RADIUS = 2;

/** MUI's values, because MUI's components are among them. */
export const Z_INDEX = { fab: 1050, appBar: 1100, modal: 1300, snackbar: 1400, tooltip: 1500 } as const;

// base.css defines fonts, line heights and weights, which differ between the languages.
const font = { fontFamily: 'var(--font-family)' };
const heading = {
  ...font,
  fontWeight: 'var(--heading-weight)',
  letterSpacing: 'var(--heading-spacing)',
  lineHeight: 'var(--heading-line)',
};
const display = {
  ...heading,
  letterSpacing: 'var(--display-spacing)',
  lineHeight: 'var(--display-line)',
  textWrap: 'balance',
} as const;
const body = { ...font, fontWeight: 400, letterSpacing: 0, lineHeight: 'var(--text-line)' };

export const TYPOGRAPHY = {
  h1: { ...display, fontSize: 'clamp(2.25rem, 1.1rem + 5vw, 5.5rem)' },
  h2: { ...display, fontSize: 'clamp(2rem, 1.4rem + 2.2vw, 3.5rem)' },
  h3: { ...heading, fontSize: '1.35rem' },
  h4: { ...heading, fontSize: '1.15rem' },
  h5: { ...heading, fontSize: '1.05rem' },
  h6: { ...heading, fontSize: '1rem' },
  subtitle2: { ...body, fontWeight: 600, fontSize: '0.875rem' },
  body1: { ...body, fontSize: '1rem' },
  body2: { ...body, fontSize: '0.875rem' },
  caption: { ...body, lineHeight: 'var(--caption-line)', fontSize: '0.75rem' },
  button: { ...body, fontWeight: 600, fontSize: '0.875rem', textTransform: 'none' },
} as const;
export type TypographyVariant = keyof typeof TYPOGRAPHY;
