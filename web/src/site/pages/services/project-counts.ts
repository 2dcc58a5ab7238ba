import { PROJECT_GROUPS, type ProjectGroup, type ServiceChoice } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { CONTENT_STALE_TIME } from '../../../shared/api/use-content-query';
import { fetchProjects } from '../portfolio/project-queries';

/** Projects per group, without empty groups. */
export type ProjectCounts = Readonly<Partial<Record<ProjectGroup, number>>>;

/** The query is separate, so that the page's data contains only the numbers. */
export const projectCountsQuery = queryOptions({
  queryKey: ['projects', 'counts'],
  queryFn: async (): Promise<ProjectCounts> => {
    const counts = await Promise.all(
      PROJECT_GROUPS.map(async (group) => {
        // Without counts, the page has no links to projects.
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

/** Finds a group by the service's English title. */
export function serviceGroup(title: string): ProjectGroup | undefined {
  return (groups as Readonly<Record<string, ProjectGroup>>)[title];
}
