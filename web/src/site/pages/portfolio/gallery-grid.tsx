import type { ReactNode, Ref } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Skeleton } from '../../../shared/ui/skeleton';

export const THUMBNAIL_RATIO = 4 / 3;

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** One column on the narrowest phones, up to five on a desktop. */
const grid = {
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: columns(2), md: columns(3), lg: columns(4) },
  '@media (max-width:359.95px)': { gridTemplateColumns: columns(1) },
  '@media (min-width:1440px)': { gridTemplateColumns: columns(5) },
} as const;

export function GalleryGrid({ ref, children }: { ref: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <Box ref={ref} component="ul" sx={grid}>
      {children}
    </Box>
  );
}

export function GallerySkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={grid}>
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a skeleton
        <div key={index}>
          <Skeleton variant="rectangular" sx={{ blockSize: 'auto', aspectRatio: String(THUMBNAIL_RATIO) }} />
          <Skeleton sx={{ inlineSize: '70%', marginBlockStart: 1 }} />
          <Skeleton sx={{ inlineSize: '45%' }} />
        </div>
      ))}
    </Box>
  );
}
