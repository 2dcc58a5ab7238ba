import type { SxProps } from '@mui/system';
import type { ReactNode } from 'react';
import { Box, mergeSx } from './box';

interface Props {
  /** `text` is as high as a line of text. */
  variant?: 'text' | 'rounded' | 'rectangular';
  sx?: SxProps | undefined;
  /** Invisible; determines the size. */
  children?: ReactNode;
}

export function Skeleton({ variant = 'text', sx, children }: Props) {
  return (
    <Box
      component="span"
      className="skeleton"
      sx={mergeSx(root, shapes[variant], children != null && cover, sx)}
    >
      {children}
    </Box>
  );
}

const root = {
  display: 'block',
  blockSize: '1.2em',
  backgroundColor: 'var(--mui-palette-Skeleton-bg)',
  '@media (prefers-reduced-motion: no-preference)': { animation: 'pulse 2s ease-in-out 0.5s infinite' },
};

const shapes = {
  text: {
    blockSize: 'auto',
    transformOrigin: '0 55%',
    transform: 'scale(1, 0.6)',
    borderRadius: '10px/16.7px',
    '&:empty::before': { content: '"\\00a0"' },
  },
  rounded: { borderRadius: 1 },
  rectangular: {},
};

const cover = { blockSize: 'auto', '& > *': { visibility: 'hidden' } };
