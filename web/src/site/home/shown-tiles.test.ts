import { PORTFOLIO_SUB_CATEGORIES, subCategorySlug } from '@alnafitha/contract';
import { aGalleryImage } from '@alnafitha/contract/factories';
import { describe, expect, it } from 'vitest';
import { SERVICE_TILES } from './service-tiles';
import { shownTiles } from './shown-tiles';

describe('shownTiles', () => {
  it('has tiles for sub-categories only', () => {
    const slugs = PORTFOLIO_SUB_CATEGORIES.map(subCategorySlug);
    expect(slugs).toEqual(expect.arrayContaining(SERVICE_TILES.map(({ slug }) => slug)));
  });

  it('keeps those of which the gallery has a picture, with that picture', () => {
    const tiles = shownTiles([
      aGalleryImage({ id: '1', url: '/media/a/960.webp', subCategories: ['GLASS', 'All UPVC Window'] }),
      aGalleryImage({ id: '2', url: '/media/b/960.webp', subCategories: ['Glass House'] }),
      aGalleryImage({ id: '3', url: '/media/c/960.webp', subCategories: ['Glass House'] }),
    ]);
    expect(tiles.map(({ slug, photo }) => [slug, photo.image])).toEqual([
      ['glass-house', '/media/b/960.webp'],
      ['upvc-window', '/media/a/960.webp'],
    ]);
  });

  it('keeps all five where the gallery has a picture of none', () => {
    expect(shownTiles([aGalleryImage({ subCategories: ['TENTS'] })])).toHaveLength(5);
    expect(shownTiles([])).toHaveLength(5);
  });
});
