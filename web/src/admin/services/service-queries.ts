import {
  createService,
  deleteService,
  type EndpointInput,
  listAdminServices,
  updateService,
} from '@alnafitha/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { serviceQueries } from '../../content/service-queries';
import { callAsAdmin, submitAsAdmin } from '../../session/as-admin';

const prefix = ['admin', 'services'] as const;
/** What shows services, in the panel and on the website. */
const SHOWING = [prefix, ['admin', 'dashboard'], serviceQueries.list.queryKey] as const;

export const adminServiceQueries = {
  list: queryOptions({
    queryKey: [...prefix, 'list'],
    queryFn: () => callAsAdmin(listAdminServices, {}),
  }),
};

type NewService = EndpointInput<typeof createService>['body'];
type Changes = EndpointInput<typeof updateService>['body'];

/** The ways to change services; each is done when the list has been loaded anew. */
export function useServiceMutations() {
  const client = useQueryClient();
  const reload = () => Promise.all(SHOWING.map((queryKey) => client.invalidateQueries({ queryKey })));
  const shared = {
    mutationKey: prefix,
    onSuccess: reload,
    // What somebody else has deleted must not stay in the list.
    onError: (error: Error) => (error instanceof ApiError && error.status === 404 ? reload() : undefined),
  };
  return {
    create: useMutation({
      ...shared,
      mutationFn: ({ body, files }: { body: NewService; files: readonly File[] }) =>
        submitAsAdmin(createService, { body }, { files }),
    }),
    update: useMutation({
      ...shared,
      mutationFn: ({ id, body, files = [] }: { id: string; body: Changes; files?: readonly File[] }) =>
        submitAsAdmin(updateService, { params: { id }, body }, { files }),
    }),
    remove: useMutation({
      ...shared,
      mutationFn: (id: string) => callAsAdmin(deleteService, { params: { id } }),
    }),
  };
}
