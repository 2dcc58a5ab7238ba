import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import { PREVIEW_SIZE } from './choose-images';
import { GalleryPreview, GallerySkeleton } from './gallery-preview';
import { homeGalleryQuery } from './home-gallery-query';
import { NEWEST_PROJECTS, newestProjectsQuery } from './newest-projects';
import { PortfolioFailure } from './portfolio-failure';
import { ProjectRow } from './project-row';

// React.lazy takes a module's default export.
export default function PortfolioSection() {
  const { t } = useLanguage();
  const gallery = useContentQuery(homeGalleryQuery);
  const list = useContentQuery(newestProjectsQuery);
  const images = useLocalized('images', gallery.data?.preview ?? []);
  const projects = useLocalized('projects', list.data ?? []);

  function retry() {
    void gallery.refetch();
    if (list.isError) void list.refetch();
  }

  return (
    <Section
      overline={t('Portfolio')}
      title={t('Recent work')}
      introduction={t('A few pictures from homes, offices and shops.')}
      action={<ArrowLink to="/portfolio">{t('View the portfolio')}</ArrowLink>}
    >
      {gallery.isError ? (
        <PortfolioFailure onRetry={retry} />
      ) : gallery.isPending ? (
        <GallerySkeleton size={PREVIEW_SIZE} />
      ) : images.length === 0 ? (
        <Typography color="textSecondary">{t('No images found')}</Typography>
      ) : (
        <GalleryPreview images={images} />
      )}
      <ProjectRow size={NEWEST_PROJECTS} projects={list.isPending ? undefined : projects} />
    </Section>
  );
}
