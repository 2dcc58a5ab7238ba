import ogImage from 'og-image:folding-doors-garden';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Suspense, useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { CallToAction } from '../../layout/call-to-action';
import { SitePageHead } from '../../layout/site-page-head';
import { ResponseContext } from '../../ui/response-context';
import { Gallery } from './gallery';
import { galleryQueries } from './gallery-queries';
import { MissingProject } from './missing-project';
import { projectsOf } from './portfolio-filter';
import { projectQueries } from './project-queries';
import { Projects } from './projects';
import { SAMPLE_PROJECTS } from './sample-projects';
import { usePortfolioUrl } from './use-portfolio-url';
import { useProject } from './use-project';

type Url = Pick<
  ReturnType<typeof usePortfolioUrl>,
  'projectId' | 'pictureId' | 'projectGroup' | 'projectPage' | 'filter' | 'picturePage'
>;

/** Loads gallery, projects, and the open project and picture in parallel. */
function usePortfolio({ projectId, pictureId, projectGroup, projectPage, filter, picturePage }: Url) {
  const client = useQueryClient();
  const galleryQuery = galleryQueries.pages(filter, picturePage);
  const projectsQuery = projectQueries.pages(projectGroup, projectPage);
  useStartedQuery(galleryQuery);
  useStartedQuery(projectsQuery);
  const opened = useProject(projectId);
  // Shown entries stay until others replace or follow them.
  const projects = useContentQuery({ ...projectsQuery, placeholderData: keepPreviousData });
  const isEmpty = projects.data?.pagination.totalItems === 0;
  const all = useContentQuery({
    ...projectQueries.pages(null, 1),
    enabled: isEmpty && projectGroup !== null,
  });
  const hasNone = isEmpty && (projectGroup === null || all.data?.pagination.totalItems === 0);
  const shownProjects = hasNone ? projectsOf(SAMPLE_PROJECTS, projectGroup) : (projects.data?.projects ?? []);

  const gallery = useContentQuery({ ...galleryQuery, placeholderData: keepPreviousData });
  const images = gallery.data?.images ?? [];
  const isLinked = pictureId !== undefined && !images.some(({ id }) => id === pictureId);
  const linked = useContentQuery({
    ...galleryQueries.item(pictureId ?? ''),
    enabled: isLinked && gallery.data !== undefined,
  });
  const pagesOf = ({ data, isPlaceholderData }: typeof gallery | typeof projects, page: number) => ({
    total: data?.pagination.totalItems ?? 0,
    hasMore: data !== undefined && page < data.pagination.totalPages,
    isLoading: isPlaceholderData,
  });
  const isBeyond = (page: number, data: typeof gallery.data | typeof projects.data) =>
    page > 1 && data !== undefined && page > data.pagination.totalPages;
  // A page that was loaded by its URL lacks the pages before it.
  const forget = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    client.removeQueries({ queryKey, exact: true });
  return {
    gallery: {
      onMore: () => forget(galleryQueries.pages(filter, picturePage + 1)),
      images: useLocalized('images', images),
      subCategories: gallery.data?.subCategories ?? [],
      /** The URL's picture, if no loaded page has it. */
      linked: useLocalized('images', isLinked && linked.data ? [linked.data] : [])[0],
      ...pagesOf(gallery, picturePage),
      isPending: gallery.isPending,
      hasFailed: gallery.isError,
      retry: () => void gallery.refetch(),
    },
    projects: {
      onMore: () => forget(projectQueries.pages(projectGroup, projectPage + 1)),
      projects: useLocalized('projects', shownProjects),
      ...pagesOf(projects, projectPage),
      isPending: projects.isPending || all.isLoading,
      hasFailed: projects.isError,
      retry: () => void projects.refetch(),
    },
    opened,
    isBeyondEnd:
      (!projects.isPlaceholderData && isBeyond(projectPage, projects.data)) ||
      (!gallery.isPlaceholderData && isBeyond(picturePage, gallery.data)),
  };
}

const ProjectDialog = retryableLazy(() => import('./project-dialog'));

export default function PortfolioPage() {
  const { t, localePath } = useLanguage();
  const response = useContext(ResponseContext);
  const url = usePortfolioUrl();
  const {
    projectId,
    filter,
    projectGroup,
    filterBy,
    clearFilters,
    filterProjectsBy,
    closeProject,
    moreProjects,
    morePictures,
    canonicalSearch,
    projectPage: _projectPage,
    picturePage: _picturePage,
    ...picture
  } = url;
  const { gallery, projects, opened, isBeyondEnd } = usePortfolio(url);
  if (import.meta.env.SSR && isBeyondEnd) response.location = localePath('/portfolio');
  if (opened.isUnknown) return <MissingProject />;

  return (
    <>
      <SitePageHead
        title={t('Portfolio')}
        description={t(
          'Windows, doors, kitchens and glasswork that we make and install in villas, shops and towers across Qatar.',
        )}
        ogImage={ogImage}
        search={canonicalSearch}
      />
      {isBeyondEnd && <Navigate to={{ search: '' }} replace />}
      <Projects {...projects} more={moreProjects} group={projectGroup} onFilter={filterProjectsBy} />
      <Gallery
        {...gallery}
        {...picture}
        more={morePictures}
        isPlaced={!projects.isPending}
        filter={filter}
        onFilter={filterBy}
        onClear={clearFilters}
      />
      <CallToAction />
      {projectId && (
        <Suspense fallback={null}>
          <ProjectDialog {...opened} onClose={closeProject} />
        </Suspense>
      )}
    </>
  );
}
