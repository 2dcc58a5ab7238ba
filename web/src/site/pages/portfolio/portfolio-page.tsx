import card from 'og-image:folding-doors-garden';
import { Suspense, useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { CallToAction } from '../../layout/call-to-action';
import { SitePageHead } from '../../layout/site-page-head';
import { ResponseContext } from '../../ui/response-context';
import { Gallery } from './gallery';
import { MissingProject } from './missing-project';
import { Projects } from './projects';
import { usePortfolio } from './use-portfolio';
import { usePortfolioUrl } from './use-portfolio-url';

const ProjectDialog = retryableLazy(() => import('./project-dialog'));

// React.lazy takes a module's default export.
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
          'Windows, doors, kitchens and glasswork that we made and installed in villas, shops and towers across Qatar.',
        )}
        ogImage={card}
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
