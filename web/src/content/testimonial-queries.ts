import type { listTestimonials } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Address, request } from '../api/request';
import { CONTENT_LIFETIME } from './lifetime';

const address: Address<typeof listTestimonials> = { method: 'GET', path: '/api/testimonials' };

export const testimonialQueries = {
  list: queryOptions({
    queryKey: ['testimonials'],
    queryFn: () => request(address, {}),
    staleTime: CONTENT_LIFETIME,
  }),
};
