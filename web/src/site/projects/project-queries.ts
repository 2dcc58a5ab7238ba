import type { getProject, listProjects } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_LIFETIME } from '../../shared/api/lifetime';
import { type Address, request, requestOrNull } from '../../shared/api/request';

const listAddress: Address<typeof listProjects> = { method: 'GET', path: '/api/projects' };
const detailAddress: Address<typeof getProject> = { method: 'GET', path: '/api/projects/:id' };

export const projectQueries = {
  list: queryOptions({
    queryKey: ['projects', 'list'],
    queryFn: () => request(listAddress, {}),
    staleTime: CONTENT_LIFETIME,
  }),
  /** `null` where there is no such project. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['projects', 'detail', id],
      queryFn: () => requestOrNull(detailAddress, { params: { id } }),
      staleTime: CONTENT_LIFETIME,
    }),
};
