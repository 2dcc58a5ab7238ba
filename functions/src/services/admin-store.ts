import {
  type AdminService,
  ERROR_MESSAGES,
  type ServiceChanges,
  type ServiceDraft,
} from '@alnafitha/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { resolveChosenImage } from '../media/chosen-image';
import { deleteDocument } from '../media/deletion';
import type { ComputeState, MediaLibrary, NewState } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { foundOr404 } from '../platform/errors';
import { translationState } from '../translations/originals';
import type { TranslateMissing } from '../translations/translate-missing';
import { byOrder, SERVICES, ServiceDocument } from './document';

export type AdminServiceStore = ReturnType<typeof createAdminServiceStore>;

interface AdminServiceStoreOptions {
  readonly db: Firestore;
  readonly library: MediaLibrary;
  readonly translateMissing: TranslateMissing;
  readonly clock: () => Date;
}

export function createAdminServiceStore({ db, library, translateMissing, clock }: AdminServiceStoreOptions) {
  const services = db.collection(SERVICES);

  async function write(
    reference: DocumentReference,
    compose: ComputeState<ServiceDocument>,
    added?: NewMedia,
  ): Promise<AdminService> {
    const stored = await library.change(reference, compose, added && [added]);
    const { state: arabic } = await translateMissing('services', reference.id, stored);
    return { ...toAdminService({ ...stored, id: reference.id }), arabic };
  }

  return {
    async list(): Promise<AdminService[]> {
      const { docs } = await services.get();
      return parseDocuments(ServiceDocument, docs).sort(byOrder).map(toAdminService);
    },

    create({ imagePath, ...service }: ServiceDraft, added?: NewMedia): Promise<AdminService> {
      return write(
        services.doc(),
        async (_snapshot, find) => {
          const image = await resolveChosenImage({ added, imagePath, find });
          return newStateOf({ ...service, picture: image, createdAt: clock() });
        },
        added,
      );
    },

    /** Throws 404 for a missing service, 400 for a deleted image. */
    update(id: string, { imagePath, ...changes }: ServiceChanges, added?: NewMedia): Promise<AdminService> {
      return write(
        services.doc(id),
        async (snapshot, find) => {
          const current = foundOr404(
            parseDocument(ServiceDocument, snapshot),
            ERROR_MESSAGES.serviceNotFound,
          );
          const image = await resolveChosenImage({ added, imagePath, current: current.picture, find });
          return newStateOf({ ...current, ...changes, picture: image });
        },
        added,
      );
    },

    remove: (id: string): Promise<void> =>
      library.change(services.doc(id), deleteDocument(ERROR_MESSAGES.serviceNotFound)),
  };
}

function newStateOf({ picture: image, ...service }: UnparsedService): NewState<ServiceDocument> {
  const document = ServiceDocument.parse({ ...service, ...(image ? { picture: image } : {}) });
  const images = document.picture ? [document.picture.key] : [];
  return { document, mediaKeys: images, result: document };
}

type UnparsedService = Partial<Record<keyof ServiceDocument, unknown>>;

function toAdminService(document: Identified<typeof ServiceDocument>): AdminService {
  const { picture: image, createdAt: _createdAt, translations: _own, ...service } = document;
  const arabic = translationState('services', document);
  return { ...service, ...(image && toResponsiveImage(image)), arabic };
}
