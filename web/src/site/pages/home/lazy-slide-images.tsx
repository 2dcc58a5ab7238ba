import lobby from 'image:curtain-wall-lobby';
import kitchen from 'image:kitchen-galley-sage';
import { HeroImage } from './hero-image';

/** A separate chunk, so that the initial one does not contain these images. */
export default function LazySlideImages({ position }: { position: number }) {
  return [lobby, kitchen].map((image, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an image.
    <HeroImage key={place} image={image} isShown={position === place + 1} />
  ));
}
