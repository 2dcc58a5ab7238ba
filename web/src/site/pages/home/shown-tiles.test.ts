import { PORTFOLIO_SUB_CATEGORIES, subCategorySlug } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { describe, expect, it } from 'vitest';
import { SERVICE_TILES } from './service-tiles';
import { shownTiles } from './services-section';

describe('shownTiles', () => {
  it('has tiles for sub-categories only', () => {
    const slugs = PORTFOLIO_SUB_CATEGORIES.map(subCategorySlug);
    expect(slugs).toEqual(expect.arrayContaining(SERVICE_TILES.map(({ slug }) => slug)));
  });

  it('keeps the tiles with gallery images, in order', () => {
    const tiles = shownTiles([
      { slug: 'upvc-window', ...aResponsiveImage('window') },
      { slug: 'glass-house', ...aResponsiveImage('house') },
    ]);
    expect(tiles.map(({ slug, responsiveImage: image }) => [slug, image.image])).toEqual([
      ['glass-house', '/media/house/960.webp'],
      ['upvc-window', '/media/window/960.webp'],
    ]);
  });

  it('keeps all five with their own images if the gallery has none', () => {
    expect(shownTiles([])).toEqual(SERVICE_TILES);
  });
});
