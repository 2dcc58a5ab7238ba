import lobby from 'photo:curtain-wall-lobby';
import kitchen from 'photo:kitchen-galley-sage';
import { HeroPicture } from './hero-picture';

/** Of the slides after the first; a module of its own, so that the page begins without it. */
// React.lazy takes a module's default export.
export default function LaterPictures({ position }: { position: number }) {
  return [lobby, kitchen].map((photo, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place.
    <HeroPicture key={place} photo={photo} isShown={position === place + 1} />
  ));
}
