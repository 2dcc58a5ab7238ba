import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { galleryQueries } from '../../images/gallery-queries';
import { projectQueries } from '../../projects/project-queries';
import { SAMPLE_PROJECTS } from '../../projects/sample-projects';
import { textsOf, useProject } from './use-project';

/** Gallery, projects and the open project, loaded in parallel and translated together. */
export function usePortfolio(projectId: string | undefined) {
  const { language } = useLanguage();
  const gallery = useQuery(galleryQueries.list('Portfolio'));
  const projects = useQuery(projectQueries.list);
  const opened = useProject(projectId);

  const images = gallery.data?.images ?? [];
  const shownProjects = projects.data?.length === 0 ? SAMPLE_PROJECTS : (projects.data ?? []);
  const isLoading = gallery.isPending || projects.isPending || opened.isLoading;
  const { translateContent, isPending: isTranslating } = useTranslated(
    // One translation request for all texts, once they are loaded.
    isLoading
      ? []
      : [
          ...images.flatMap(({ title, altText }) => [title, altText]),
          ...shownProjects.flatMap(textsOf),
          ...(opened.project ? textsOf(opened.project) : []),
        ],
  );
  const isWaiting = isTranslating || (language === 'ar' && isLoading);

  return {
    translateContent,
    gallery: {
      images,
      isPending: gallery.isPending || isWaiting,
      hasFailed: gallery.isError,
      retry: () => void gallery.refetch(),
    },
    projects: {
      projects: shownProjects,
      isPending: projects.isPending || isWaiting,
      hasFailed: projects.isError,
      retry: () => void projects.refetch(),
    },
    opened: { ...opened, isPending: opened.isLoading || isWaiting },
  };
}
