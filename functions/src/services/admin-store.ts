import { isDeepStrictEqual } from 'node:util';
import { ERROR_MESSAGES, type NewService, type ServiceChanges, type ServiceOrder } from '@alnafitha/contract';
import { createEntries, type EntryDependencies } from '../entries/entries';
import type { Editor } from '../history/editor';
import { isRepeated, recordRevision } from '../history/revisions';
import { resolveChosenImage } from '../media/chosen-image';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { AppError } from '../platform/errors';
import { byOrder, SERVICES, ServiceDocument } from './document';

export type AdminServiceStore = ReturnType<typeof createAdminServiceStore>;

export function createAdminServiceStore(dependencies: EntryDependencies) {
  const entries = createEntries(
    {
      kind: SERVICES,
      schema: ServiceDocument,
      notFound: ERROR_MESSAGES.serviceNotFound,
      fallbacks: { icon: 'DoorClosed' },
      toFields,
      imagesOf: ({ picture }) => (picture ? [picture] : []),
      withImages: (service, [picture]) => ({ ...service, picture }),
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
        added,
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
        added,
      ),

    /** Throws 409 if the order is no longer `former`. Writes only the services whose number changes. */
    reorder: ({ ids, former }: ServiceOrder, editor: Editor) =>
      dependencies.db.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(entries.collection);
        const current = docs
          .flatMap((snapshot) => {
            const document = parseDocument(ServiceDocument, snapshot);
            return document ? [{ snapshot, document }] : [];
          })
          .sort((a, b) => byOrder(a.document, b.document));
        const stored = current.map(({ document }) => document.id);
        // A repeated save writes nothing.
        const isSaved = current.some(({ snapshot }) => isRepeated(snapshot, editor));
        if (isSaved || isDeepStrictEqual(stored, ids))
          return current.map(({ document }) => entries.toEntry(document));
        if (!isDeepStrictEqual(stored, former)) throw new AppError(409, ERROR_MESSAGES.orderChanged);
        current.sort((a, b) => ids.indexOf(a.document.id) - ids.indexOf(b.document.id));
        return current.map(({ snapshot, document }, order) => {
          if (document.order === order) return entries.toEntry(document);
          const { fields } = recordRevision(transaction, snapshot, editor, ['order']);
          transaction.update(snapshot.ref, { order, ...fields });
          return entries.toEntry({ ...document, order, edited: editor });
        });
      }),
  };
}

function toFields(document: Identified<typeof ServiceDocument>) {
  const { picture, createdAt: _createdAt, translations: _texts, edited: _edited, ...service } = document;
  return { ...service, ...(picture && toResponsiveImage(picture)) };
}
