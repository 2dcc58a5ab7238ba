import type { ProjectDetail } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '../../content/project-queries';
import { SAMPLE_PROJECTS } from './sample-projects';

/** One project with all its pictures; nothing is asked for without an id, nor about a sample. */
export function useProject(id: string | undefined) {
  const sample = SAMPLE_PROJECTS.find((project) => project.id === id);
  const query = useQuery({ ...projectQueries.detail(id ?? ''), enabled: id !== undefined && !sample });
  return {
    project: sample ?? query.data ?? undefined,
    isLoading: query.isLoading,
    isUnknown: query.data === null,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** All that a visitor reads of a project. */
export function textsOf({ title, description, location, client }: ProjectTexts): (string | undefined)[] {
  return [title, description, location, client];
}

type ProjectTexts = Pick<ProjectDetail, 'title' | 'description' | 'location' | 'client'>;
