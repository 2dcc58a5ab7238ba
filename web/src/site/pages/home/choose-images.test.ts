import { type GalleryImage, HOME_GALLERY_IMAGES, SAMPLE_BLOCKS, subCategorySlug } from '@alnafitha/contract';
import { aGalleryImage, aResponsiveImage } from '@alnafitha/contract/factories';
import { describe, expect, it } from 'vitest';
import { chooseImages, pick, subCategoriesWithout } from './choose-images';
import { SERVICE_TILES } from './service-tiles';

/** Images with distinct placeholders. */
const images = (count: number, changes: (index: number) => Partial<GalleryImage> = () => ({})) =>
  Array.from({ length: count }, (_, index) => {
    const { picture } = aResponsiveImage(`picture-${index}`);
    return aGalleryImage({
      id: String(index),
      url: `/media/picture-${index}/960.webp`,
      picture: { ...picture, placeholder: `data:image/webp;base64,${index}` },
      subCategories: ['TENTS'],
      ...changes(index),
    });
  });
const idsOf = ({ preview }: { preview: readonly GalleryImage[] }) => preview.map(({ id }) => id).sort();
const slugsOf = ({ tiles }: { tiles: readonly { slug: string; image: string }[] }) =>
  tiles.map(({ slug, image }) => [slug, image]);

describe('chooseImages', () => {
  it('uses the newest image of a sub-category for its tile, in any category', () => {
    const chosen = chooseImages(
      images(3, (index) => ({
        category: 'Gallery',
        subCategories: index === 0 ? ['GLASS', 'All UPVC Window'] : ['Glass House'],
      })),
      [],
    );
    expect(slugsOf(chosen)).toEqual([
      ['glass-house', '/media/picture-1/960.webp'],
      ['upvc-window', '/media/picture-0/960.webp'],
    ]);
  });

  it('finds older images of the tiles that have none of the newest', () => {
    const newest = images(HOME_GALLERY_IMAGES, (index) => ({
      subCategories: index === 99 ? ['Glass House'] : [],
    }));
    const missing = subCategoriesWithout(newest);
    expect(missing).toEqual([
      'Steel & Stainless',
      'Glass Door and Shower',
      'Kitchen Cabinets',
      'All UPVC Window',
    ]);
    const [old] = images(1, () => ({
      id: 'old',
      url: '/media/old.webp',
      subCategories: ['Kitchen Cabinets'],
    }));
    const chosen = chooseImages(newest, [], old && [old]);
    expect(slugsOf(chosen)).toEqual([
      ['glass-house', '/media/picture-99/960.webp'],
      ['kitchen-cabinets', '/media/old.webp'],
    ]);
    expect(idsOf(chosen)).not.toContain('old');
    // All images are known.
    expect(subCategoriesWithout(newest.slice(1))).toEqual([]);
  });

  it('previews six distinct images, and at times any, of any category', () => {
    const categories = ['Portfolio', 'Gallery', 'Blog'] as const;
    const all = images(12, (index) => ({ category: categories[index % 3] ?? 'Blog', subCategories: [] }));
    const previews = Array.from({ length: 200 }, () => idsOf(chooseImages(all, [])));
    for (const ids of previews) expect(new Set(ids).size).toBe(6);
    expect(new Set(previews.flat())).toEqual(new Set(all.map(({ id }) => id)));
  });

  it('repeats no image of a tile or another section', () => {
    const all = images(9, (index) => ({ subCategories: index < 2 ? ['Glass House'] : ['TENTS'] }));
    const chosen = chooseImages(all, [{ picture: all[0]?.picture }, {}]);
    expect(slugsOf(chosen)).toEqual([['glass-house', '/media/picture-1/960.webp']]);
    expect(idsOf(chosen)).not.toContain('0');
    expect(idsOf(chosen)).not.toContain('1');
    expect(chosen.preview).toHaveLength(6);
  });

  it('repeats an image rather than showing none', () => {
    const all = images(6, () => ({ subCategories: ['Glass House'] }));
    const chosen = chooseImages(all, all);
    expect(slugsOf(chosen)).toEqual([['glass-house', '/media/picture-0/960.webp']]);
    expect(idsOf(chosen)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it("does not preview the tiles' own images", () => {
    const ofTiles = SERVICE_TILES.map(({ responsiveImage: { picture } }, index) =>
      aGalleryImage({ id: `tile-${index}`, picture, subCategories: [] }),
    );
    const { tiles, preview } = chooseImages([...ofTiles, ...images(6)], []);
    expect(tiles).toEqual([]);
    expect(idsOf({ preview })).toEqual(['0', '1', '2', '3', '4', '5']);
  });
});

it('pick is uniform, and returns all items if there are fewer', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const counts = items.map(() => 0);
  for (let times = 0; times < 2000; times++) {
    for (const item of pick(items, 6)) counts[item] = (counts[item] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toSatisfy((times: number) => times > 480 && times < 720);
  expect(pick([1, 2], 6).sort()).toEqual([1, 2]);
  expect(pick([], 6)).toEqual([]);
});

it('has tiles for sub-categories only', () => {
  const keys = SAMPLE_BLOCKS.categories.pictures.map(({ key }) => key);
  for (const { slug, subCategory } of SERVICE_TILES) {
    expect(keys).toContain(subCategory);
    expect(slug).toBe(subCategorySlug(subCategory));
  }
});
