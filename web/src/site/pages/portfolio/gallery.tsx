import type { GalleryImage } from '@alnafitha/contract';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Button } from '../../../shared/ui/button';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { LazyLightbox } from '../../ui/lightbox/lazy-lightbox';
import { GalleryFilter } from './gallery-filter';
import { GalleryGrid, GallerySkeleton } from './gallery-grid';
import { GalleryNotice } from './gallery-notice';
import { GalleryThumbnail } from './gallery-thumbnail';
import { imagesOf, type PortfolioFilter } from './portfolio-filter';
import { PROJECTS_ANCHOR } from './projects';

interface Props {
  images: readonly GalleryImage[];
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  translateContent: (text: string) => string;
  filter: PortfolioFilter;
  onFilter: (category: string | null) => void;
}

/** The filtered images; the lightbox navigates within the filter. */
export function Gallery({ images, isPending, hasFailed, retry, translateContent, filter, onFilter }: Props) {
  const { t } = useLanguage();
  const [openedId, setOpenedId] = useState<string>();
  const shown = imagesOf(images, filter);
  const openedIndex = shown.findIndex(({ id }) => id === openedId);

  const content = () => {
    if (isPending) return <GallerySkeleton />;
    if (hasFailed) return <GalleryNotice kind="failed" onAction={retry} />;
    if (shown.length === 0) return <GalleryNotice kind="empty" onAction={() => onFilter(null)} />;
    return (
      <GalleryGrid>
        {shown.map((image) => (
          <GalleryThumbnail
            key={image.id}
            image={image}
            translateContent={translateContent}
            onOpen={() => setOpenedId(image.id)}
          />
        ))}
      </GalleryGrid>
    );
  };

  return (
    <Section
      title={t('Gallery')}
      introduction={t('Details, materials and finishes from our sites and our workshop.')}
      action={
        <Button component="a" href={`#${PROJECTS_ANCHOR}`} variant="outlined">
          {t('See the projects')}
        </Button>
      }
    >
      {!hasFailed && (
        <GalleryFilter images={images} isPending={isPending} filter={filter} onFilter={onFilter} />
      )}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ marginBlock: 2, minBlockSize: '1.65em' }}
      >
        {!isPending && !hasFailed && t('Pictures: {count}', { count: shown.length })}
      </Typography>
      {content()}
      {openedIndex >= 0 && (
        <LazyLightbox
          items={shown.map(({ url, picture, title, altText }) => ({
            image: url,
            picture,
            title: translateContent(title),
            alt: translateContent(altText),
          }))}
          index={openedIndex}
          onChange={(index) => setOpenedId(shown[index]?.id)}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </Section>
  );
}
