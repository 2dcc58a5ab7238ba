import { type AdminProject, categoryLabel, MAX_PROJECTS, PROJECT_CATEGORIES } from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import GridView from '@mui/icons-material/GridViewOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { ContentPage, ListHead, useOpened } from '../content/content-page';
import { DataTable } from '../ui/data-list/data-table';
import { ListResults } from '../ui/data-list/list-results';
import { useListParams } from '../ui/data-list/use-list-params';
import { FilterSelect } from '../ui/filter-select';
import { useProjectColumns, useProjectName } from './project-columns';
import { ProjectDialog } from './project-form';
import { ProjectGrid, ProjectGridSkeleton } from './project-grid';
import {
  adminProjectList,
  PROJECT_VIEWS,
  type ProjectFilter,
  ProjectParams,
  projects,
} from './project-queries';

const PATH = '/admin/projects';

export default function ProjectsPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { filter, change, searchOf, pager } = useListParams(ProjectParams);
  const list = useQuery(adminProjectList(filter));
  const nameOf = useProjectName();
  const dialogs = useOpened<AdminProject>();
  const columns = useProjectColumns(dialogs.open);
  const isGrid = filter.view === 'grid';
  // The form's URL keeps the list's page, filter and view.
  const search = searchOf();
  const add = () => navigate({ pathname: `${PATH}/new`, search });
  return (
    <ContentPage
      kind="projects"
      path={PATH}
      createPath={`${PATH}/new`}
      search={search}
      dialogs={dialogs}
      nameOf={nameOf}
      Form={ProjectDialog}
      deletion={{
        remove: projects.remove,
        title: 'Delete project?',
        textOf: (placeholders) =>
          t(
            '“{title}” will also be removed from the website. It can be restored for {days} days.',
            placeholders,
          ),
        done: 'The project was deleted.',
        failed: 'Failed to delete project',
      }}
    >
      <ListHead
        title={
          <Typography variant="h2" sx={{ fontSize: { xs: '1.35rem', md: '1.6rem' } }}>
            {t('Portfolio Management')}
          </Typography>
        }
      >
        <Button variant="contained" startIcon={<Add />} onClick={add}>
          {t('Add New Project')}
        </Button>
      </ListHead>
      <Toolbar filter={filter} onChange={change} />
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
        {(entries) =>
          isGrid ? (
            <ProjectGrid projects={entries} open={dialogs.open} />
          ) : (
            <DataTable label={t('Projects')} entries={entries} columns={columns} />
          )
        }
      </ListResults>
    </ContentPage>
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
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
      <FilterSelect
        label={t('Category')}
        all={t('All')}
        value={filter.category}
        options={PROJECT_CATEGORIES.map((category) => ({
          value: category,
          label: t(categoryLabel(category)),
        }))}
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
