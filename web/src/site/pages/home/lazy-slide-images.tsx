import { useState } from 'react';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { HeroImage } from './hero-image';
import { slideImage } from './slide-image';

/** Images are loaded so many slides before they are shown. */
const AHEAD = 2;

/** A separate chunk, so that the initial one does not contain these images. */
export default function LazySlideImages({ position }: { position: number }) {
  const [reached, setReached] = useState(position);
  if (position > reached) setReached(position);
  return useBlock('hero')
    .slides.map(slideImage)
    .slice(0, reached + AHEAD + 1)
    .map(
      (image, place) =>
        // The first is in the initial chunk.
        place > 0 && (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an image.
          <HeroImage key={place} image={image} isShown={position === place} />
        ),
    );
}
