const INVALID = '.control[aria-invalid="true"]';

/** A `.control` on a line, below its label. */
export const underlinedField = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  color: 'text.primary',
  '& > label': { typography: 'body2', fontWeight: 600, color: 'text.secondary' },
  '& > .control': {
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: 44,
    margin: 0,
    paddingBlock: '9px',
    paddingInline: 0,
    border: 0,
    borderBlockEnd: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 0,
    outline: 0,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'none',
    resize: 'none',
    appearance: 'none',
    '&:focus': { borderColor: 'primary.main', boxShadow: '0 1px 0 var(--mui-palette-primary-main)' },
    '&:autofill': { WebkitBoxShadow: 'var(--mui-palette-Input-autofillWebkitBoxShadow)' },
  },
  // An empty field takes the page's direction; otherwise its caret is on the wrong side.
  '& > .control[dir="auto"]:placeholder-shown': { direction: 'inherit' },
  '& > select.control': { paddingInlineEnd: '32px', cursor: 'pointer' },
  [`&& > ${INVALID}`]: { borderColor: 'error.main' },
  [`& > ${INVALID} ~ label`]: { color: 'error.main' },
  '@media (forced-colors: active)': { '& > .control:focus': { borderBlockEndWidth: 3 } },
} as const;
