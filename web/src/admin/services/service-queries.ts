import {
  createService,
  deleteService,
  type EndpointInput,
  listAdminServices,
  orderServices,
  readAdminService,
  updateService,
} from '@alnafitha/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { serviceQueries } from '../../shared/api/service-queries';
import { callAsAdmin, type SubmitOptions, submitAsAdmin } from '../session/as-admin';
import { useInvalidation } from '../ui/use-invalidation';

const prefix = ['admin', 'services'] as const;
const AFFECTED_QUERIES = [prefix, ['admin', 'dashboard'], serviceQueries.list.queryKey] as const;

export const adminServiceQueries = {
  list: queryOptions({
    queryKey: [...prefix, 'list'],
    queryFn: ({ signal }) => callAsAdmin(listAdminServices, {}, { signal }),
  }),
};

export const loadService = (id: string, options: { signal: AbortSignal }) =>
  callAsAdmin(readAdminService, { params: { id } }, options);

interface Creation extends SubmitOptions {
  body: EndpointInput<typeof createService>['body'];
}

interface Update extends SubmitOptions {
  id: string;
  body: EndpointInput<typeof updateService>['body'];
}

interface Reordering extends Pick<SubmitOptions, 'headers'> {
  body: EndpointInput<typeof orderServices>['body'];
}

export function useServiceMutations() {
  const { invalidateOptions } = useInvalidation(AFFECTED_QUERIES);
  return {
    create: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ body, ...options }: Creation) => submitAsAdmin(createService, { body }, options),
    }),
    update: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, body, ...options }: Update) =>
        submitAsAdmin(updateService, { params: { id }, body }, options),
    }),
    reorder: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ body, ...options }: Reordering) => callAsAdmin(orderServices, { body }, options),
    }),
    remove: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deleteService, { params: { id } }),
    }),
  };
}
