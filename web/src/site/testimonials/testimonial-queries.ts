import { type listTestimonials, TESTIMONIALS_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { type EndpointRoute, request } from '../../shared/api/request';
import { CONTENT_STALE_TIME } from '../../shared/api/stale-time';

const route: EndpointRoute<typeof listTestimonials> = { method: 'GET', path: TESTIMONIALS_PATH };

export const testimonialQueries = {
  list: queryOptions({
    queryKey: ['testimonials'],
    queryFn: () => request(route, {}),
    staleTime: CONTENT_STALE_TIME,
  }),
};
