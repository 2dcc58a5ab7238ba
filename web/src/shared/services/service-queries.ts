import { type listServices, SERVICES_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { type EndpointRoute, request } from '../api/request';
import { CONTENT_STALE_TIME } from '../api/stale-time';

const route: EndpointRoute<typeof listServices> = { method: 'GET', path: SERVICES_PATH };

export const serviceQueries = {
  list: queryOptions({
    queryKey: ['services'],
    queryFn: () => request(route, {}),
    staleTime: CONTENT_STALE_TIME,
  }),
};
