import {
  type AdminProject,
  categoryLabel,
  PROJECT_CATEGORIES,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_DETAIL_MAX_LENGTH,
  PROJECT_TITLE_MAX_LENGTH,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useLanguage } from '../../shared/i18n/language-context';
import { ContentDialog, type ContentDialogProps } from '../content/content-dialog';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { type ProjectValues, projectForm } from './project-form';
import { ProjectPictures } from './project-pictures';
import { projects } from './project-queries';

export const ProjectDialog = (props: ContentDialogProps<AdminProject>) => (
  <ContentDialog {...props} resource={projects} form={projectForm} maxWidth="md">
    {() => <ProjectFields />}
  </ContentDialog>
);

function ProjectFields() {
  const { t } = useLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      <LimitedTextField<ProjectValues>
        className="wide"
        name="title"
        label={t('Title')}
        limit={PROJECT_TITLE_MAX_LENGTH}
      />
      <FormTextField<ProjectValues> name="category" label={t('Category')} required select>
        {PROJECT_CATEGORIES.map((category) => (
          <MenuItem key={category} value={category}>
            {t(categoryLabel(category))}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField<ProjectValues>
        name="year"
        label={t('Year')}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <LimitedTextField<ProjectValues>
        name="location"
        label={t('Location')}
        limit={PROJECT_DETAIL_MAX_LENGTH}
      />
      <LimitedTextField<ProjectValues> name="client" label={t('Client')} limit={PROJECT_DETAIL_MAX_LENGTH} />
      <LimitedTextField<ProjectValues>
        className="wide"
        name="description"
        label={t('Description')}
        multiline
        rows={5}
        limit={PROJECT_DESCRIPTION_MAX_LENGTH}
      />
      <Box className="wide">
        <ProjectPictures />
      </Box>
    </Box>
  );
}
