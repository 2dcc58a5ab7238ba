import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTranslated } from '../../../shared/i18n/translation/use-translated';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { projectQueries } from '../../projects/project-queries';
import { PREVIEW_SIZE } from './choose-images';
import { GalleryPreview, GallerySkeleton } from './gallery-preview';
import { homeGalleryQuery } from './home-gallery-query';
import { NEWEST_PROJECTS, newestOf } from './newest-projects';
import { PortfolioFailure } from './portfolio-failure';
import { ProjectRow } from './project-row';

// React.lazy takes a module's default export.
export default function PortfolioSection() {
  const { t } = useLanguage();
  const gallery = useQuery(homeGalleryQuery);
  const list = useQuery(projectQueries.list);
  const images = gallery.data?.preview ?? [];
  const projects = list.data ? newestOf(list.data) : [];
  const { translateContent, isPending } = useTranslated([
    ...images.flatMap(({ title, altText }) => [title, altText]),
    ...projects.flatMap(({ title, description }) => [title, description]),
  ]);

  function retry() {
    void gallery.refetch();
    if (list.isError) void list.refetch();
  }

  return (
    <Section
      overline={t('Portfolio')}
      title={t('Recent work')}
      introduction={t('A few pictures from homes, offices and shops.')}
      action={
        <Button component={LocaleLink} to="/portfolio" variant="outlined">
          {t('View the portfolio')}
        </Button>
      }
    >
      {gallery.isError ? (
        <PortfolioFailure onRetry={retry} />
      ) : gallery.isPending || isPending ? (
        <GallerySkeleton size={PREVIEW_SIZE} />
      ) : images.length === 0 ? (
        <Typography color="textSecondary">{t('No images found')}</Typography>
      ) : (
        <GalleryPreview images={images} translateContent={translateContent} />
      )}
      <ProjectRow
        size={NEWEST_PROJECTS}
        projects={list.isPending || isPending ? undefined : projects}
        translateContent={translateContent}
      />
    </Section>
  );
}
