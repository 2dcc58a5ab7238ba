import { type getProject, type listProjectPage, PROJECT_PATHS, type ProjectGroup } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callOrNull, type EndpointRoute } from '../../../shared/api/call';
import { pagesQuery } from '../../../shared/api/pages-query';
import { CONTENT_STALE_TIME } from '../../../shared/api/use-content-query';

const pageRoute: EndpointRoute<typeof listProjectPage> = { method: 'GET', path: PROJECT_PATHS.page };
const detailRoute: EndpointRoute<typeof getProject> = { method: 'GET', path: PROJECT_PATHS.item };

/** The newest projects of a group, or of all, and their total. */
export function fetchProjects(group?: ProjectGroup) {
  return call(pageRoute, { query: { group } });
}

export const projectQueries = {
  /** The projects up to a page. */
  pages: (group: ProjectGroup | null, page: number) =>
    pagesQuery({
      listKey: ['projects', 'pages', group],
      page,
      fetchPage: (number, after) =>
        call(pageRoute, { query: { page: number, after, group: group ?? undefined } }),
      append: (before, response) => ({ ...response, projects: [...before.projects, ...response.projects] }),
    }),
  /** A few of a group, so that the page's data contains no more. */
  newest: (group: ProjectGroup, count: number) =>
    queryOptions({
      queryKey: ['projects', 'newest', group, count],
      queryFn: async () => (await fetchProjects(group)).projects.slice(0, count),
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
