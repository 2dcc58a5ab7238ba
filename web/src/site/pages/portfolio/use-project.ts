import type { Project, ProjectDetail } from '@alnafitha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { projectQueries } from './project-queries';
import { SAMPLE_PROJECTS } from './sample-projects';

/** A project with all images; until loaded, what a list has of it. A sample only while the list of the sample's company is empty. */
export function useProject(id: string | undefined) {
  const { isSample } = useBlock('company');
  const sample = SAMPLE_PROJECTS.find((project) => project.id === id && isSample);
  const client = useQueryClient();
  const list = useContentQuery({ ...projectQueries.pages(null, 1), enabled: sample !== undefined });
  const detail = useContentQuery({
    ...projectQueries.detail(id ?? ''),
    enabled: id !== undefined && !sample,
  });
  const isSampleShown = sample !== undefined && list.data?.projects.length === 0;
  const listed =
    detail.isLoading &&
    client
      .getQueriesData<{ projects: Project[] }>({ queryKey: ['projects', 'pages'] })
      .flatMap(([, data]) => data?.projects ?? [])
      .find((project) => project.id === id);
  const original = sample ? isSampleShown && sample : (detail.data ?? (listed && asDetail(listed)));
  const [project] = useLocalized('projects', original ? [original] : []);
  const { isLoading, refetch } = sample ? list : detail;
  return {
    project,
    related: useLocalized('projects', original ? original.related : []),
    isPending: isLoading && !original,
    isUnknown: sample ? list.data !== undefined && !isSampleShown : detail.data === null,
    retry: () => void refetch(),
  };
}

function asDetail(project: Project): ProjectDetail {
  const { image, picture } = project;
  return { ...project, images: image && picture ? [{ image, picture }] : [], related: [] };
}
