import villa from 'photo:villa-evening';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Box } from '../../../shared/ui/box';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { useCarousel } from '../../ui/carousel/carousel-context';
import { HeroPicture } from './hero-picture';

const LaterPictures = retryableLazy(() => import('./later-pictures'));

/** The pictures behind the slides' texts. The first is fetched before all else, the others once it is there. */
export function HeroPictures() {
  const { position } = useCarousel();
  const frame = useRef<HTMLDivElement>(null);
  const [hasFirst, setHasFirst] = useState(false);
  const giveWay = () => setHasFirst(true);

  // The browser may have the first picture before React listens.
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
      <HeroPicture photo={villa} isShown={position === 0} isUrgent />
      {(hasFirst || position !== 0) && (
        // The texts do without them.
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <LaterPictures position={position} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
