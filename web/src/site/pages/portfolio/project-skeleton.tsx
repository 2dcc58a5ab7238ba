import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { Skeleton } from '../../ui/skeleton';
import { PROJECT_RATIO } from './project-card';

/** Skeletons of a project's images and summary. */
export function ProjectSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading the project')} sx={projectColumns}>
      <Skeleton
        variant="rounded"
        sx={{ blockSize: 'auto', aspectRatio: String(PROJECT_RATIO), borderRadius: 1 }}
      />
      <Box>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} sx={{ blockSize: 48 }} />
        ))}
        <Skeleton sx={{ marginBlockStart: 3 }} />
        <Skeleton />
        <Skeleton sx={{ inlineSize: '60%' }} />
        <Skeleton variant="rounded" sx={{ blockSize: 48, inlineSize: 220, marginBlockStart: 3 }} />
      </Box>
    </Box>
  );
}

/** A skeleton of a heading. */
export function HeadingSkeleton() {
  return (
    <Typography aria-hidden component="div" variant="h1" sx={{ marginBlockEnd: { xs: 3, md: 4 } }}>
      <Skeleton sx={{ inlineSize: '60%' }} />
    </Typography>
  );
}

/** Images beside the summary, or above it. */
export const projectColumns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
};
