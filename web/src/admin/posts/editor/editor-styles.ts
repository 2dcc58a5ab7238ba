import type { SxProps, Theme } from '@mui/material/styles';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { contentStyles } from '../../../shared/ui/html/content-styles';

export const frameStyles: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  border: HAIRLINE,
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main' },
};

/** Includes the rules of the editor's style element, which the Content Security Policy blocks. */
export const textStyles: SxProps<Theme> = [
  contentStyles,
  {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .ProseMirror': {
      position: 'relative',
      // The text is as high as the fields beside it; alone, as the space between toolbar and buttons.
      minBlockSize: { xs: 'max(280px, calc(100dvh - 13rem))', lg: 280 },
      padding: 2,
      outline: 'none',
      whiteSpace: 'break-spaces',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror > * + img, & .ProseMirror > img + *': { marginBlockStart: '2em' },
    '& .ProseMirror pre': { whiteSpace: 'pre-wrap' },
    '& .ProseMirror > * + .tableBox': { marginBlockStart: '1.25em' },
    '& .tableBox': { overflowX: 'auto' },
    '& .selectedCell': { backgroundColor: 'action.selected' },
    '& .ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    '& img.ProseMirror-separator': { display: 'inline', margin: 0, inlineSize: 0, blockSize: 0 },
    '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
    '& .ProseMirror-gapcursor::after': {
      content: '""',
      display: 'block',
      inlineSize: 20,
      borderBlockStart: '2px solid',
    },
    '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
    '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
    '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  },
];
