import type { ImageCategory, listGallery } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Address, request } from '../api/request';
import { CONTENT_LIFETIME } from './lifetime';

const address: Address<typeof listGallery> = { method: 'GET', path: '/api/gallery' };

export const galleryQueries = {
  /** By which a page picks at random; the browser must pick as the server did. */
  chance: queryOptions({
    queryKey: ['gallery', 'chance'],
    queryFn: () => Math.random(),
    staleTime: Number.POSITIVE_INFINITY,
  }),

  /** The pictures of a category, or of all. */
  list: (category?: ImageCategory) =>
    queryOptions({
      queryKey: ['gallery', category ?? 'all'],
      queryFn: () => request(address, { query: { category } }),
      staleTime: CONTENT_LIFETIME,
    }),
};
