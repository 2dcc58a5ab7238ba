import ogImage from 'og-image:folding-doors-garden';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { isSameList } from '../../../shared/api/pages-query';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { CallToAction } from '../../layout/call-to-action';
import { SitePageHead } from '../../layout/site-page-head';
import { ResponseContext } from '../../ui/response-context';
import { Gallery } from './gallery';
import { galleryQueries } from './gallery-queries';
import { LAST_PICTURE_PAGE, LAST_PROJECT_PAGE, projectsOf } from './portfolio-filter';
import { projectQueries } from './project-queries';
import { Projects } from './projects';
import { SAMPLE_PROJECTS } from './sample-projects';
import { usePortfolioUrl } from './use-portfolio-url';
import { useProject } from './use-project';

/** The gallery begins below them in the second screen. */
const FIRST_PROJECTS = 4;

type Url = Pick<
  ReturnType<typeof usePortfolioUrl>,
  'projectId' | 'pictureId' | 'projectGroup' | 'projectPage' | 'filter' | 'isUnknownFilter' | 'picturePage'
>;

/** Loads gallery, projects, and the open project and picture in parallel. */
function usePortfolio({
  projectId,
  pictureId,
  projectGroup,
  projectPage,
  filter,
  isUnknownFilter,
  picturePage,
}: Url) {
  const galleryQuery = galleryQueries.pages(filter, picturePage);
  const projectsQuery = projectQueries.pages(projectGroup, Math.max(1, projectPage));
  useStartedQuery(galleryQuery);
  useStartedQuery(projectsQuery);
  // The lightbox checks it in the browser.
  const picture = useContentQuery({
    ...galleryQueries.item(pictureId ?? ''),
    enabled: import.meta.env.SSR && pictureId !== undefined,
  });
  const opened = useProject(projectId);
  const projects = useContentQuery({
    ...projectsQuery,
    placeholderData: (before, query) =>
      isSameList(projectsQuery.queryKey, query?.queryKey) ? before : undefined,
  });
  const { isSample } = useBlock('company');
  const isEmpty = projects.data?.pagination.totalItems === 0;
  const all = useContentQuery({
    ...projectQueries.pages(null, 1),
    enabled: isSample && isEmpty && projectGroup !== null,
  });
  const hasNone = isSample && isEmpty && (projectGroup === null || all.data?.pagination.totalItems === 0);
  const isPreview = projectPage === 0;
  const listedProjects = hasNone
    ? projectsOf(SAMPLE_PROJECTS, projectGroup)
    : (projects.data?.projects ?? []);
  const shownProjects = isPreview ? listedProjects.slice(0, FIRST_PROJECTS) : listedProjects;

  const gallery = useContentQuery({
    ...galleryQuery,
    placeholderData: (before, query) =>
      isSameList(galleryQuery.queryKey, query?.queryKey) ? before : undefined,
  });
  const client = useQueryClient();
  /** All filters have the same, also while one of them loads. */
  const subCategories =
    gallery.data?.subCategories ??
    client
      .getQueriesData<{ subCategories: string[] }>({ queryKey: ['gallery', 'pages'] })
      .find(([, data]) => data)?.[1]?.subCategories;
  const hasMore = ({ data }: typeof gallery | typeof projects, page: number, last: number) =>
    page < Math.min(last, data?.pagination.totalPages ?? 0);
  const isBeyond = ({ data, isPlaceholderData }: typeof gallery | typeof projects, page: number) =>
    page > 1 && data !== undefined && !isPlaceholderData && page > data.pagination.totalPages;
  return {
    gallery: {
      images: useLocalized('images', gallery.data?.images ?? []),
      subCategories,
      total: gallery.data?.pagination.totalItems ?? 0,
      hasMore: hasMore(gallery, picturePage, LAST_PICTURE_PAGE),
      isLoading: gallery.isPlaceholderData,
      isPending: gallery.isPending,
      hasFailed: gallery.isLoadingError,
      retry: () => void gallery.refetch(),
    },
    projects: {
      projects: useLocalized('projects', shownProjects),
      isPreview,
      hasMore: isPreview
        ? listedProjects.length > FIRST_PROJECTS
        : hasMore(projects, projectPage, LAST_PROJECT_PAGE),
      isLoading: projects.isPlaceholderData,
      isPending: projects.isPending || all.isLoading,
      hasFailed: projects.isLoadingError,
      retry: () => void projects.refetch(),
    },
    opened,
    /** Parameters of the URL whose values do not exist. */
    missing: [
      isUnknownFilter && 'category',
      isBeyond(projects, projectPage) && 'page',
      isBeyond(gallery, picturePage) && 'pictures',
      opened.isUnknown && 'id',
      picture.data === null && 'picture',
    ].filter((name) => name !== false),
  };
}

const ProjectDialog = retryableLazy(() => import('./project-dialog'));

export default function PortfolioPage() {
  const { t, localePath } = useLanguage();
  const response = useContext(ResponseContext);
  const url = usePortfolioUrl();
  const { pageTitle, pageDescription, introduction } = useBlock('portfolio');
  const { gallery, projects, opened, missing } = usePortfolio(url);
  const valid = url.searchWithout(missing);
  if (import.meta.env.SSR && missing.length > 0) {
    response.location = localePath('/portfolio') + (valid && `?${valid}`);
    return null;
  }

  return (
    <>
      <SitePageHead
        title={pageTitle || t('Portfolio')}
        description={pageDescription || introduction}
        ogImage={ogImage}
      />
      {missing.length > 0 && <Navigate to={{ search: valid }} replace />}
      <Projects
        {...projects}
        more={url.moreProjects}
        group={url.projectGroup}
        onFilter={url.filterProjectsBy}
      />
      <Gallery gallery={gallery} url={url} isPlaced={!projects.isPending} />
      <CallToAction />
      {url.projectId && (
        <Suspense fallback={null}>
          <ProjectDialog {...opened} onClose={url.closeProject} />
        </Suspense>
      )}
    </>
  );
}
