/** Of the dialog's root: nothing else of the page is printed while it is open. */
export const PRINTED = 'data-printed';

/** The page around an open message, on paper. */
export const pageInPrint = {
  '@media print': {
    [`body > :not([${PRINTED}])`]: { display: 'none !important' },
    'html, body': { background: '#fff !important', overflow: 'visible !important' },
  },
} as const;

/** An open message on paper: as long as it is, dark on white in either theme. */
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
      margin: 0,
      overflow: 'visible',
      boxShadow: 'none',
      transition: 'none',
    },
    '& .MuiDialogContent-root': { overflow: 'visible' },
  },
} as const;
