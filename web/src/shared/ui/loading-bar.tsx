import { Box } from './box';

/** Advances ever more slowly; stands still with reduced motion. */
export function LoadingBar({ label }: { label: string }) {
  return <Box role="progressbar" aria-label={label} sx={bar} />;
}

const bar = {
  blockSize: 4,
  backgroundColor: 'secondary.main',
  transformOrigin: '0 0',
  '[dir="rtl"] &': { transformOrigin: '100% 0' },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'advance 10s cubic-bezier(0, 0.9, 0.3, 1) forwards',
  },
};
