import type { ProjectGroup, ServiceChoice } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_STALE_TIME } from '../../../shared/api/stale-time';
import { fetchProjects, projectQueries } from '../../projects/project-queries';

/** The number of projects in each group that has any. */
export type ProjectCounts = Readonly<Partial<Record<ProjectGroup, number>>>;

/** A query of its own, so that the page's data contains the numbers only. */
export const projectCountsQuery = queryOptions({
  queryKey: ['projects', 'counts'],
  queryFn: async ({ client }): Promise<ProjectCounts> => {
    const counts: Partial<Record<ProjectGroup, number>> = {};
    // Without the projects, the page has no links to them.
    const projects =
      client.getQueryData(projectQueries.list.queryKey) ?? (await fetchProjects().catch(() => []));
    for (const { category } of projects) if (category) counts[category] = (counts[category] ?? 0) + 1;
    return counts;
  },
  staleTime: CONTENT_STALE_TIME,
});

const groups: Partial<Record<ServiceChoice, ProjectGroup>> = {
  'Aluminium Fabrication': 'aluminium',
  'UPVC Windows & Doors': 'upvc',
  'Glass Partition Work': 'glass',
  'Curtain Wall Systems': 'aluminium',
  'Sliding & Folding Doors': 'aluminium',
  'Kitchen Cabinets': 'kitchen',
  'Glass & Aluminium Railings': 'aluminium',
  'Skylight & Pergola': 'aluminium',
  'Shower Glass': 'glass',
};

/** The group of the projects of a service, by its English title. */
export function serviceGroup(title: string): ProjectGroup | undefined {
  return (groups as Readonly<Record<string, ProjectGroup>>)[title];
}
