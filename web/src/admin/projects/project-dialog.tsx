import {
  type AdminProject,
  categoryLabel,
  PROJECT_CATEGORIES,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_DETAIL_MAX_LENGTH,
  PROJECT_TITLE_MAX_LENGTH,
  type RevisionDetails,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useLanguage } from '../../shared/i18n/language-context';
import { EditorDialog } from '../editor/editor-dialog';
import { useEditor } from '../editor/use-editor';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { ArabicButton } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { ProjectPictures } from './project-pictures';
import { loadProject, useProjectMutations } from './project-queries';
import { draftOf, fieldOf, PROJECT_FIELDS, ProjectValues, shownOf, valuesOf } from './project-values';

const resolver = zodResolver(ProjectValues);

interface Props {
  /** The edited project; absent for a new one. */
  project?: AdminProject;
  /** A revision that fills the form. */
  revision?: RevisionDetails | undefined;
  /** A project that is duplicated as a new one. */
  copied?: AdminProject | undefined;
  onClose: () => void;
}

export function ProjectDialog({ project, revision, copied, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts('projects');
  const { create, update } = useProjectMutations();
  const editor = useEditor({
    kind: 'projects',
    entry: project,
    revision,
    valuesOf,
    shownOf,
    read: loadProject,
    copied: copied && { id: copied.id, values: valuesOf(copied) },
    resolver,
    fields: PROJECT_FIELDS,
    fieldOf,
    save({ values, base, edit, headers }) {
      const { body, files } = draftOf(values, base);
      return base
        ? update.mutateAsync({ id: base.id, body: { ...body, ...edit }, files, headers })
        : create.mutateAsync({ body: { ...body, copyOf: copied?.id }, files, headers });
    },
    failure: project ? 'Failed to update project' : 'Failed to create project',
    onSaved(saved) {
      onClose();
      notifySuccess(project ? 'The project was updated.' : 'The project was created.', saved);
    },
  });
  return (
    <EditorDialog
      editor={editor}
      revision={revision}
      title={project ? t('Edit Project') : t('Add New Project')}
      onClose={onClose}
      maxWidth="md"
      extra={project && <ArabicButton kind="projects" id={project.id} isDirty={editor.isDirty} />}
    >
      <ProjectFields />
    </EditorDialog>
  );
}

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
