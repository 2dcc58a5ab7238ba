import { GALLERY_PATH, type ImageCategory, type listGallery } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type EndpointRoute } from '../../shared/api/call';
import { CONTENT_STALE_TIME } from '../../shared/api/stale-time';

const route: EndpointRoute<typeof listGallery> = { method: 'GET', path: GALLERY_PATH };

/** The images of a category, or of all, newest first. */
export function fetchGallery(category?: ImageCategory) {
  return call(route, { query: { category } });
}

export const galleryQueries = {
  list: (category: ImageCategory) =>
    queryOptions({
      queryKey: ['gallery', category],
      queryFn: () => fetchGallery(category),
      staleTime: CONTENT_STALE_TIME,
    }),
};
