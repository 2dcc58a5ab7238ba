import { ERROR_MESSAGES, type ServiceChanges, type ServiceDraft } from '@alnafitha/contract';
import { createEntries, type EntryDependencies } from '../entries/entries';
import type { Editor } from '../history/editor';
import { resolveChosenImage } from '../media/chosen-image';
import type { NewMedia } from '../media/process-upload';
import { toResponsiveImage } from '../media/stored-media';
import { type Identified, parseDocuments } from '../platform/documents';
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

    create: ({ imagePath, ...service }: ServiceDraft, editor: Editor, added?: NewMedia) =>
      entries.create(
        editor,
        async (find) => {
          const picture = await resolveChosenImage({ added, imagePath, find });
          return { ...service, picture, createdAt: editor.at };
        },
        added,
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
  };
}

function toFields(document: Identified<typeof ServiceDocument>) {
  const { picture, createdAt: _createdAt, translations: _own, edited: _edited, ...service } = document;
  return { ...service, ...(picture && toResponsiveImage(picture)) };
}
