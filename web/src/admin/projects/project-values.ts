import {
  type AdminProject,
  ERROR_MESSAGES,
  MAX_NEW_PROJECT_IMAGES,
  MAX_PROJECT_IMAGES,
  PROJECT_CATEGORIES,
  ProjectDraft,
} from '@alnafitha/contract';
import { z } from 'zod';

/** The URL of a stored or library image, or a new file. */
export type Picture = string | File;

export const ProjectValues = ProjectDraft.omit({ imagePath: true, imagePaths: true }).extend({
  pictures: z.array(z.custom<Picture>()),
});
export type ProjectValues = z.input<typeof ProjectValues>;

/** Fields that can show the API's issues. */
export const PROJECT_FIELDS = [
  'category',
  'title',
  'location',
  'client',
  'year',
  'description',
  'pictures',
] as const satisfies readonly (keyof ProjectValues)[];

export function valuesOf(project: AdminProject | undefined): ProjectValues {
  return {
    category: project?.category ?? PROJECT_CATEGORIES[0],
    title: project?.title ?? '',
    location: project?.location ?? '',
    client: project?.client ?? '',
    year: project?.year?.toString() ?? '',
    description: project?.description ?? '',
    pictures: project?.images ?? [],
  };
}

/** The values in the format of a project. */
export function shownOf({ pictures, ...texts }: ProjectValues) {
  const newImages = pictures.filter(isFile).map(({ name }) => name);
  return { ...texts, images: pictures.filter((picture) => !isFile(picture)), newImages };
}

/** The request body and the files. */
export function draftOf(
  { pictures, ...texts }: z.output<typeof ProjectValues>,
  base: AdminProject | undefined,
) {
  return {
    body: { ...texts, ...imagePathsOf(pictures, base?.images ?? []) },
    files: pictures.filter(isFile),
  };
}

/** The paths of the images, if they differ from the stored ones. */
function imagePathsOf(pictures: readonly Picture[], stored: readonly string[]) {
  if (pictures.length === stored.length && pictures.every((picture, index) => picture === stored[index]))
    return {};
  if (pictures.length > 1 || stored.length > 1)
    return { imagePaths: pictures.map((picture) => (isFile(picture) ? '' : picture)) };
  const [picture = ''] = pictures;
  return isFile(picture) ? {} : { imagePath: picture };
}

/** The field of an API issue. */
export function fieldOf(path: string): string {
  return path.startsWith('image') ? 'pictures' : path;
}

export function isFile(picture: Picture): picture is File {
  return picture instanceof File;
}

export function idOf(picture: Picture): string {
  return isFile(picture) ? `${picture.name} ${picture.size} ${picture.lastModified}` : picture;
}

/** Adds each image once, as many as the limits allow; `errors` are the messages of the limits that were exceeded. */
export function addPictures(pictures: readonly Picture[], chosen: readonly Picture[]) {
  const all = new Map(pictures.map((picture) => [idOf(picture), picture]));
  const errors = new Set<string>();
  for (const picture of chosen) {
    const newImages = [...all.values()].filter(isFile).length;
    if (all.has(idOf(picture))) continue;
    if (all.size >= MAX_PROJECT_IMAGES) errors.add(ERROR_MESSAGES.tooManyProjectImages);
    else if (isFile(picture) && newImages >= MAX_NEW_PROJECT_IMAGES)
      errors.add(ERROR_MESSAGES.tooManyNewImages);
    else all.set(idOf(picture), picture);
  }
  return { pictures: [...all.values()], errors };
}
