import {
  type AdminProject,
  categoryLabel,
  factLine,
  PROJECT_CATEGORIES,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  PROJECT_DETAIL_MAX_LENGTH,
  PROJECT_TITLE_MAX_LENGTH,
  ProjectDraft,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import {
  ContentDialog,
  type ContentDialogProps,
  type ContentForm,
  FieldGrid,
} from '../content/content-dialog';
import { Facts } from '../content/facts';
import { factRows, factsOfForm } from '../content/facts-form';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { isFile, type Picture, ProjectPictures } from './project-pictures';
import { projects } from './project-queries';

const ProjectValues = ProjectDraft.omit({ imagePath: true, imagePaths: true }).extend({
  facts: factsOfForm,
  pictures: z.array(z.custom<Picture>()),
});
type ProjectValues = z.input<typeof ProjectValues>;

function valuesOf(project: AdminProject | undefined): ProjectValues {
  return {
    category: project?.category ?? PROJECT_CATEGORIES[0],
    title: project?.title ?? '',
    location: project?.location ?? '',
    client: project?.client ?? '',
    year: project?.year?.toString() ?? '',
    description: project?.description ?? '',
    facts: factRows(project?.facts),
    pictures: project?.images ?? [],
  };
}

const projectForm = {
  resolver: zodResolver(ProjectValues),
  valuesOf,
  valuesOfCopy: valuesOf,
  shownOf({ pictures, facts = [], ...texts }) {
    const newImages = pictures.filter(isFile).map(({ name }) => name);
    return {
      ...texts,
      facts: facts.map(factLine),
      images: pictures.filter((picture) => !isFile(picture)),
      newImages,
    };
  },
  draftOf: ({ pictures, ...texts }, base) => ({
    body: { ...texts, ...imagePathsOf(pictures, base?.images ?? []) },
    files: pictures.filter(isFile),
  }),
  fields: ['category', 'title', 'location', 'client', 'year', 'description', 'facts', 'pictures'],
  fieldOf: (path) => (path.startsWith('image') ? 'pictures' : path.replace(/^facts\..*/, 'facts')),
  texts: {
    create: {
      title: 'Add New Project',
      saved: 'The project was created.',
      failed: 'Failed to create project',
    },
    edit: { title: 'Edit Project', saved: 'The project was updated.', failed: 'Failed to update project' },
  },
} satisfies ContentForm<AdminProject, ProjectValues, z.output<typeof ProjectValues>, object>;

/** The paths of the images, if they differ from the stored ones. */
function imagePathsOf(pictures: readonly Picture[], stored: readonly string[]) {
  if (pictures.length === stored.length && pictures.every((picture, index) => picture === stored[index]))
    return {};
  if (pictures.length > 1 || stored.length > 1)
    return { imagePaths: pictures.map((picture) => (isFile(picture) ? '' : picture)) };
  const [picture = ''] = pictures;
  return isFile(picture) ? {} : { imagePath: picture };
}

export const ProjectDialog = (props: ContentDialogProps<AdminProject>) => (
  <ContentDialog {...props} resource={projects} form={projectForm} maxWidth="md">
    {() => <ProjectFields />}
  </ContentDialog>
);

/** What applies to a project. */
const LABELS = [
  ['Architect', 'المكتب المعماري'],
  ['Contractor', 'شركة المقاولات'],
  ['System', 'النظام'],
  ['Glass', 'الزجاج'],
  ['Area', 'المساحة'],
] as const;

function ProjectFields() {
  const { t } = useLanguage();
  return (
    <FieldGrid>
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
      <Facts suggestions={LABELS} />
      <Box className="wide">
        <ProjectPictures />
      </Box>
    </FieldGrid>
  );
}
