import {
  createService,
  deleteService,
  type EndpointInput,
  listAdminServices,
  updateService,
} from '@alnafitha/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { serviceQueries } from '../../shared/api/service-queries';
import { callAsAdmin, submitAsAdmin } from '../session/as-admin';
import { useInvalidation } from '../ui/use-invalidation';

const prefix = ['admin', 'services'] as const;
const AFFECTED_QUERIES = [prefix, ['admin', 'dashboard'], serviceQueries.list.queryKey] as const;

export const adminServiceQueries = {
  list: queryOptions({
    queryKey: [...prefix, 'list'],
    queryFn: ({ signal }) => callAsAdmin(listAdminServices, {}, { signal }),
  }),
};

type NewService = EndpointInput<typeof createService>['body'];
type Changes = EndpointInput<typeof updateService>['body'];

export function useServiceMutations() {
  const { invalidateOptions } = useInvalidation(AFFECTED_QUERIES);
  return {
    create: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ body, files }: { body: NewService; files: readonly File[] }) =>
        submitAsAdmin(createService, { body }, { files }),
    }),
    update: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: ({ id, body, files = [] }: { id: string; body: Changes; files?: readonly File[] }) =>
        submitAsAdmin(updateService, { params: { id }, body }, { files }),
    }),
    remove: useMutation({
      ...invalidateOptions,
      mutationKey: prefix,
      mutationFn: (id: string) => callAsAdmin(deleteService, { params: { id } }),
    }),
  };
}
