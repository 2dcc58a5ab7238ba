import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { galleryQueries } from '../../content/gallery-queries';
import { projectQueries } from '../../content/project-queries';
import { useLanguage } from '../../language/language-context';
import { useTranslated } from '../../language/translation/use-translated';
import { Button } from '../../ui/button';
import { Typography } from '../../ui/typography';
import { Section } from '../layout/section';
import { GalleryPreview, GallerySkeleton } from './gallery-preview';
import { pick } from './pick';
import { PortfolioFailure } from './portfolio-failure';
import { ProjectStrip } from './project-strip';

/** Pictures in the preview. */
const PREVIEW_SIZE = 6;
/** The newest projects, which stand below it. */
const PROJECTS = 3;

// React.lazy takes a module's default export.
export default function PortfolioSection() {
  const { t } = useLanguage();
  const gallery = useQuery(galleryQueries.list('Portfolio'));
  const list = useQuery(projectQueries.list);
  const chance = useQuery(galleryQueries.chance);
  const images = pick(gallery.data?.images ?? [], PREVIEW_SIZE, chance.data ?? 0);
  const projects = list.data?.slice(0, PROJECTS) ?? [];
  const { tr, isPending } = useTranslated([
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
        <Button component={Link} to="/portfolio" variant="outlined">
          {t('View the portfolio')}
        </Button>
      }
    >
      {gallery.isError ? (
        <PortfolioFailure onRetry={retry} />
      ) : gallery.isPending || chance.isPending || isPending ? (
        <GallerySkeleton size={PREVIEW_SIZE} />
      ) : images.length === 0 ? (
        <Typography color="textSecondary">{t('No images found')}</Typography>
      ) : (
        <GalleryPreview images={images} tr={tr} />
      )}
      <ProjectStrip size={PROJECTS} projects={list.isPending || isPending ? undefined : projects} tr={tr} />
    </Section>
  );
}
