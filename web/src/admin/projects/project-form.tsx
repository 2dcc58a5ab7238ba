import { type AdminProject, inOrder, projects } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Facts } from '../content/facts';
import { FACTS } from '../content/facts-form';
import type { InputProps, Looks } from '../content/form/form-fields';
import { type FormPart, kindForm } from '../content/form/kind-form';
import { FormTextField } from '../ui/form/form-text-field';
import { useCategories } from '../ui/use-categories';
import { isFile, type Picture } from './project-pictures';

const PicturesValues = z.object({ pictures: z.array(z.custom<Picture>()) });

const picturesPart: FormPart<AdminProject> = {
  schema: PicturesValues.shape,
  fields: ['pictures'],
  valuesOf: (project) => ({ pictures: project?.images ?? [] }),
  shownOf(values) {
    const { pictures } = PicturesValues.parse(values);
    const newImages = pictures.filter(isFile).map(({ name }) => name);
    return { images: pictures.filter((picture) => !isFile(picture)), newImages };
  },
  draftOf(values, base) {
    const { pictures } = PicturesValues.parse(values);
    return { body: imagePathsOf(pictures, base?.images ?? []), files: pictures.filter(isFile) };
  },
  fieldOf: (path) => (path.startsWith('image') ? 'pictures' : undefined),
};

/** The paths of the images, if they differ from the stored ones. */
function imagePathsOf(pictures: readonly Picture[], stored: readonly string[]) {
  if (pictures.length === stored.length && pictures.every((picture, index) => picture === stored[index]))
    return {};
  if (pictures.length > 1 || stored.length > 1)
    return { imagePaths: pictures.map((picture) => (isFile(picture) ? '' : picture)) };
  const [picture = ''] = pictures;
  return isFile(picture) ? {} : { imagePath: picture };
}

/** What applies to a project. */
const LABELS = [
  ['Architect', 'المكتب المعماري'],
  ['Contractor', 'شركة المقاولات'],
  ['System', 'النظام'],
  ['Glass', 'الزجاج'],
  ['Area', 'المساحة'],
] as const;

function CategoryField({ name, label }: InputProps) {
  const { choices } = useCategories('projects');
  const chosen = String(useWatch({ name }));
  const { resetField } = useFormContext();
  const [first] = choices([]);
  // A new project is in the first category until another one is chosen.
  useEffect(() => {
    if (chosen === '' && first) resetField(name, { defaultValue: first.value });
  }, [chosen, first, name, resetField]);
  return (
    <FormTextField name={name} label={label} required select>
      {choices([chosen]).map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}

export const projectFields = inOrder(projects.fields, [
  'title',
  'category',
  'year',
  'location',
  'client',
  'description',
]);

export const projectLooks: Looks = {
  title: { wraps: false, isWide: true },
  category: { Input: CategoryField },
  year: { htmlInput: { inputMode: 'numeric', dir: undefined } },
  location: { wraps: false },
  client: { wraps: false },
  description: { rows: 5 },
  facts: { Input: () => <Facts suggestions={LABELS} /> },
};

export const projectForm = kindForm<AdminProject>({
  fields: projectFields,
  part: picturesPart,
  typed: FACTS,
  texts: {
    create: {
      title: 'Add New Project',
      saved: 'The project was created.',
      failed: 'Failed to create project',
    },
    edit: { title: 'Edit Project', saved: 'The project was updated.', failed: 'Failed to update project' },
  },
});
