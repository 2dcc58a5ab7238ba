import type { HomeGallery } from './choose-images';
import { SERVICE_TILES, type ServiceTile } from './service-tiles';

/** The tiles with a gallery image; all tiles with their own images if the gallery has none. */
export function shownTiles(images: HomeGallery['tiles']): readonly ServiceTile[] {
  const found = SERVICE_TILES.flatMap((tile) => {
    const match = images.find(({ slug }) => slug === tile.slug);
    return match ? [{ ...tile, responsiveImage: { image: match.image, picture: match.picture } }] : [];
  });
  return found.length > 0 ? found : SERVICE_TILES;
}
