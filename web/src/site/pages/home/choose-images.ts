import {
  type GalleryImage,
  HOME_GALLERY_IMAGES,
  type ImageVariants,
  type ResponsiveImage,
  subCategorySlug,
} from '@alnafitha/contract';
import { SERVICE_TILES } from './service-tiles';

/** A uniform random sample of distinct items; all if there are fewer. */
export function pick<T>(items: readonly T[], count: number): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(Math.random() * rest.length), 1),
  ).flat();
}

export const PREVIEW_SIZE = 6;

export interface HomeGallery {
  readonly tiles: readonly (ResponsiveImage & { readonly slug: string })[];
  readonly preview: readonly GalleryImage[];
}

const subCategoriesOf = ({ subCategories }: GalleryImage) => subCategories.map(subCategorySlug);

/** Sub-categories of tiles that have no image among the newest, but may have older ones. */
export function subCategoriesWithout(images: readonly GalleryImage[]): string[] {
  if (images.length < HOME_GALLERY_IMAGES) return [];
  const found = new Set(images.flatMap(subCategoriesOf));
  return SERVICE_TILES.map(({ subCategory }) => subCategory).filter(
    (name) => !found.has(subCategorySlug(name)),
  );
}

/** An image for each tile, and others at random; avoids images shown elsewhere on the page. */
export function chooseImages(
  images: readonly GalleryImage[],
  shownElsewhere: readonly { readonly picture?: ImageVariants | undefined }[],
  /** For tiles without one of the newest. */
  older: readonly GalleryImage[] = [],
): HomeGallery {
  // Equal images have equal placeholders, whatever their URLs.
  const usedPlaceholders = new Set(shownElsewhere.map(({ picture }) => picture?.placeholder));
  const isFree = ({ picture }: GalleryImage) => !usedPlaceholders.has(picture.placeholder);

  const tiles = SERVICE_TILES.flatMap(({ slug }) => {
    const matches = [...images, ...older].filter((image) => subCategoriesOf(image).includes(slug));
    const match = matches.find(isFree) ?? matches[0];
    if (!match) return [];
    usedPlaceholders.add(match.picture.placeholder);
    return [{ slug, image: match.url, picture: match.picture }];
  });
  // Without any image, all tiles use their fallbacks.
  if (tiles.length === 0)
    for (const { responsiveImage } of SERVICE_TILES)
      usedPlaceholders.add(responsiveImage.picture.placeholder);

  const free = pick(images.filter(isFree), PREVIEW_SIZE);
  const usedImages = images.filter((image) => !isFree(image));
  return { tiles, preview: [...free, ...pick(usedImages, PREVIEW_SIZE - free.length)] };
}
