import { Box } from './box';
import { Typography } from './typography';

export function PageSpinner({ label }: { label: string }) {
  return (
    <Box
      role="status"
      sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1, minHeight: '60vh' }}
    >
      <Spinner />
      <Typography color="textSecondary">{label}</Typography>
    </Box>
  );
}

interface Props {
  /** Undefined if text beside it says what is loading. */
  label?: string;
}

/** Does not move with reduced motion. */
export function Spinner({ label }: Props) {
  return (
    <Box
      component="span"
      role="progressbar"
      {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}
      sx={frame}
    >
      <svg viewBox="22 22 44 44" aria-hidden>
        <circle cx="44" cy="44" r="20.2" fill="none" stroke="currentColor" strokeWidth="3.6" />
      </svg>
    </Box>
  );
}

const frame = {
  display: 'inline-block',
  inlineSize: 40,
  blockSize: 40,
  color: 'primary.main',
  '& svg': { display: 'block' },
  '& circle': { strokeDasharray: '80px, 200px' },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'turn 1.4s linear infinite',
    '& circle': { animation: 'stretch 1.4s ease-in-out infinite' },
  },
};
