import card from 'og-image:folding-doors-garden';
import { Suspense } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { CallToAction } from '../../layout/call-to-action';
import { SitePageHead } from '../../layout/site-page-head';
import { Gallery } from './gallery';
import { MissingProject } from './missing-project';
import { Projects } from './projects';
import { usePortfolio } from './use-portfolio';
import { usePortfolioUrl } from './use-portfolio-url';

const ProjectDialog = retryableLazy(() => import('./project-dialog'));

// React.lazy takes a module's default export.
export default function PortfolioPage() {
  const { t } = useLanguage();
  const {
    projectId,
    filter,
    projectGroup,
    filterBy,
    clearFilters,
    filterProjectsBy,
    closeProject,
    ...picture
  } = usePortfolioUrl();
  const { gallery, projects, opened } = usePortfolio(projectId);
  if (opened.isUnknown) return <MissingProject />;

  return (
    <>
      <SitePageHead
        title={t('Portfolio')}
        description={t(
          'Windows, doors, kitchens and glasswork that we made and installed in villas, shops and towers across Qatar.',
        )}
        ogImage={card}
      />
      <Projects {...projects} group={projectGroup} onFilter={filterProjectsBy} />
      <Gallery
        {...gallery}
        {...picture}
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
