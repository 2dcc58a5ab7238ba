import { type getProject, type listProjects, PROJECT_PATHS } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_LIFETIME } from '../../shared/api/lifetime';
import { type Address, request, requestOrNull } from '../../shared/api/request';

const listAddress: Address<typeof listProjects> = { method: 'GET', path: PROJECT_PATHS.list };
const detailAddress: Address<typeof getProject> = { method: 'GET', path: PROJECT_PATHS.item };

export const projectQueries = {
  list: queryOptions({
    queryKey: ['projects', 'list'],
    queryFn: () => request(listAddress, {}),
    staleTime: CONTENT_LIFETIME,
  }),
  /** `null` if there is no such project. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['projects', 'detail', id],
      queryFn: () => requestOrNull(detailAddress, { params: { id } }),
      staleTime: CONTENT_LIFETIME,
    }),
};
