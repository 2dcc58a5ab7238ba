import lobby from 'image:curtain-wall-lobby';
import kitchen from 'image:kitchen-galley-sage';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { HeroImage } from './hero-image';

/** A separate chunk, so that the initial one does not contain these images. */
export default function LazySlideImages({ position }: { position: number }) {
  const [, second, third] = useBlock('hero').slides;
  return [second?.image ?? lobby, third?.image ?? kitchen].map((image, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an image.
    <HeroImage key={place} image={image} isShown={position === place + 1} />
  ));
}
