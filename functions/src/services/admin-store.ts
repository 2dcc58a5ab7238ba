import { isDeepStrictEqual } from 'node:util';
import { ERROR_MESSAGES, type NewService, type ServiceChanges, type ServiceOrder } from '@alnafitha/contract';
import type { Editor } from '../content/editor';
import { createEntries, type EntryDependencies } from '../content/entries';
import { resolveChosenImage } from '../media/chosen-image';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { type Identified, parseDocuments } from '../platform/documents';
import { AppError } from '../platform/errors';
import { byOrder, SERVICES, ServiceDocument } from './document';

export type AdminServiceStore = ReturnType<typeof createAdminServiceStore>;

export function createAdminServiceStore(dependencies: EntryDependencies) {
  const entries = createEntries(
    {
      name: SERVICES,
      schema: ServiceDocument,
      notFound: ERROR_MESSAGES.serviceNotFound,
      fallbacks: { icon: 'DoorClosed' },
      toFields,
      picturesOf: ({ picture }) => (picture ? [picture] : []),
      withPictures: (service, [picture]) => ({ ...service, picture }),
    },
    dependencies,
  );

  return {
    ...entries,

    async list() {
      const { docs } = await entries.collection.get();
      return parseDocuments(ServiceDocument, docs).sort(byOrder).map(entries.toEntry);
    },

    create: ({ imagePath, copyOf, ...service }: NewService, editor: Editor, added?: NewMedia) =>
      entries.create(
        editor,
        async (find) => {
          const picture = await resolveChosenImage({ added, imagePath, find });
          return { ...service, picture, createdAt: editor.at };
        },
        added && [added],
        copyOf,
      ),

    /** Throws 400 for a deleted image. */
    update: (
      id: string,
      { version, revision, imagePath, ...changes }: ServiceChanges,
      editor: Editor,
      added?: NewMedia,
    ) =>
      entries.update(
        id,
        { version, revision },
        editor,
        async (current, find) => {
          const picture = await resolveChosenImage({ added, imagePath, current: current.picture, find });
          return { ...current, ...changes, picture };
        },
        added && [added],
      ),

    /** Throws 409 if the order is no longer `former`. Writes only the services whose number changes. */
    async reorder({ ids, former }: ServiceOrder, editor: Editor) {
      const services = await entries.changeAll(editor, (documents) => {
        const current = documents.toSorted(byOrder).map(({ id }) => id);
        if (isDeepStrictEqual(current, ids)) return new Map();
        if (!isDeepStrictEqual(current, former)) throw new AppError(409, ERROR_MESSAGES.orderChanged);
        const moved = documents.filter(({ id, order }) => order !== ids.indexOf(id));
        return new Map(moved.map((service) => [service.id, { ...service, order: ids.indexOf(service.id) }]));
      });
      return services.sort(byOrder).map(entries.toEntry);
    },
  };
}

function toFields(document: Identified<typeof ServiceDocument>) {
  const { picture, createdAt: _createdAt, translations: _texts, edited: _edited, ...service } = document;
  return { ...service, ...(picture && toResponsiveImage(picture)) };
}
