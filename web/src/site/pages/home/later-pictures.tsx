import lobby from 'image:curtain-wall-lobby';
import kitchen from 'image:kitchen-galley-sage';
import { HeroPicture } from './hero-picture';

/** Images of the slides after the first; a separate chunk, so that the initial one does not contain it. */
// React.lazy takes a module's default export.
export default function LaterPictures({ position }: { position: number }) {
  return [lobby, kitchen].map((photo, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an image.
    <HeroPicture key={place} photo={photo} isShown={position === place + 1} />
  ));
}
