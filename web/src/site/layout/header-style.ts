import { touchLink } from '../ui/layout-styles';

/** Sticky bar, in pixels with its hairline. */
export const HEADER_HEIGHT = 65;
/** Bar above it on wide screens; the hero lies below both. */
export const TOP_BAR_HEIGHT = 33;

/** The active route is underlined and coloured. */
export const headerLinkStyle = {
  ...touchLink,
  paddingInline: 1.25,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 500,
  fontSize: '0.95rem',
  textUnderlineOffset: '0.5em',
  textDecorationThickness: 1,
  '&:hover, &.active': { textDecorationLine: 'underline' },
  '&.active': { textDecorationThickness: 2 },
} as const;
