import { Box } from './box';
import { Spinner } from './spinner';

/** The fallback of a loading page. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Spinner label={label} />
    </Box>
  );
}
