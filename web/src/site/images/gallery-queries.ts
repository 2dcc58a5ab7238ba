import { GALLERY_PATH, type ImageCategory, type listGallery } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { type EndpointRoute, request } from '../../shared/api/request';
import { CONTENT_STALE_TIME } from '../../shared/api/stale-time';

const route: EndpointRoute<typeof listGallery> = { method: 'GET', path: GALLERY_PATH };

/** The images of a category, or of all, newest first. */
export function fetchGallery(category?: ImageCategory) {
  return request(route, { query: { category } });
}

export const galleryQueries = {
  list: (category: ImageCategory) =>
    queryOptions({
      queryKey: ['gallery', category],
      queryFn: () => fetchGallery(category),
      staleTime: CONTENT_STALE_TIME,
    }),
};
