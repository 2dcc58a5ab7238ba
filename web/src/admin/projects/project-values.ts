import { type AdminProject, PROJECT_CATEGORIES, ProjectDraft } from '@alnafitha/contract';
import type { z } from 'zod';
import { formImage, imageChangeOf } from '../images/form-image';

export const ProjectValues = ProjectDraft.omit({ imagePath: true }).extend(formImage);
export type ProjectValues = z.input<typeof ProjectValues>;

/** Fields that can show the API's issues. */
export const PROJECT_FIELDS = [
  'category',
  'title',
  'location',
  'client',
  'year',
  'description',
  'file',
] as const satisfies readonly (keyof ProjectValues)[];

/** The image is the first of the project. */
export function valuesOf(project: AdminProject | undefined): ProjectValues {
  return {
    category: project?.category ?? PROJECT_CATEGORIES[0],
    title: project?.title ?? '',
    location: project?.location ?? '',
    client: project?.client ?? '',
    year: project?.year?.toString() ?? '',
    description: project?.description ?? '',
    image: project?.images[0] ?? '',
    file: null,
  };
}

/** The request body and the files. */
export function draftOf(
  { image, file, ...texts }: z.output<typeof ProjectValues>,
  base: AdminProject | undefined,
) {
  const { imagePath, files } = imageChangeOf({ image, file }, base?.images[0]);
  return { body: { ...texts, imagePath }, files };
}

/** The field of an API issue. */
export function fieldOf(path: string): string {
  return path === 'image' || path === 'imagePath' ? 'file' : path;
}
