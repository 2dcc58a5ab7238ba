import type { GalleryImage } from '@alnafitha/contract';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Skeleton } from '../../ui/skeleton';
import { imageLink } from './image-link';

/** Images that open in the portfolio; the first is larger. */
export function GalleryPreview({ images }: { images: readonly GalleryImage[] }) {
  return (
    <Box component="ul" sx={grid}>
      {images.map((image, place) => (
        <li key={image.id}>
          <Box component={LocaleLink} to={portfolioPath(image)} sx={imageLink}>
            <Image
              image={image.url}
              picture={image.picture}
              alt={image.altText}
              sizes={place === 0 ? '(min-width: 768px) 66vw, 100vw' : '(min-width: 768px) 33vw, 50vw'}
              sx={frame}
            />
            <Box component="span" className="title" sx={{ fontSize: { xs: '0.875rem', md: '1rem' } }}>
              {image.title}
            </Box>
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
          <Box sx={imageLink}>
            <Skeleton variant="rectangular" sx={{ ...frame, blockSize: 'auto' }} />
            <Skeleton />
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** At least as tall as its ratio; the first fills two rows. */
const frame = { flexGrow: 1, aspectRatio: '4 / 3' };

/** On wide screens, the first of three and more spans two rows. On phones, rows have no gaps. */
const grid = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  rowGap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  '& > li:first-of-type': { gridColumn: { xs: '1 / -1', md: 'span 2' }, gridRow: { md: 'span 2' } },
  '& > li:last-of-type:nth-of-type(even)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};

/** The image in the portfolio, or the portfolio if the image is not part of it. */
function portfolioPath({ id, category }: GalleryImage): string {
  return category === 'Portfolio' ? `/portfolio?picture=${id}` : '/portfolio';
}
