import { Box } from './box';
import { Spinner } from './spinner';

/** Fills the place of a page that is on its way. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Spinner label={label} />
    </Box>
  );
}
