import {
  type AdminProject,
  type AdminProjectQuery,
  ERROR_MESSAGES,
  type ProjectChanges,
  type ProjectDraft,
} from '@alnafitha/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { resolveChosenImage } from '../media/chosen-image';
import { deleteDocument } from '../media/deletion';
import type { ComputeState, MediaLibrary, NewState } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { foundOr404 } from '../platform/errors';
import { type PageLinks, readPage } from '../platform/paging';
import { translationState } from '../translations/originals';
import type { TranslateMissing } from '../translations/translate-missing';
import { PROJECTS, ProjectDocument } from './document';

export type AdminProjectStore = ReturnType<typeof createAdminProjectStore>;

interface AdminProjectPage extends PageLinks {
  readonly projects: AdminProject[];
  readonly total: number;
}

interface AdminProjectStoreOptions {
  readonly db: Firestore;
  readonly library: MediaLibrary;
  readonly translateMissing: TranslateMissing;
  readonly clock: () => Date;
}

export function createAdminProjectStore({ db, library, translateMissing, clock }: AdminProjectStoreOptions) {
  const projects = db.collection(PROJECTS);

  async function write(
    reference: DocumentReference,
    compose: ComputeState<ProjectDocument>,
    added?: NewMedia,
  ): Promise<AdminProject> {
    const stored = await library.change(reference, compose, added && [added]);
    const { state: arabic } = await translateMissing('projects', reference.id, stored);
    return { ...toAdminProject({ ...stored, id: reference.id }), arabic };
  }

  return {
    async list({ category, ...request }: AdminProjectQuery): Promise<AdminProjectPage> {
      const query = category === undefined ? projects : projects.where('category', '==', category);
      const list = {
        name: `projects ${category ?? ''}`,
        query,
        timestamp: 'createdAt',
        fields: fieldsOf(ProjectDocument),
      };
      const { snapshots, ...page } = await readPage(list, request);
      return { projects: parseDocuments(ProjectDocument, snapshots).map(toAdminProject), ...page };
    },

    create(
      { imagePath, ...draft }: ProjectChanges & Pick<ProjectDraft, 'category'>,
      added?: NewMedia,
    ): Promise<AdminProject> {
      const texts = { title: '', description: '' };
      return write(
        projects.doc(),
        async (_snapshot, find) => {
          const image = await resolveChosenImage({ added, imagePath, find });
          const pictures = image ? [image] : [];
          return newStateOf({ ...texts, ...draft, pictures, createdAt: clock() });
        },
        added,
      );
    },

    /** A new image becomes the first. Throws 404 for a missing project, 400 for a deleted image. */
    update(id: string, { imagePath, ...changes }: ProjectChanges, added?: NewMedia): Promise<AdminProject> {
      return write(
        projects.doc(id),
        async (snapshot, find) => {
          const current = foundOr404(
            parseDocument(ProjectDocument, snapshot),
            ERROR_MESSAGES.projectNotFound,
          );
          const [first, ...others] = current.pictures;
          const image = await resolveChosenImage({ added, imagePath, current: first, find });
          const pictures = image ? [image, ...others.filter(({ key }) => key !== image.key)] : others;
          return newStateOf({ ...current, ...changes, pictures });
        },
        added,
      );
    },

    remove: (id: string): Promise<void> =>
      library.change(projects.doc(id), deleteDocument(ERROR_MESSAGES.projectNotFound)),
  };
}

/** Blank texts are not stored. */
function newStateOf({ location, client, year, ...project }: UnparsedProject): NewState<ProjectDocument> {
  const details = {
    ...(location ? { location } : {}),
    ...(client ? { client } : {}),
    ...(year ? { year: Number(year) } : {}),
  };
  const document = ProjectDocument.parse({ ...project, ...details });
  const pictures = document.pictures.map(({ key }) => key);
  return { document, mediaKeys: pictures, result: document };
}

type UnparsedProject = Partial<Record<keyof ProjectDocument, unknown>>;

function toAdminProject(document: Identified<typeof ProjectDocument>): AdminProject {
  const { pictures, createdAt: _createdAt, translations: _own, ...project } = document;
  const responsive = pictures.map(toResponsiveImage);
  const images = responsive.map(({ image }) => image);
  const [{ picture } = {}] = responsive;
  return { ...project, images, picture, arabic: translationState('projects', document) };
}
