import { type GalleryImage, subCategorySlug } from '@alnafitha/contract';
import { SERVICE_TILES, type ServiceTile } from './service-tiles';

/** The tiles of which the gallery has a picture, with that picture; all with their own where it has none for any. */
export function shownTiles(images: readonly GalleryImage[]): readonly ServiceTile[] {
  const found = SERVICE_TILES.flatMap((tile) => {
    const match = images.find(({ subCategories }) =>
      subCategories.some((subCategory) => subCategorySlug(subCategory) === tile.slug),
    );
    return match ? [{ ...tile, photo: { image: match.url, picture: match.picture } }] : [];
  });
  return found.length > 0 ? found : SERVICE_TILES;
}
