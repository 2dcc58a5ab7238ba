import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Fills the place of a page that is on its way. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label={label} />
    </Box>
  );
}
