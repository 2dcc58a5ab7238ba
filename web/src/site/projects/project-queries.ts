import { type getProject, type listProjects, PROJECT_PATHS } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callOrNull, type EndpointRoute } from '../../shared/api/call';
import { CONTENT_STALE_TIME } from '../../shared/api/stale-time';

const listRoute: EndpointRoute<typeof listProjects> = { method: 'GET', path: PROJECT_PATHS.list };
const detailRoute: EndpointRoute<typeof getProject> = { method: 'GET', path: PROJECT_PATHS.item };

/** All projects, newest first. */
export function fetchProjects() {
  return call(listRoute, {});
}

export const projectQueries = {
  list: queryOptions({
    queryKey: ['projects', 'list'],
    queryFn: fetchProjects,
    staleTime: CONTENT_STALE_TIME,
  }),
  /** `null` if there is no such project. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['projects', 'detail', id],
      queryFn: () => callOrNull(detailRoute, { params: { id } }),
      staleTime: CONTENT_STALE_TIME,
    }),
};
