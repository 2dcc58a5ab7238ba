import {
  type AdminProject,
  categoryLabel,
  ERROR_MESSAGES,
  PROJECT_CATEGORIES,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_DETAIL_MAX_LENGTH,
  PROJECT_TITLE_MAX_LENGTH,
  ProjectDraft,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { ImageChoice } from '../images/image-choice-section';
import { isTooLarge } from '../ui/form/acceptable-images';
import { FormDialog } from '../ui/form/form-dialog';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { ArabicButton } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useProjectMutations } from './project-queries';

const FilledProject = ProjectDraft.extend({
  image: z.custom<File | null>().refine((file) => !file || !isTooLarge(file), ERROR_MESSAGES.imageTooLarge),
});

type ProjectValues = z.input<typeof FilledProject>;
type FilledValues = z.output<typeof FilledProject>;

const fields = ['category', 'title', 'location', 'client', 'year', 'description', 'image'] as const;

function valuesOf(project: AdminProject | undefined): ProjectValues {
  return {
    category: project?.category ?? PROJECT_CATEGORIES[0],
    title: project?.title ?? '',
    location: project?.location ?? '',
    client: project?.client ?? '',
    year: project?.year?.toString() ?? '',
    description: project?.description ?? '',
    image: null,
    imagePath: undefined,
  };
}

function useProjectForm(project: AdminProject | undefined, onSaved: () => void) {
  const { notifySuccess, notifyError } = useMutationToasts('projects');
  const { create, update } = useProjectMutations();
  const submitOnce = useSubmitOnce();
  const form = useForm<ProjectValues, unknown, FilledValues>({
    resolver: zodResolver(FilledProject),
    defaultValues: valuesOf(project),
  });

  const submit = form.handleSubmit(({ image: file, ...draft }) => {
    const save = async () => {
      const saved = await (project
        ? update.mutateAsync({ id: project.id, project: draft, file })
        : create.mutateAsync({ project: draft, file }));
      onSaved();
      notifySuccess(project ? 'The project was updated.' : 'The project was created.', saved);
    };
    return submitOnce(save, (error) => {
      if (error instanceof ApiError) {
        const issues = error.issues.map(({ path, message }) => ({
          path: path === 'imagePath' ? 'image' : path,
          message,
        }));
        showFieldIssues(form, fields, issues);
      }
      notifyError(project ? 'Failed to update project' : 'Failed to create project', error);
    });
  });

  return { form, submit, isSaving: create.isPending || update.isPending };
}

interface Props {
  /** Absent for a new one. */
  project?: AdminProject;
  onClose: () => void;
}

export function ProjectDialog({ project, onClose }: Props) {
  const { t } = useLanguage();
  const { form, submit, isSaving } = useProjectForm(project, onClose);
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
        extra={project && <ArabicButton kind="projects" id={project.id} isDirty={form.formState.isDirty} />}
      >
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
          <LimitedTextField<ProjectValues>
            name="client"
            label={t('Client')}
            limit={PROJECT_DETAIL_MAX_LENGTH}
          />
          <LimitedTextField<ProjectValues>
            className="wide"
            name="description"
            label={t('Description')}
            multiline
            rows={5}
            limit={PROJECT_DESCRIPTION_MAX_LENGTH}
          />
          <Box className="wide">
            <ProjectImage images={project?.images ?? []} />
          </Box>
        </Box>
      </FormDialog>
    </FormProvider>
  );
}

/** Optional; a chosen image replaces the first. */
function ProjectImage({ images: [first, ...others] }: { images: readonly string[] }) {
  const { t } = useLanguage();
  const { control, setValue, trigger } = useFormContext<ProjectValues>();
  const [file, imagePath] = useWatch({ control, name: ['image', 'imagePath'] });

  function choose(chosen: File | null, path: string | undefined) {
    setValue('imagePath', path, { shouldDirty: true });
    setValue('image', chosen, { shouldDirty: true });
    void trigger('image');
  }

  const hint = `${t('PNG, JPG, or JPEG (Max 5MB each)')}. ${t('WebP is accepted, too. Photos over 5 MB are made smaller.')}`;
  const count = others.length;
  const remaining = t(
    '{count, plural, one {# more image stays as it is.} other {# more images stay as they are.}}',
    { count },
  );
  return (
    <ImageChoice<ProjectValues>
      name="image"
      file={file}
      image={imagePath ?? first}
      category="Projects"
      hint={count > 0 ? `${hint} ${remaining}` : hint}
      onFile={(chosen) => choose(chosen, undefined)}
      onImage={(url) => choose(null, url || (first === undefined ? undefined : ''))}
    />
  );
}
