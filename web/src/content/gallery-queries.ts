import type { ImageCategory, listGallery } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Address, request } from '../api/request';
import { CONTENT_LIFETIME } from './lifetime';

const address: Address<typeof listGallery> = { method: 'GET', path: '/api/gallery' };

export const galleryQueries = {
  /** The pictures of a category, or of all. */
  list: (category?: ImageCategory) =>
    queryOptions({
      queryKey: ['gallery', category ?? 'all'],
      queryFn: () => request(address, { query: { category } }),
      staleTime: CONTENT_LIFETIME,
    }),
};
