import { Box } from './box';
import { Spinner } from './spinner';
import { Typography } from './typography';

/** The fallback of a loading page. */
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
