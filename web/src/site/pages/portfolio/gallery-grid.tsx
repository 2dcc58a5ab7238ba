import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Skeleton } from '../../ui/skeleton';

/** Aspect ratio of a thumbnail. */
export const THUMBNAIL_RATIO = 4 / 3;
/** Number of skeletons that fill a screen. */
export const SCREENFUL = 10;
const SKELETONS = Array.from({ length: SCREENFUL }, (_, index) => index);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** One column on the narrowest phones, two on others, up to five on a desktop. */
const grid = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: columns(2), md: columns(3), lg: columns(4) },
  '@media (max-width:359.95px)': { gridTemplateColumns: columns(1) },
  '@media (min-width:1440px)': { gridTemplateColumns: columns(5) },
  listStyle: 'none',
  margin: 0,
  padding: 0,
};

export function GalleryGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={grid}>
      {children}
    </Box>
  );
}

/** A skeleton of the grid. */
export function GallerySkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={grid}>
      {SKELETONS.map((index) => (
        <div key={index}>
          <Skeleton
            variant="rounded"
            sx={{ blockSize: 'auto', aspectRatio: String(THUMBNAIL_RATIO), borderRadius: 1 }}
          />
          <Skeleton sx={{ inlineSize: '70%', marginBlockStart: 1 }} />
          <Skeleton sx={{ inlineSize: '45%' }} />
        </div>
      ))}
    </Box>
  );
}
