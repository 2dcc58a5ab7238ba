import { Box } from '../../../shared/ui/box';
import { Skeleton } from '../../ui/skeleton';

/** Skeletons side by side, with the controls below. */
export function TestimonialsSkeleton() {
  const card = { blockSize: { xs: 420, md: 360 } };
  return (
    <Box aria-busy sx={{ display: 'flex', gap: 3, marginBlockEnd: 11.5 }}>
      <Skeleton variant="rectangular" sx={{ ...card, flex: 1 }} />
      <Skeleton variant="rectangular" sx={{ ...card, flex: 1, display: { xs: 'none', md: 'block' } }} />
    </Box>
  );
}
