import type { HomeGallery } from './choose-pictures';
import { SERVICE_TILES, type ServiceTile } from './service-tiles';

/** The tiles that the gallery has a picture for, with that picture; all with their own where it has none for any. */
export function shownTiles(pictures: HomeGallery['tiles']): readonly ServiceTile[] {
  const found = SERVICE_TILES.flatMap((tile) => {
    const match = pictures.find(({ slug }) => slug === tile.slug);
    return match ? [{ ...tile, photo: { image: match.image, picture: match.picture } }] : [];
  });
  return found.length > 0 ? found : SERVICE_TILES;
}
