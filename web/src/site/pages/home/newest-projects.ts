import { queryOptions } from '@tanstack/react-query';
import { CONTENT_STALE_TIME } from '../../../shared/api/stale-time';
import { fetchProjects } from '../portfolio/project-queries';
import { SAMPLE_PROJECTS } from '../portfolio/sample-projects';

/** Number on the home page. */
export const NEWEST_PROJECTS = 3;

/** The newest projects; samples if there are none. A query of its own, so that the page's data contains no others. */
export const newestProjectsQuery = queryOptions({
  queryKey: ['projects', 'newest'],
  queryFn: async () => {
    const { projects } = await fetchProjects();
    return (projects.length > 0 ? projects : SAMPLE_PROJECTS).slice(0, NEWEST_PROJECTS);
  },
  staleTime: CONTENT_STALE_TIME,
});
