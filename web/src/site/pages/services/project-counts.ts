import { PROJECT_GROUPS, type ProjectGroup, type ServiceChoice } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_STALE_TIME } from '../../../shared/api/use-content-query';
import { fetchProjects } from '../portfolio/project-queries';

/** The number of projects in each group that has any. */
export type ProjectCounts = Readonly<Partial<Record<ProjectGroup, number>>>;

/** A query of its own, so that the page's data contains the numbers only. */
export const projectCountsQuery = queryOptions({
  queryKey: ['projects', 'counts'],
  queryFn: async (): Promise<ProjectCounts> => {
    const counts = await Promise.all(
      PROJECT_GROUPS.map(async (group) => {
        // Without the projects, the page has no links to them.
        const response = await fetchProjects(group).catch(() => null);
        return [group, response?.pagination.totalItems ?? 0] as const;
      }),
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
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
