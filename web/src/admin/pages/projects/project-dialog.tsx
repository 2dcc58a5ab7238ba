import { type AdminProject, PROJECT_CATEGORIES } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { FormProvider, useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FormTextField } from '../../../shared/ui/form/form-text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { ImageField } from '../../ui/form/image-field';
import { type ProjectValues, useProjectForm } from './use-project-form';

interface Props {
  /** Absent for a new one. */
  project?: AdminProject;
  onClose: () => void;
}

export function ProjectDialog({ project, onClose }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { form, submit, isSaving } = useProjectForm(project, onClose);
  const shared = { translateError: translateIfKnown };
  const ownWords = { htmlInput: { dir: 'auto' } };
  return (
    <FormProvider {...form}>
      <FormDialog
        title={project ? t('Edit Project') : t('Add New Project')}
        isDirty={form.formState.isDirty}
        isSaving={isSaving}
        submitLabel={t('Save')}
        onSubmit={submit}
        onClose={onClose}
        maxWidth="md"
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            '& > .wide': { gridColumn: '1 / -1' },
          }}
        >
          <FormTextField<ProjectValues> {...shared} name="title" label={t('Title')} slotProps={ownWords} />
          <FormTextField<ProjectValues> {...shared} name="category" label={t('Category')} required select>
            {PROJECT_CATEGORIES.map((category) => (
              <MenuItem key={category} value={category}>
                {t(category)}
              </MenuItem>
            ))}
          </FormTextField>
          <FormTextField<ProjectValues>
            {...shared}
            name="location"
            label={t('Location')}
            slotProps={ownWords}
          />
          <FormTextField<ProjectValues> {...shared} name="client" label={t('Client')} slotProps={ownWords} />
          <FormTextField<ProjectValues>
            {...shared}
            className="wide"
            name="description"
            label={t('Description')}
            multiline
            rows={5}
            slotProps={ownWords}
          />
          <Box className="wide">
            <ProjectImage image={project?.images[0]} />
          </Box>
        </Box>
      </FormDialog>
    </FormProvider>
  );
}

/** Optional; a chosen image replaces the first. */
function ProjectImage({ image }: { image: string | undefined }) {
  const { t, translateIfKnown } = useLanguage();
  const { control, trigger } = useFormContext<ProjectValues>();
  const { field, fieldState } = useController({ name: 'image', control });
  const message = fieldState.error?.message;
  return (
    <ImageField
      ref={field.ref}
      label={t('Picture')}
      file={field.value}
      image={image}
      onFile={(file) => {
        field.onChange(file);
        void trigger('image');
      }}
      error={message === undefined ? undefined : translateIfKnown(message)}
      hint={`${t('PNG, JPG, or JPEG (Max 5MB each)')}. ${t('WebP is accepted, too.')}`}
    />
  );
}
