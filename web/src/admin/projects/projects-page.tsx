import { type AdminProject, MAX_PROJECTS } from '@alnafitha/contract';
import GridView from '@mui/icons-material/GridViewOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { useOpened } from '../content/content-page';
import { KindPage } from '../content/kind-page';
import { DataTable } from '../ui/data-list/data-table';
import { useListParams } from '../ui/data-list/use-list-params';
import { FilterSelect } from '../ui/filter-select';
import { useCategories } from '../ui/use-categories';
import { useProjectColumns, useProjectName } from './project-columns';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid';
import {
  adminProjectList,
  PROJECT_VIEWS,
  type ProjectFilter,
  ProjectParams,
  projectResource,
} from './project-queries';

const ProjectDialog = retryableLazy(() => import('./project-dialog'));

const PATH = '/admin/projects';

export default function ProjectsPage() {
  const { t } = useLanguage();
  const { filter, change, searchOf, pager } = useListParams(ProjectParams);
  const list = useQuery(adminProjectList(filter));
  const dialogs = useOpened<AdminProject>();
  const columns = useProjectColumns(dialogs.open);
  // The form's URL keeps the list's page, filter and view.
  const search = searchOf();
  return (
    <KindPage<AdminProject>
      resource={projectResource}
      path={PATH}
      search={search}
      query={list}
      entries={list.data?.projects}
      columns={columns}
      dialogs={dialogs}
      nameOf={useProjectName()}
      Form={ProjectDialog}
      words={{
        label: 'Projects',
        loadFailed: 'Failed to load projects. Please try again.',
      }}
      changing={{
        add: 'Add New Project',
        title: 'Delete project?',
        done: 'The project was deleted.',
        failed: 'Failed to delete project',
      }}
      title={
        <Typography variant="h2" sx={{ fontSize: { xs: '1.35rem', md: '1.6rem' } }}>
          {t('Portfolio Management')}
        </Typography>
      }
      above={
        <>
          <Toolbar filter={filter} onChange={change} />
          {list.data && list.data.pagination.totalItems >= MAX_PROJECTS && (
            <Alert severity="info">
              {t(
                'The sitemap for search engines lists the newest {max} projects. Visitors find older ones on the pages of the portfolio.',
                { max: MAX_PROJECTS },
              )}
            </Alert>
          )}
        </>
      }
      empty={
        <>
          {t('No projects found. Start by adding a new project.')}
          <Box sx={{ marginBlockStart: 2 }}>
            <Button component={Link} to={{ pathname: `${PATH}/new`, search }} variant="outlined">
              {t('Add Project')}
            </Button>
          </Box>
        </>
      }
      pages={{
        ...pager,
        pagination: list.data?.pagination,
        countText: (count) => t('{count, plural, one {# project} other {# projects}}', { count }),
      }}
      {...(filter.view === 'grid'
        ? {
            skeleton: <ProjectGridSkeleton />,
            renderList: (entries) => <ProjectGrid projects={entries} open={dialogs.open} />,
          }
        : {
            renderList: (entries) => <DataTable label={t('Projects')} entries={entries} columns={columns} />,
          })}
    />
  );
}

const views = {
  grid: { label: 'Grid', icon: GridView },
  table: { label: 'Table', icon: TableRows },
} as const;

interface ToolbarProps {
  filter: ProjectFilter;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

function Toolbar({ filter, onChange }: ToolbarProps) {
  const { t } = useLanguage();
  const { choices } = useCategories('projects');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
      <FilterSelect
        label={t('Category')}
        all={t('All')}
        value={filter.category}
        options={choices(filter.category === undefined ? [] : [filter.category])}
        onChange={(category) => onChange({ category })}
        sx={{
          inlineSize: { xs: 120, sm: 240 },
          flexGrow: { xs: 1, sm: 0 },
          '& .MuiInputBase-root': { minBlockSize: 44 },
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={t('View')}
        value={filter.view}
        onChange={(_, view: ProjectFilter['view'] | null) => view && onChange({ view, page: filter.page })}
      >
        {PROJECT_VIEWS.map((view) => {
          const { label, icon: Icon } = views[view];
          return (
            <ToggleButton
              key={view}
              value={view}
              sx={{ minBlockSize: 44, paddingInline: 2, gap: 1, textTransform: 'none' }}
            >
              <Icon fontSize="small" />
              {t(label)}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}
