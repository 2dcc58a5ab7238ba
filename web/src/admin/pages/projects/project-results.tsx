import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { ListPages } from '../../ui/list-pages';
import { ListSkeleton } from './list-skeleton';
import type { ProjectListProps } from './project-cells';
import { ProjectGrid } from './project-grid';
import { projectQueries } from './project-queries';
import { ProjectTable } from './project-table';
import { type ProjectFilter, searchOf } from './use-project-filter';

interface Props extends Omit<ProjectListProps, 'projects'> {
  filter: ProjectFilter;
  onPage: (page: number) => void;
  onAdd: () => void;
}

/** The projects of a page, or an empty or error state. */
export function ProjectResults({ filter, onPage, onAdd, ...actions }: Props) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const list = useQuery(projectQueries.list(filter));

  if (list.isError)
    return (
      <FailedLoad
        text={t('Failed to load projects. Please try again.')}
        retryLabel={t('Retry')}
        onRetry={list.refetch}
      />
    );
  if (list.isPending) return <ListSkeleton view={filter.view} />;

  const { projects, pagination } = list.data;
  // After deleting all entries of the last page, the previous page is shown.
  if (!list.isPlaceholderData && filter.page > Math.max(1, pagination.totalPages))
    return (
      <Navigate to={{ pathname, search: searchOf({ ...filter, page: pagination.totalPages }) }} replace />
    );

  const List = filter.view === 'grid' ? ProjectGrid : ProjectTable;
  return (
    <>
      <Box sx={{ blockSize: 4, marginBlock: -1.25 }}>
        {list.isFetching && <LinearProgress aria-label={t('Loading...')} />}
      </Box>
      {projects.length === 0 ? (
        <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
          <Typography color="textSecondary">
            {t('No projects found. Start by adding a new project.')}
          </Typography>
          <Button variant="outlined" onClick={onAdd} sx={{ marginBlockStart: 2 }}>
            {t('Add Project')}
          </Button>
        </Paper>
      ) : (
        <List projects={projects} {...actions} />
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {t('Total projects: {count}', { count: pagination.totalItems })}
        </Typography>
        <ListPages page={filter.page} totalPages={pagination.totalPages} onChange={onPage} />
      </Box>
    </>
  );
}
