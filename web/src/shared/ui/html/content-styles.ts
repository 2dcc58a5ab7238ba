import type { SystemStyleObject } from '@mui/system';
import { HAIRLINE } from '../hairline';

/** Styles of the elements of rich text. */
export const contentStyles = {
  // The font of the content's language, which may differ from the page's.
  fontFamily: 'var(--font-family)',
  fontSize: '1.0925rem',
  lineHeight: 'var(--article-line)',
  overflowWrap: 'break-word',
  '& :where([lang])': { fontFamily: 'var(--font-family)', lineHeight: 'var(--article-line)' },
  '& :where(p, h2, h3, h4, ul, ol, blockquote, pre, figure)': { margin: 0 },
  '& * + :where(p, ul, ol, blockquote, pre, [role="region"])': { marginBlockStart: '1.25em' },
  '& * + figure, & figure + *': { marginBlockStart: '2em' },
  '& h2, & h3, & h4': {
    fontWeight: 'var(--heading-weight)',
    letterSpacing: 'var(--heading-spacing)',
    lineHeight: 'var(--article-heading-line)',
  },
  '& h2': { fontSize: '1.6rem' },
  '& h3': { fontSize: '1.3rem' },
  '& h4': { fontSize: '1.1rem' },
  '& * + h2': { marginBlockStart: '1.9em' },
  '& * + :where(h3, h4)': { marginBlockStart: '1.75em' },
  '& :where(h2, h3, h4) + *': { marginBlockStart: '0.7em' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  // `revert` would also revert a list's own `type`.
  '& ul, & ol:not([type])': { listStyle: 'revert' },
  '& li + li, & li > ul, & li > ol': { marginBlockStart: '0.45em' },
  '& li::marker': { color: 'secondary.main', fontWeight: 600 },
  '& a': {
    color: 'primary.main',
    fontWeight: 600,
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: '0.14em' },
  },
  '& blockquote': {
    paddingInlineStart: 3,
    borderInlineStart: '1px solid',
    borderColor: 'secondary.main',
    fontSize: '1.5rem',
    fontWeight: 'var(--display-weight)',
    '& p': { lineHeight: 'var(--article-heading-line)' },
  },
  // Lines with them are as high as others.
  '& :is(sup, sub)': { lineHeight: 0 },
  '& code': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    fontSize: '0.88em',
    overflowWrap: 'anywhere',
    borderRadius: 1,
    paddingInline: 0.75,
    paddingBlock: 0.25,
    backgroundColor: 'action.hover',
  },
  '& pre': {
    padding: 2.5,
    border: HAIRLINE,
    backgroundColor: 'background.paper',
    lineHeight: 1.6,
    '& code': { padding: 0, backgroundColor: 'transparent', overflowWrap: 'normal' },
  },
  '& [role="region"]': {
    overflowX: 'auto',
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '1rem' },
  '& caption': { paddingBlockEnd: 1, fontSize: '0.925rem', color: 'text.secondary', textAlign: 'start' },
  '& :is(th, td)': {
    minInlineSize: '6rem',
    // The minimum height of a table cell, so that empty rows keep it.
    blockSize: '2.75em',
    paddingBlock: 1,
    paddingInline: 1.5,
    border: HAIRLINE,
    textAlign: 'start',
    verticalAlign: 'top',
    '& > *': { marginBlock: 0 },
    '& > * + *': { marginBlockStart: '0.5em' },
  },
  '& th': { fontWeight: 700, backgroundColor: 'action.hover' },
  '& img': { display: 'block', maxInlineSize: '100%', blockSize: 'auto' },
  '& figcaption': { marginBlockStart: 1.25, fontSize: '0.925rem', color: 'text.secondary' },
  '& hr': {
    margin: 0,
    marginBlock: '2.5em',
    border: 0,
    borderBlockStart: HAIRLINE,
  },
} satisfies SystemStyleObject;
