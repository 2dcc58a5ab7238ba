const FOCUS = '.control:focus ~';
/** Where the label gives way to what stands in the field. */
const FILLED = '.control:is(:focus, :not(:placeholder-shown), :autofill, select) ~';
const INVALID = '.control[aria-invalid="true"] ~';

/** MUI's outlined field: a `.control`, its label, and a `fieldset` that is the outline with a gap for the label. */
export const outlinedField = {
  position: 'relative',
  typography: 'body1',
  lineHeight: '1.4375em',
  color: 'text.primary',
  borderRadius: 1,
  '& > .control': {
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    margin: 0,
    padding: '16.5px 14px',
    border: 0,
    borderRadius: 'inherit',
    outline: 0,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'none',
    resize: 'none',
    appearance: 'none',
    '&:autofill': { WebkitBoxShadow: 'var(--mui-palette-Input-autofillWebkitBoxShadow)' },
  },
  // What scrolls must not show below the label.
  '& > textarea.control': { paddingBlock: 0, borderBlock: '16.5px solid transparent' },
  '& > select.control': { paddingInlineEnd: '32px', cursor: 'pointer' },
  '& > label': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 14,
    maxInlineSize: 'calc(100% - 24px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    color: 'text.secondary',
    transform: 'translateY(16px)',
  },
  [`& > ${FILLED} label`]: { fontSize: '0.75rem', transform: 'translateY(-9px)' },
  [`& > ${FOCUS} label`]: { color: 'primary.main' },
  [`& > ${INVALID} label`]: { color: 'error.main' },
  '& > fieldset': {
    position: 'absolute',
    inset: 0,
    insetBlockStart: -5,
    margin: 0,
    paddingBlock: 0,
    paddingInline: '8px',
    minInlineSize: 0,
    overflow: 'hidden',
    pointerEvents: 'none',
    borderRadius: 'inherit',
    border: '1px solid rgb(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  },
  '& legend': {
    display: 'block',
    blockSize: 11,
    maxInlineSize: '0.01px',
    padding: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: '0.75em',
    '& > span': { display: 'inline-block', paddingInline: '5px' },
  },
  [`& > ${FILLED} fieldset > legend`]: { maxInlineSize: '100%' },
  '@media (hover: hover)': { '&:hover > fieldset': { borderColor: 'text.primary' } },
  [`&& > ${FOCUS} fieldset`]: { borderWidth: 2, borderColor: 'primary.main' },
  [`&& > ${INVALID} fieldset`]: { borderColor: 'error.main' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > label': {
      transition: '200ms cubic-bezier(0, 0, 0.2, 1)',
      transitionProperty: 'color, transform, font-size',
    },
    '& legend': { transition: 'max-width 50ms cubic-bezier(0, 0, 0.2, 1)' },
  },
};

export const helperText = {
  margin: 0,
  marginBlockStart: '3px',
  marginInline: '14px',
  typography: 'caption',
  color: 'text.secondary',
  '&.error': { color: 'error.main' },
};
