import {
  categoryLabel,
  type DeletedEntry,
  type HistoryKind,
  type KeptImage,
  MAX_DELETED_ENTRIES,
  MAX_REVISIONS,
  type Revision,
} from '@alnafitha/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { REVISIONS, RevisionDocument } from '../history/revisions';
import { MEDIA_FILES, MediaDocument } from '../media/document';
import { StoredMedia, toResponsiveImage } from '../media/stored-media';
import { type Identified, parseDocument, parseDocuments } from '../platform/documents';

export type HistoryStore = ReturnType<typeof createHistoryStore>;

const IMAGES: `${HistoryKind}/` = 'images/';

const RecordedChange = RevisionDocument.pick({ by: true, at: true, changed: true });

/** These fields identify a deleted entry. */
const Summary = RevisionDocument.pick({ by: true, at: true }).extend({
  before: z.object({
    title: z.string().catch(''),
    category: z.string().catch(''),
    picture: StoredMedia.optional().catch(undefined),
    pictures: z.array(StoredMedia).catch([]),
  }),
});
const SUMMARY_FIELDS = [
  'by',
  'at',
  ...Object.keys(Summary.shape.before.shape).map((field) => `before.${field}`),
];

export function createHistoryStore(db: Firestore) {
  return {
    /** Lists the newest first. */
    async list(kind: HistoryKind, id: string): Promise<Revision[]> {
      const { docs } = await db
        .collection(kind)
        .doc(id)
        .collection(REVISIONS)
        .orderBy('at', 'desc')
        .limit(MAX_REVISIONS)
        .select(...Object.keys(RecordedChange.shape))
        .get();
      return parseDocuments(RecordedChange, docs).map(toRevision);
    },

    /** Lists the last deleted first. */
    async listDeleted(kind: HistoryKind): Promise<DeletedEntry[]> {
      const { docs } = await db
        .collectionGroup(REVISIONS)
        .where('kind', '==', kind)
        .orderBy('deletedAt', 'desc')
        .limit(MAX_DELETED_ENTRIES)
        .select(...SUMMARY_FIELDS)
        .get();
      return docs.flatMap((revision) => {
        const id = entryOf(revision.ref)?.id;
        const summary = parseDocument(Summary, revision);
        if (!id || !summary) return [];
        const { picture = summary.before.pictures[0] } = summary.before;
        const image = picture && toResponsiveImage(picture).image;
        return [{ id, by: summary.by, at: summary.at.toISOString(), title: titleOf(summary), image }];
      });
    },

    /** Lists files that only revisions use. */
    async listKept(): Promise<KeptImage[]> {
      const { docs } = await db
        .collection(MEDIA_FILES)
        .where('inHistory', '==', true)
        .limit(MAX_DELETED_ENTRIES)
        .get();
      const files = parseDocuments(MediaDocument, docs).flatMap(({ picture, usedBy }) => {
        // The newest revision is read, since others may have ended. A deleted image is among the deleted entries.
        const user = usedBy.findLast((path) => !path.startsWith(IMAGES));
        return user === undefined
          ? []
          : [{ image: toResponsiveImage(picture).image, revision: db.doc(user) }];
      });
      if (files.length === 0) return [];
      const revisions = await db.getAll(...files.map(({ revision }) => revision), {
        fieldMask: SUMMARY_FIELDS,
      });
      return files.flatMap(({ image }, index) => {
        const revision = revisions[index];
        const summary = revision && parseDocument(Summary, revision);
        return summary ? [{ image, title: titleOf(summary) }] : [];
      });
    },
  };
}

export function toRevision({ id, by, at, changed }: Identified<typeof RecordedChange>): Revision {
  return { id, by, at: at.toISOString(), changed };
}

function titleOf({ before: { title, category } }: z.output<typeof Summary>): string {
  return title || categoryLabel(category);
}

/** Returns the document of a revision. */
function entryOf(revision: DocumentReference): DocumentReference | null {
  return revision.parent.parent;
}
