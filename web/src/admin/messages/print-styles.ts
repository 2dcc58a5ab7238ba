/** Class of the dialog's root: while it is open, nothing else is printed. */
export const PRINTED_CLASS = 'data-printed';

export const pageInPrint = {
  '@media print': {
    [`body > :not([${PRINTED_CLASS}])`]: { display: 'none !important' },
    'html, body': { background: '#fff !important', overflow: 'visible !important' },
  },
} as const;

/** Full length, dark on white in both themes. */
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
