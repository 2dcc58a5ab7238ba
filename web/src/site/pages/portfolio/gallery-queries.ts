import {
  GALLERY_PATH,
  type GalleryImage,
  type getPortfolioImage,
  HOME_GALLERY_IMAGES,
  type ImageCategory,
  type listGallery,
  type listPortfolioImages,
  PORTFOLIO_IMAGE_PATHS,
} from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callOrNull, type EndpointRoute } from '../../../shared/api/call';
import { pagesQuery } from '../../../shared/api/pages-query';
import { CONTENT_STALE_TIME } from '../../../shared/api/use-content-query';
import type { PortfolioFilter } from './portfolio-filter';

const route: EndpointRoute<typeof listGallery> = { method: 'GET', path: GALLERY_PATH };
const pageRoute: EndpointRoute<typeof listPortfolioImages> = {
  method: 'GET',
  path: PORTFOLIO_IMAGE_PATHS.page,
};
const itemRoute: EndpointRoute<typeof getPortfolioImage> = {
  method: 'GET',
  path: PORTFOLIO_IMAGE_PATHS.item,
};

/** Of an own company, those that the gallery shows. */
export function fetchNewestImages(isSample: boolean) {
  const category: ImageCategory = 'Portfolio';
  return call(route, { query: { limit: HOME_GALLERY_IMAGES, ...(!isSample && { category }) } });
}

/** The newest images of a sub-category; none if the request fails. */
export async function fetchImagesOf(subCategory: string): Promise<readonly GalleryImage[]> {
  const response = await call(pageRoute, { query: { page: 1, subCategory } }).catch(() => null);
  return response?.images ?? [];
}

export const galleryQueries = {
  /** The images of a filter, up to a page. */
  pages: ({ subCategory, group }: PortfolioFilter, page: number) => {
    const filter = subCategory ? { subCategory } : group ? { group } : {};
    return pagesQuery({
      listKey: ['gallery', 'pages', filter],
      page,
      fetchPage: (number, after) => call(pageRoute, { query: { page: number, after, ...filter } }),
      append: (before, response) => ({ ...response, images: [...before.images, ...response.images] }),
    });
  },
  /** All images of the portfolio, for the lightbox. */
  all: queryOptions({
    queryKey: ['gallery', 'all'],
    queryFn: async () => {
      const category: ImageCategory = 'Portfolio';
      const { images } = await call(route, { query: { category } });
      return images;
    },
    staleTime: CONTENT_STALE_TIME,
  }),
  /** `null` if the portfolio has no such image. */
  item: (id: string) =>
    queryOptions({
      queryKey: ['gallery', 'item', id],
      queryFn: () => callOrNull(itemRoute, { params: { id } }),
      staleTime: CONTENT_STALE_TIME,
    }),
};
