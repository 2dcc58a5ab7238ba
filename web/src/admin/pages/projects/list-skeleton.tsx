import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useLanguage } from '../../../shared/i18n/language-context';
import { projectColumns } from './project-grid';
import type { ProjectView } from './use-project-filter';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A skeleton of the list. */
export function ListSkeleton({ view }: { view: ProjectView }) {
  const { t } = useLanguage();
  const isGrid = view === 'grid';
  return (
    <Box
      role="status"
      aria-label={t('Loading...')}
      sx={isGrid ? projectColumns : { display: 'grid', gap: 1 }}
    >
      {places.map((place) =>
        isGrid ? (
          <Paper key={place} variant="outlined" sx={{ overflow: 'hidden' }}>
            <Skeleton variant="rectangular" sx={{ blockSize: 'auto', aspectRatio: '3 / 2' }} />
            <Box sx={{ padding: 2 }}>
              <Skeleton sx={{ inlineSize: '70%' }} />
              <Skeleton />
              <Skeleton sx={{ inlineSize: '40%' }} />
            </Box>
          </Paper>
        ) : (
          <Skeleton key={place} variant="rounded" height={72} />
        ),
      )}
    </Box>
  );
}
