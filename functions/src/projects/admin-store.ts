import {
  type AdminProjectQuery,
  ERROR_MESSAGES,
  type NewProject,
  type ProjectChanges,
} from '@alnafitha/contract';
import type { Editor } from '../content/editor';
import { createEntries, type EntryDependencies } from '../content/entries';
import { resolveChosenImage, resolveChosenImages } from '../media/chosen-image';
import type { Find } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { type StoredMedia, toResponsiveImage } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocuments } from '../platform/documents';
import { readPage } from '../platform/paging';
import { PROJECTS, ProjectDocument } from './document';

export type AdminProjectStore = ReturnType<typeof createAdminProjectStore>;

export function createAdminProjectStore(dependencies: EntryDependencies) {
  const entries = createEntries(
    {
      name: PROJECTS,
      schema: ProjectDocument,
      notFound: ERROR_MESSAGES.projectNotFound,
      fallbacks: { category: 'Other' },
      toFields,
      picturesOf: ({ pictures }) => pictures,
      withPictures: (project, pictures) => ({ ...project, pictures }),
    },
    dependencies,
  );

  return {
    ...entries,

    async list({ category, ...request }: AdminProjectQuery) {
      const { collection } = entries;
      const list = {
        name: `projects ${category ?? ''}`,
        query: category === undefined ? collection : collection.where('category', '==', category),
        timestamp: 'createdAt',
        fields: fieldsOf(ProjectDocument),
      };
      const { snapshots, ...page } = await readPage(list, request);
      return { projects: parseDocuments(ProjectDocument, snapshots).map(entries.toEntry), ...page };
    },

    create: (
      { imagePath, imagePaths, copyOf, ...draft }: NewProject,
      editor: Editor,
      added: readonly NewMedia[],
    ) =>
      entries.create(
        editor,
        async (find) => {
          const pictures = await resolveImages({ imagePath, imagePaths }, added, [], find);
          const texts = { title: '', description: '' };
          return withoutBlanks({ ...texts, ...draft, pictures, createdAt: editor.at });
        },
        added,
        copyOf,
      ),

    /** Throws 400 for a deleted image. */
    update: (
      id: string,
      { version, revision, imagePath, imagePaths, ...changes }: ProjectChanges,
      editor: Editor,
      added: readonly NewMedia[],
    ) =>
      entries.update(
        id,
        { version, revision },
        editor,
        async (current, find) => {
          const pictures = await resolveImages({ imagePath, imagePaths }, added, current.pictures, find);
          return withoutBlanks({ ...current, ...changes, pictures });
        },
        added,
      ),
  };
}

/** Images come from `imagePaths`; without it, a new image becomes the first. */
async function resolveImages(
  { imagePath, imagePaths }: Pick<ProjectChanges, 'imagePath' | 'imagePaths'>,
  added: readonly NewMedia[],
  current: readonly StoredMedia[],
  find: Find,
): Promise<StoredMedia[]> {
  if (imagePaths) return resolveChosenImages({ added, imagePaths, current, find });
  const [first, ...further] = current;
  const image = await resolveChosenImage({ added: added[0], imagePath, current: first, find });
  return image ? [image, ...further.filter(({ key }) => key !== image.key)] : further;
}

interface BlankableTexts {
  readonly location?: string | undefined;
  readonly client?: string | undefined;
  readonly year?: string | number | undefined;
}

/** Blank texts are not stored. */
function withoutBlanks<P extends BlankableTexts>({ location, client, year, ...project }: P) {
  return {
    ...project,
    ...(location ? { location } : {}),
    ...(client ? { client } : {}),
    ...(year ? { year: Number(year) } : {}),
  };
}

function toFields(document: Identified<typeof ProjectDocument>) {
  const { pictures, createdAt: _createdAt, translations: _texts, edited: _edited, ...project } = document;
  const responsive = pictures.map(toResponsiveImage);
  return { ...project, images: responsive.map(({ image }) => image), picture: responsive[0]?.picture };
}
