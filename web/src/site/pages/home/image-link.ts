import type { SystemStyleObject } from '@mui/system';

/** The image zooms and the title is underlined on hover. */
export const imageLink = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  blockSize: '100%',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover .title': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& img': { transition: 'scale 500ms ease' },
    '&:hover img': { scale: '1.03' },
  },
} satisfies SystemStyleObject;
