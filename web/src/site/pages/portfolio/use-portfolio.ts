import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { galleryQueries } from '../../images/gallery-queries';
import { projectQueries } from '../../projects/project-queries';
import { SAMPLE_PROJECTS } from '../../projects/sample-projects';
import { useProject } from './use-project';

const galleryQuery = galleryQueries.list('Portfolio');

/** Gallery, projects and the open project, loaded in parallel. */
export function usePortfolio(projectId: string | undefined) {
  useStartedQuery(galleryQuery);
  useStartedQuery(projectQueries.list);
  const opened = useProject(projectId);
  const projects = useContentQuery(projectQueries.list);
  const shownProjects = projects.data?.length === 0 ? SAMPLE_PROJECTS : (projects.data ?? []);
  const gallery = useContentQuery(galleryQuery);
  return {
    gallery: {
      images: useLocalized('images', gallery.data?.images ?? []),
      isPending: gallery.isPending,
      hasFailed: gallery.isError,
      retry: () => void gallery.refetch(),
    },
    projects: {
      projects: useLocalized('projects', shownProjects),
      isPending: projects.isPending,
      hasFailed: projects.isError,
      retry: () => void projects.refetch(),
    },
    opened,
  };
}
