import {
  type AdminService,
  ERROR_MESSAGES,
  type ServiceChanges,
  type ServiceDraft,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { resolveChosenImage } from '../media/chosen-image';
import { deleteDocument } from '../media/deletion';
import type { MediaLibrary, NewState } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { foundOr404 } from '../platform/errors';
import { byOrder, SERVICES, ServiceDocument } from './document';

export type AdminServiceStore = ReturnType<typeof createAdminServiceStore>;

export function createAdminServiceStore(db: Firestore, library: MediaLibrary, clock: () => Date) {
  const services = db.collection(SERVICES);
  return {
    /** All services, by order. */
    async list(): Promise<AdminService[]> {
      const { docs } = await services.get();
      return parseDocuments(ServiceDocument, docs).sort(byOrder).map(toAdminService);
    },

    /** Throws 400 if the chosen image is deleted. */
    create({ imagePath, ...service }: ServiceDraft, added?: NewMedia): Promise<AdminService> {
      const reference = services.doc();
      return library.change(
        reference,
        async (_snapshot, find) => {
          const image = await resolveChosenImage({ added, imagePath, find });
          return newStateOf(reference.id, { ...service, picture: image, createdAt: clock() });
        },
        added && [added],
      );
    },

    /** Changes the given fields. Throws 404 for a missing service, 400 if the chosen image is deleted. */
    update(id: string, { imagePath, ...changes }: ServiceChanges, added?: NewMedia): Promise<AdminService> {
      return library.change(
        services.doc(id),
        async (snapshot, find) => {
          const current = foundOr404(
            parseDocument(ServiceDocument, snapshot),
            ERROR_MESSAGES.serviceNotFound,
          );
          const image = await resolveChosenImage({ added, imagePath, current: current.picture, find });
          return newStateOf(id, { ...current, ...changes, picture: image });
        },
        added && [added],
      );
    },

    /** Throws 404 for a missing service. */
    remove: (id: string): Promise<void> =>
      library.change(services.doc(id), deleteDocument(ERROR_MESSAGES.serviceNotFound)),
  };
}

function newStateOf(id: string, { picture: image, ...service }: UnparsedService): NewState<AdminService> {
  const document = ServiceDocument.parse({ ...service, ...(image ? { picture: image } : {}) });
  const images = document.picture ? [document.picture.key] : [];
  return { document, mediaKeys: images, result: toAdminService({ ...document, id }) };
}

type UnparsedService = Partial<Record<keyof ServiceDocument, unknown>>;

function toAdminService({
  picture: image,
  createdAt: _createdAt,
  ...service
}: Identified<typeof ServiceDocument>): AdminService {
  return { ...service, ...(image && toResponsiveImage(image)) };
}
