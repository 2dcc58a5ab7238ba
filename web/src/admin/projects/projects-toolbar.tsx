import { categoryLabel, PROJECT_CATEGORIES } from '@alnafitha/contract';
import GridView from '@mui/icons-material/GridViewOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLanguage } from '../../shared/i18n/language-context';
import { FilterSelect } from '../ui/filter-select';
import { PROJECT_VIEWS, type ProjectFilter } from './project-queries';

const views = {
  grid: { label: 'Grid', icon: GridView },
  table: { label: 'Table', icon: TableRows },
} as const;

interface Props {
  filter: ProjectFilter;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

export function ProjectsToolbar({ filter, onChange }: Props) {
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
