import { type listTestimonials, TESTIMONIALS_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { type EndpointRoute, request } from '../../shared/api/request';
import { CONTENT_STALE_TIME } from '../../shared/api/stale-time';

const address: EndpointRoute<typeof listTestimonials> = { method: 'GET', path: TESTIMONIALS_PATH };

export const testimonialQueries = {
  list: queryOptions({
    queryKey: ['testimonials'],
    queryFn: () => request(address, {}),
    staleTime: CONTENT_STALE_TIME,
  }),
};
