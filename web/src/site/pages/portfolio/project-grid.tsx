import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Skeleton } from '../../ui/skeleton';
import { PROJECT_RATIO } from './project-card';

const SKELETONS = [1, 2, 3];

const grid = {
  display: 'grid',
  gap: { xs: 4, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  listStyle: 'none',
  margin: 0,
  padding: 0,
};

export function ProjectGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={grid}>
      {children}
    </Box>
  );
}

/** A skeleton of the grid. */
export function ProjectGridSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={grid}>
      {SKELETONS.map((index) => (
        <div key={index}>
          <Skeleton
            variant="rounded"
            sx={{ blockSize: 'auto', aspectRatio: String(PROJECT_RATIO), borderRadius: 1 }}
          />
          <Skeleton sx={{ inlineSize: '30%', marginBlockStart: 1.5 }} />
          <Skeleton sx={{ inlineSize: '80%', fontSize: '1.35rem' }} />
          <Skeleton />
          <Skeleton sx={{ inlineSize: '60%' }} />
        </div>
      ))}
    </Box>
  );
}
