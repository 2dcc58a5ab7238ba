import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useLanguage } from '../../language/language-context';
import { projectColumns } from './project-grid';
import type { ProjectView } from './use-project-filter';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Stands where the projects will be. */
export function ListSkeleton({ view }: { view: ProjectView }) {
  const { t } = useLanguage();
  const isGrid = view === 'grid';
  return (
    <Box
      role="status"
      aria-label={t('Loading...')}
      sx={isGrid ? projectColumns : { display: 'grid', gap: 1 }}
    >
      {places.map((place) => (
        <Skeleton key={place} variant="rounded" height={isGrid ? 320 : 72} />
      ))}
    </Box>
  );
}
