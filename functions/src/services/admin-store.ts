import { type AdminService, SENTENCES, type ServiceChanges, type ServiceDraft } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { chosenPicture } from '../media/chosen-picture';
import { deletion } from '../media/deletion';
import type { NewPicture } from '../media/intake';
import type { Outcome, PictureLibrary } from '../media/library';
import { toPictured } from '../media/stored-picture';
import { type Identified, readDocument, readDocuments } from '../platform/documents';
import { found } from '../platform/errors';
import { inOrder, SERVICES, ServiceDocument } from './document';

export type AdminServiceStore = ReturnType<typeof createAdminServiceStore>;

export function createAdminServiceStore(db: Firestore, library: PictureLibrary, clock: () => Date) {
  const services = db.collection(SERVICES);
  return {
    /** All services, by order. */
    async list(): Promise<AdminService[]> {
      const { docs } = await services.get();
      return readDocuments(ServiceDocument, docs).sort(inOrder).map(toAdminService);
    },

    /** Throws 400 if the chosen image is deleted. */
    create({ imagePath, ...service }: ServiceDraft, added?: NewPicture): Promise<AdminService> {
      const reference = services.doc();
      return library.change(
        reference,
        async (_snapshot, find) => {
          const picture = await chosenPicture({ added, imagePath, find });
          return outcomeOf(reference.id, { ...service, picture, createdAt: clock() });
        },
        added && [added],
      );
    },

    /** Changes the given fields. Throws 404 for a missing service, 400 if the chosen image is deleted. */
    update(id: string, { imagePath, ...changes }: ServiceChanges, added?: NewPicture): Promise<AdminService> {
      return library.change(
        services.doc(id),
        async (snapshot, find) => {
          const current = found(readDocument(ServiceDocument, snapshot), SENTENCES.serviceNotFound);
          const picture = await chosenPicture({ added, imagePath, current: current.picture, find });
          return outcomeOf(id, { ...current, ...changes, picture });
        },
        added && [added],
      );
    },

    /** Throws 404 for a missing service. */
    remove: (id: string): Promise<void> =>
      library.change(services.doc(id), deletion(SENTENCES.serviceNotFound)),
  };
}

function outcomeOf(id: string, { picture, ...service }: Unparsed): Outcome<AdminService> {
  const document = ServiceDocument.parse({ ...service, ...(picture ? { picture } : {}) });
  const pictures = document.picture ? [document.picture.key] : [];
  return { document, pictures, result: toAdminService({ ...document, id }) };
}

type Unparsed = Partial<Record<keyof ServiceDocument, unknown>>;

function toAdminService({
  picture,
  createdAt: _createdAt,
  ...service
}: Identified<typeof ServiceDocument>): AdminService {
  return { ...service, ...(picture && toPictured(picture)) };
}
