import { Box } from '../../../shared/ui/box';
import { Skeleton } from '../../ui/skeleton';

/** Skeletons of the cards side by side, with the controls below. */
export function TestimonialsSkeleton() {
  const card = { blockSize: { xs: 340, md: 290 } };
  return (
    <Box aria-busy sx={{ display: 'flex', gap: 3, marginBlockEnd: 8.5 }}>
      <Skeleton variant="rounded" sx={{ ...card, flex: 1 }} />
      <Skeleton variant="rounded" sx={{ ...card, flex: 1, display: { xs: 'none', md: 'block' } }} />
    </Box>
  );
}
