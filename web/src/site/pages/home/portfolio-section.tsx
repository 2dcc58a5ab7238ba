import type { GalleryImage } from '@alnafitha/contract';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { usePicturesNote } from '../../layout/use-pictures-note';
import { ArrowLink } from '../../ui/arrow-link';
import { PREVIEW_SIZE } from './choose-images';
import { homeGalleryQuery, NEWEST_PROJECTS, newestProjectsQuery } from './home-queries';
import { imageLink } from './image-link';
import { ProjectRow } from './project-row';

/** Images open in the portfolio; the first is larger. */
function GalleryPreview({ images }: { images: readonly GalleryImage[] }) {
  const { t } = useLanguage();
  return (
    <Box component="ul" sx={grid}>
      {images.map((image, place) => (
        <li key={image.id}>
          <Box component={LocaleLink} to={portfolioPath(image)} sx={imageLink}>
            <Image
              image={image.url}
              picture={image.picture}
              alt={image.title ? image.altText : t('Photo')}
              sizes={place === 0 ? FIRST_SIZES : SIZES}
              sx={frame}
            />
            {image.title && (
              <Box component="span" className="title" sx={{ fontSize: { xs: '0.875rem', md: '1rem' } }}>
                {bidiText(image.title)}
              </Box>
            )}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function GallerySkeleton({ size }: { size: number }) {
  return (
    <Box component="ul" aria-hidden sx={grid}>
      {Array.from({ length: size }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a skeleton.
        <li key={place}>
          <Box sx={imageLink}>
            <Skeleton variant="rectangular" sx={{ ...frame, blockSize: 'auto' }} />
            <Skeleton />
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** Widths of images of 3:2, which the taller frames crop. */
const FIRST_SIZES = '(min-width: 1280px) 960px, (min-width: 768px) 77vw, 100vw';
const SIZES = '(min-width: 1280px) 444px, (min-width: 768px) 34vw, 50vw';
/** An image is at least as tall as its ratio; the first fills two rows. */
const frame = { flexGrow: 1, aspectRatio: '4 / 3' };

/** On wide screens, the first of three or more spans two rows; on phones, rows have no gaps. */
const grid = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  rowGap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  '& > li:first-of-type': { gridColumn: { xs: '1 / -1', md: 'span 2' }, gridRow: { md: 'span 2' } },
  '& > li:last-of-type:nth-of-type(even)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};

/** The image in the portfolio, or the portfolio without it. */
function portfolioPath({ id, category }: GalleryImage): string {
  return category === 'Portfolio' ? `/portfolio?picture=${id}` : '/portfolio';
}

function PortfolioFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        // About the height of the images.
        minBlockSize: { xs: 380, md: 720 },
        padding: 4,
        textAlign: 'center',
      }}
    >
      <Typography variant="h3">{t('Error loading portfolio')}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
        {t('Please try again later')}
      </Typography>
      <Button variant="contained" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Box>
  );
}

export default function PortfolioSection() {
  const { t } = useLanguage();
  const gallery = useContentQuery(homeGalleryQuery);
  const list = useContentQuery(newestProjectsQuery);
  const images = useLocalized('images', gallery.data?.preview ?? []);
  const projects = useLocalized('projects', list.data ?? []);

  const note = usePicturesNote();
  const { isSample } = useBlock('company');
  const { portfolioTitle } = useBlock('hero');
  if (!isSample && gallery.data && list.data && images.length + projects.length === 0) return null;

  function retry() {
    void gallery.refetch();
    if (list.isLoadingError) void list.refetch();
  }

  return (
    <Section
      overline={t('Portfolio')}
      title={portfolioTitle}
      introduction={note}
      action={<ArrowLink to="/portfolio">{t('View the portfolio')}</ArrowLink>}
    >
      {gallery.isLoadingError ? (
        <PortfolioFailure onRetry={retry} />
      ) : gallery.isPending ? (
        <GallerySkeleton size={PREVIEW_SIZE} />
      ) : images.length === 0 ? (
        isSample && <Typography color="textSecondary">{t('No images found')}</Typography>
      ) : (
        <GalleryPreview images={images} />
      )}
      <ProjectRow size={NEWEST_PROJECTS} projects={list.isPending ? undefined : projects} />
    </Section>
  );
}
