import { type ComponentProps, useState } from 'react';
import { LazyPart } from '../../shared/ui/lazy-part';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { Skeleton } from '../../shared/ui/skeleton';

/** Loads what sorts. */
const FactsSection = retryableLazy(() => import('./facts-section'));

/** The facts of a form, which keeps them if this part cannot be loaded. */
export function Facts(props: ComponentProps<typeof FactsSection>) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <LazyPart
      onFailure={() => setFailed(true)}
      fallback={<Skeleton variant="rounded" sx={{ blockSize: 96 }} />}
    >
      <FactsSection {...props} />
    </LazyPart>
  );
}
