import villa from 'image:villa-evening';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Box } from '../../../shared/ui/box';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { useCarousel } from '../../ui/carousel/carousel-context';
import { HeroImage } from './hero-image';

const LazyImages = retryableLazy(() => import('./lazy-slide-images'));

/** The images behind the slides' texts. The first has priority, the others load after it. */
export function HeroImages() {
  const { position } = useCarousel();
  const frame = useRef<HTMLDivElement>(null);
  const [hasFirst, setHasFirst] = useState(false);
  const giveWay = () => setHasFirst(true);

  // The browser may have loaded the first image before hydration.
  useEffect(() => {
    const first = frame.current?.querySelector('img');
    if (first?.complete && first.naturalWidth > 0) setHasFirst(true);
  }, []);

  return (
    <Box
      ref={frame}
      aria-hidden
      onLoadCapture={giveWay}
      onErrorCapture={giveWay}
      sx={{ position: 'absolute', inset: 0 }}
    >
      <HeroImage image={villa} isShown={position === 0} priority />
      {(hasFirst || position !== 0) && (
        // The texts work without them.
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <LazyImages position={position} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
