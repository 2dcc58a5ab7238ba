import { type listServices, SERVICES_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type EndpointRoute } from './call';
import { CONTENT_STALE_TIME } from './use-content-query';

const route: EndpointRoute<typeof listServices> = { method: 'GET', path: SERVICES_PATH };

export const serviceQueries = {
  list: queryOptions({
    queryKey: ['services'],
    queryFn: () => call(route, {}),
    staleTime: CONTENT_STALE_TIME,
  }),
};
