import { type listTestimonials, TESTIMONIALS_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type EndpointRoute } from '../../../shared/api/call';
import { CONTENT_STALE_TIME } from '../../../shared/api/use-content-query';

const route: EndpointRoute<typeof listTestimonials> = { method: 'GET', path: TESTIMONIALS_PATH };

export const testimonialQueries = {
  list: queryOptions({
    queryKey: ['testimonials'],
    queryFn: () => call(route, {}),
    staleTime: CONTENT_STALE_TIME,
  }),
};
