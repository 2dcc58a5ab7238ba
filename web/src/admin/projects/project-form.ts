import {
  type AdminProject,
  ERROR_MESSAGES,
  MAX_NEW_PROJECT_IMAGES,
  MAX_PROJECT_IMAGES,
  PROJECT_CATEGORIES,
  ProjectDraft,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { ContentForm } from '../content/content-dialog';

/** The URL of a stored or library image, or a new file. */
export type Picture = string | File;

const ProjectValues = ProjectDraft.omit({ imagePath: true, imagePaths: true }).extend({
  pictures: z.array(z.custom<Picture>()),
});
export type ProjectValues = z.input<typeof ProjectValues>;

function valuesOf(project: AdminProject | undefined): ProjectValues {
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

export const projectForm = {
  resolver: zodResolver(ProjectValues),
  valuesOf,
  valuesOfCopy: valuesOf,
  shownOf({ pictures, ...texts }) {
    const newImages = pictures.filter(isFile).map(({ name }) => name);
    return { ...texts, images: pictures.filter((picture) => !isFile(picture)), newImages };
  },
  draftOf: ({ pictures, ...texts }, base) => ({
    body: { ...texts, ...imagePathsOf(pictures, base?.images ?? []) },
    files: pictures.filter(isFile),
  }),
  fields: ['category', 'title', 'location', 'client', 'year', 'description', 'pictures'],
  fieldOf: (path) => (path.startsWith('image') ? 'pictures' : path),
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
