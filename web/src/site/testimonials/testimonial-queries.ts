import { type listTestimonials, TESTIMONIALS_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_LIFETIME } from '../../shared/api/lifetime';
import { type Address, request } from '../../shared/api/request';

const address: Address<typeof listTestimonials> = { method: 'GET', path: TESTIMONIALS_PATH };

export const testimonialQueries = {
  list: queryOptions({
    queryKey: ['testimonials'],
    queryFn: () => request(address, {}),
    staleTime: CONTENT_LIFETIME,
  }),
};
