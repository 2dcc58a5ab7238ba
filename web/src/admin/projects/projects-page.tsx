import { type AdminProject, DELETED_DAYS, MAX_PROJECTS, type RevisionDetails } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { DeletedLink, useShowsDeleted } from '../history/deleted-link';
import { DataTable } from '../ui/data-list/data-table';
import { ListResults } from '../ui/data-list/list-results';
import { useListParams } from '../ui/data-list/use-list-params';
import { LazyDialog } from '../ui/lazy-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useProjectColumns, useProjectName } from './project-columns';
import { ProjectDialog } from './project-dialog';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid';
import { ProjectParams, projectQueries, useProjectMutations } from './project-queries';
import { ProjectsToolbar } from './projects-toolbar';

const DeleteEntryDialog = retryableLazy(() => import('../history/delete-entry-dialog'));
const HistoryDialog = retryableLazy(() => import('../history/history-dialog'));
const SharePreviewDialog = retryableLazy(() => import('../previews/share-preview-dialog'));
const DeletedSection = retryableLazy(() => import('../history/deleted-section'));

interface Opened {
  kind: 'edit' | 'history' | 'duplicate' | 'share' | 'delete';
  project: AdminProject;
  /** A revision that fills the form. */
  revision?: RevisionDetails;
}

export default function ProjectsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const isAdding = useMatch('/admin/projects/new') !== null;
  const { filter, change, searchOf, pager } = useListParams(ProjectParams);
  const list = useQuery(projectQueries.list(filter));
  const { remove } = useProjectMutations();
  const nameOf = useProjectName();
  const showsDeleted = useShowsDeleted();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (kind: Opened['kind']) => (project: AdminProject) => setOpened({ kind, project });
  const close = () => setOpened(null);
  const noteDeletion = useFocusAfterDialog(opened?.kind === 'delete');

  // The dialog's URL keeps the list's page, filter and view.
  const search = searchOf();
  const add = () => navigate({ pathname: '/admin/projects/new', search });
  const actions = {
    onEdit: open('edit'),
    onHistory: open('history'),
    onDuplicate: open('duplicate'),
    onShare: open('share'),
    onDelete: open('delete'),
  };
  const columns = useProjectColumns(actions);
  const isGrid = filter.view === 'grid';

  if (showsDeleted) return <DeletedSection kind="projects" />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h2" sx={{ fontSize: { xs: '1.35rem', md: '1.6rem' } }}>
          {t('Portfolio Management')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DeletedLink />
          <Button variant="contained" startIcon={<Add />} onClick={add}>
            {t('Add New Project')}
          </Button>
        </Box>
      </Box>
      <ProjectsToolbar filter={filter} onChange={change} />
      {list.data && list.data.pagination.totalItems >= MAX_PROJECTS && (
        <Alert severity="info">
          {t(
            'The sitemap for search engines lists the newest {max} projects. Visitors find older ones on the pages of the portfolio.',
            { max: MAX_PROJECTS },
          )}
        </Alert>
      )}
      <ListResults
        query={list}
        entries={list.data?.projects}
        errorText={t('Failed to load projects. Please try again.')}
        empty={
          <>
            {t('No projects found. Start by adding a new project.')}
            <Box sx={{ marginBlockStart: 2 }}>
              <Button variant="outlined" onClick={add}>
                {t('Add Project')}
              </Button>
            </Box>
          </>
        }
        {...(isGrid && { skeleton: <ProjectGridSkeleton /> })}
        pages={{
          ...pager,
          pagination: list.data?.pagination,
          countText: (count) => t('{count, plural, one {# project} other {# projects}}', { count }),
        }}
      >
        {(projects) =>
          isGrid ? (
            <ProjectGrid projects={projects} {...actions} />
          ) : (
            <DataTable label={t('Projects')} entries={projects} columns={columns} />
          )
        }
      </ListResults>
      {isAdding && (
        <ProjectDialog onClose={() => navigate({ pathname: '/admin/projects', search }, { replace: true })} />
      )}
      {opened?.kind === 'edit' && (
        <ProjectDialog project={opened.project} revision={opened.revision} onClose={close} />
      )}
      {opened?.kind === 'duplicate' && <ProjectDialog copied={opened.project} onClose={close} />}
      {opened?.kind === 'share' && (
        <LazyDialog onFailure={close}>
          <SharePreviewDialog
            kind="projects"
            id={opened.project.id}
            title={nameOf(opened.project)}
            onClose={close}
          />
        </LazyDialog>
      )}
      {opened?.kind === 'history' && (
        <LazyDialog onFailure={close}>
          <HistoryDialog
            kind="projects"
            id={opened.project.id}
            title={nameOf(opened.project)}
            onOpen={(revision) => setOpened({ kind: 'edit', project: opened.project, revision })}
            onClose={close}
          />
        </LazyDialog>
      )}
      {opened?.kind === 'delete' && (
        <LazyDialog onFailure={close}>
          <DeleteEntryDialog
            title="Delete project?"
            text={t('“{title}” will also be removed from the website. It can be restored for {days} days.', {
              title: nameOf(opened.project),
              days: DELETED_DAYS,
            })}
            kind="projects"
            id={opened.project.id}
            remove={remove.mutateAsync}
            done="The project was deleted."
            failed="Failed to delete project"
            onDeleted={noteDeletion}
            onClose={close}
          />
        </LazyDialog>
      )}
    </Box>
  );
}
