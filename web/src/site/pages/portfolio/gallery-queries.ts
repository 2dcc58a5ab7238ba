import {
  GALLERY_PATH,
  type getPortfolioImage,
  HOME_GALLERY_IMAGES,
  type listGallery,
  type listPortfolioImages,
  PORTFOLIO_IMAGE_PATHS,
  type PortfolioSubCategory,
  type ProjectGroup,
} from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callOrNull, type EndpointRoute } from '../../../shared/api/call';
import { pagesQuery } from '../../../shared/api/pages-query';
import { CONTENT_STALE_TIME } from '../../../shared/api/use-content-query';

const route: EndpointRoute<typeof listGallery> = { method: 'GET', path: GALLERY_PATH };
const pageRoute: EndpointRoute<typeof listPortfolioImages> = {
  method: 'GET',
  path: PORTFOLIO_IMAGE_PATHS.page,
};
const itemRoute: EndpointRoute<typeof getPortfolioImage> = {
  method: 'GET',
  path: PORTFOLIO_IMAGE_PATHS.item,
};

export function fetchNewestImages() {
  return call(route, { query: { limit: HOME_GALLERY_IMAGES } });
}

interface Filter {
  subCategory: PortfolioSubCategory | null;
  group: ProjectGroup | null;
}

export const galleryQueries = {
  /** A page's images, after those of the pages that were loaded before it. */
  pages: ({ subCategory, group }: Filter, page: number) => {
    const filter = subCategory ? { subCategory } : group ? { group } : {};
    return pagesQuery({
      listKey: ['gallery', 'pages', filter],
      page,
      fetchPage: (after) => call(pageRoute, { query: { page, after, ...filter } }),
      append: (before, response) => ({ ...response, images: [...before.images, ...response.images] }),
    });
  },
  /** `null` if the portfolio has no such image. */
  item: (id: string) =>
    queryOptions({
      queryKey: ['gallery', 'item', id],
      queryFn: () => callOrNull(itemRoute, { params: { id } }),
      staleTime: CONTENT_STALE_TIME,
    }),
};
