import { categoryName, type GalleryImage } from '@alnafitha/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Typography } from '../../../shared/ui/typography';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { Section } from '../../layout/section';
import { usePageLocation } from '../../ui/page-location';
import { GROUP_LABELS } from './captions';
import { GalleryFilter } from './gallery-filter';
import { GalleryGrid, GallerySkeleton } from './gallery-grid';
import { GalleryLightbox } from './gallery-lightbox';
import { GalleryThumbnail } from './gallery-thumbnail';
import { titleCase } from './portfolio-filter';
import { ShowMore } from './show-more';
import type { usePortfolioUrl } from './use-portfolio-url';

/** Title, text and action. */
const NOTICES = {
  failed: ['Error loading portfolio', 'Please try again later', 'Retry'],
  empty: ['No images found', 'No portfolio items in the selected category', 'View all projects'],
} satisfies Record<string, [PlainTranslationKey, PlainTranslationKey, PlainTranslationKey]>;

function GalleryNotice({ kind, onAction }: { kind: keyof typeof NOTICES; onAction: () => void }) {
  const { t } = useLanguage();
  const [title, text, action] = NOTICES[kind];
  return (
    <Box role={kind === 'failed' ? 'alert' : undefined} sx={{ paddingBlock: 4 }}>
      <Typography variant="h3">{t(title)}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {t(text)}
      </Typography>
      <Button variant="outlined" onClick={onAction}>
        {t(action)}
      </Button>
    </Box>
  );
}

interface Props {
  /** The filter's images on the loaded pages, and whether they are still loading. */
  gallery: {
    images: readonly GalleryImage[];
    /** Those of all filters; undefined until the first has loaded. */
    subCategories: readonly string[] | undefined;
    /** Counts the images of all pages. */
    total: number;
    hasMore: boolean;
    /** Another page is loading. */
    isLoading: boolean;
    isPending: boolean;
    hasFailed: boolean;
    retry: () => void;
  };
  url: ReturnType<typeof usePortfolioUrl>;
  /** The content above is loaded. */
  isPlaced: boolean;
}

/** Anchor of the projects' link. */
export const GALLERY_ANCHOR = 'gallery';

export function Gallery({ gallery, url, isPlaced }: Props) {
  const { images, total, isPending, hasFailed } = gallery;
  const { filter, pictureId } = url;
  const { t } = useLanguage();
  const { navigationType } = usePageLocation();
  const grid = useRef<HTMLElement>(null);
  const { pictures } = useBlock('categories');
  const { galleryIntroduction } = useBlock('portfolio');
  const { subCategory, group } = filter;
  const name = subCategory ? categoryName(pictures, subCategory) : group && t(GROUP_LABELS[group]);

  const showLinked = useEffectEvent(() => {
    if (navigationType === 'PUSH' && (name || pictureId))
      document.getElementById(GALLERY_ANCHOR)?.scrollIntoView();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to another category on the same page scrolls as well, and so do the projects above when they are loaded.
  useEffect(() => {
    // After the layout's effect, which scrolls a new page to the top.
    const frame = requestAnimationFrame(showLinked);
    return () => cancelAnimationFrame(frame);
  }, [name, isPlaced]);

  const title = () => {
    if (!name) return t('Gallery');
    const heading = titleCase(name);
    if (isPending || hasFailed) return heading;
    return t('{name}, {count, plural, one {# image} other {# images}}', {
      name: heading,
      count: total,
    });
  };

  const content = () => {
    if (isPending) return <GallerySkeleton />;
    if (hasFailed) return <GalleryNotice kind="failed" onAction={gallery.retry} />;
    if (images.length === 0) return <GalleryNotice kind="empty" onAction={url.clearFilters} />;
    return (
      <GalleryGrid ref={grid}>
        {images.map((image) => (
          <GalleryThumbnail key={image.id} image={image} onOpen={() => url.openPicture(image.id)} />
        ))}
      </GalleryGrid>
    );
  };

  return (
    <Section id={GALLERY_ANCHOR} tone="band" title={title()} introduction={galleryIntroduction}>
      {(gallery.subCategories || isPending) && (
        <GalleryFilter subCategories={gallery.subCategories} filter={filter} onFilter={url.filterBy} />
      )}
      <Box role="status" sx={visuallyHidden}>
        {!isPending && !hasFailed && t('{count, plural, one {# image} other {# images}}', { count: total })}
      </Box>
      <Box aria-busy={isPending} sx={{ marginBlockStart: 3 }}>
        {content()}
      </Box>
      <ShowMore
        search={gallery.hasMore ? url.morePictures : ''}
        list={grid}
        isLoading={gallery.isLoading}
        count={images.length}
      >
        {t('Show more pictures')}
      </ShowMore>
      {!isPending && pictureId && (
        <GalleryLightbox
          images={images}
          total={total}
          filter={filter}
          pictureId={pictureId}
          onChange={url.changePicture}
          onClose={url.closePicture}
        />
      )}
    </Section>
  );
}
