/** The style of a link in the header; the active route is underlined and coloured. */
export const headerLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 1.25,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '0.95rem',
  borderRadius: 1,
  '&:hover': { color: 'primary.main' },
  '&.active': {
    color: 'primary.main',
    textDecoration: 'underline',
    textUnderlineOffset: '0.5em',
    textDecorationThickness: 2,
  },
} as const;
