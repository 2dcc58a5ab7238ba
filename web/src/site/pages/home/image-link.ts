import type { SystemStyleObject } from '@mui/system';

/** Styles of an image link with a caption; the image zooms on hover. */
export const imageLink = {
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  borderRadius: 2,
  overflow: 'hidden',
  color: '#fff',
  textDecoration: 'none',
  outlineColor: 'primary.main',
  '& .caption': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: { xs: 1.5, md: 2.5 },
    paddingBlockStart: { xs: 5, md: 7 },
    background: 'linear-gradient(transparent, rgb(6 24 31 / 0.62) 45%, rgb(6 24 31 / 0.9))',
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& img': { transition: 'scale 500ms ease' },
    '&:hover img': { scale: '1.04' },
  },
} satisfies SystemStyleObject;
