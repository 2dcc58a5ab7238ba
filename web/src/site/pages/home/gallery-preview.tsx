import type { GalleryImage } from '@alnafitha/contract';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { Skeleton } from '../../ui/skeleton';
import { imageLink } from './image-link';

/** Images that open in the portfolio. */
export function GalleryPreview({ images }: { images: readonly GalleryImage[] }) {
  return (
    <Box component="ul" sx={grid}>
      {images.map((image) => (
        <li key={image.id}>
          <Box component={LocaleLink} to={portfolioPath(image)} sx={imageLink}>
            <Image
              image={image.url}
              picture={image.picture}
              alt={image.altText}
              sizes="(min-width: 768px) 33vw, 50vw"
              ratio={RATIO}
            />
            <Typography
              className="caption"
              component="span"
              sx={{ fontWeight: 600, fontSize: { xs: '0.875rem', md: '1rem' } }}
            >
              {image.title}
            </Typography>
          </Box>
        </li>
      ))}
    </Box>
  );
}

export function GallerySkeleton({ size }: { size: number }) {
  return (
    <Box component="ul" aria-hidden sx={grid}>
      {Array.from({ length: size }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a skeleton.
        <li key={place}>
          <Skeleton variant="rounded" sx={{ aspectRatio: RATIO, blockSize: 'auto' }} />
        </li>
      ))}
    </Box>
  );
}

const RATIO = 4 / 3;

const grid = {
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** The image in the portfolio, or the portfolio if the image is not part of it. */
function portfolioPath({ id, category }: GalleryImage): string {
  return category === 'Portfolio' ? `/portfolio?picture=${id}` : '/portfolio';
}
