import { HAIRLINE } from '../../shared/ui/hairline';

/** Class of the dialog's root: while it is open, nothing else is printed. */
export const PRINTED_CLASS = 'data-printed';

export const pageInPrint = {
  '@media print': {
    [`body > :not([${PRINTED_CLASS}])`]: { display: 'none !important' },
    'html, body': { background: '#fff !important', overflow: 'visible !important' },
  },
} as const;

/** The dialog is printed at full length, dark on white in both themes. */
export const dialogInPrint = {
  '@media print': {
    position: 'static !important',
    '& *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      borderColor: '#999 !important',
    },
    '& .MuiBackdrop-root': { display: 'none' },
    '& .MuiDialog-container': { display: 'block', blockSize: 'auto' },
    '& .MuiDialog-paper': {
      display: 'block',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      blockSize: 'auto',
      margin: 0,
      overflow: 'visible',
      boxShadow: 'none',
      transition: 'none',
    },
    '& .MuiDialogContent-root': { display: 'block', overflow: 'visible' },
    '& .MuiDialogContent-root > *': { overflow: 'visible' },
  },
} as const;

/** Room for a reply. */
export const tall = { blockSize: { md: 'calc(100% - 64px)' } };

/** The whole dialog scrolls on phones, where its head would leave no room. */
export const scrolled = { flex: { xs: 'none', md: '1 1 auto' }, overflowY: { xs: 'visible', md: 'auto' } };

/** The buttons stay at the bottom of the screen on phones, also below a short message. */
export const sticky = {
  marginBlockStart: { xs: 'auto', md: 0 },
  position: { xs: 'sticky', md: 'static' },
  insetBlockEnd: 0,
  zIndex: 1,
  backgroundColor: 'background.paper',
};

/** The message and the form side by side, each with its own scroll position; on phones, one below the other. */
export const columns = {
  ...scrolled,
  overflowY: { xs: 'visible', md: 'hidden' },
  display: { md: 'grid' },
  gridTemplate: { md: 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))' },
  padding: { md: 0 },
  '& > *': { overflowY: { md: 'auto' }, padding: { md: 3 } },
  '& > * + *': { borderInlineStart: { md: HAIRLINE } },
} as const;

/** A reply, which is not printed. */
export const replyLayout = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > .wide': { gridColumn: '1 / -1' },
  // The end of the message stays in sight above the form.
  scrollMarginBlockStart: 120,
  marginBlock: { xs: 2, md: 0 },
  paddingBlockStart: { xs: 2, md: 3 },
  borderBlockStart: { xs: HAIRLINE, md: 'none' },
  displayPrint: 'none',
} as const;

/** The buttons stay in sight below a long text. */
export const replyButtons = {
  position: 'sticky',
  // The buttons cover the padding of the scrolling form.
  insetBlockEnd: { xs: 0, md: '-24px' },
  zIndex: 2,
  marginBlockEnd: { md: -3 },
  paddingInline: 0,
  backgroundColor: 'background.paper',
} as const;
