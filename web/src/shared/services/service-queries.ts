import { type listServices, SERVICES_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_LIFETIME } from '../api/lifetime';
import { type Address, request } from '../api/request';

const address: Address<typeof listServices> = { method: 'GET', path: SERVICES_PATH };

export const serviceQueries = {
  list: queryOptions({
    queryKey: ['services'],
    queryFn: () => request(address, {}),
    staleTime: CONTENT_LIFETIME,
  }),
};
