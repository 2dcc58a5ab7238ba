import type { ProjectDetail } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '../../projects/project-queries';
import { SAMPLE_PROJECTS } from '../../projects/sample-projects';

/** One project with all its images; a sample only while the list is empty. */
export function useProject(id: string | undefined) {
  const sample = SAMPLE_PROJECTS.find((project) => project.id === id);
  const list = useQuery(projectQueries.list);
  const detail = useQuery({ ...projectQueries.detail(id ?? ''), enabled: id !== undefined && !sample });
  const { isLoading, isError: hasFailed, refetch } = sample ? list : detail;
  const isSampleShown = sample !== undefined && list.data?.length === 0;
  return {
    project: sample ? (isSampleShown ? sample : undefined) : (detail.data ?? undefined),
    isLoading,
    isUnknown: sample ? list.data !== undefined && !isSampleShown : detail.data === null,
    hasFailed,
    retry: () => void refetch(),
  };
}

/** All displayed texts of a project. */
export function textsOf({ title, description, location, client }: ProjectTexts): (string | undefined)[] {
  return [title, description, location, client];
}

type ProjectTexts = Pick<ProjectDetail, 'title' | 'description' | 'location' | 'client'>;
