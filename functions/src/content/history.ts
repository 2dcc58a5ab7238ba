import {
  ContentKind,
  type DeletedEntry,
  type Difference,
  ERROR_MESSAGES,
  type KeptImage,
  listDeleted,
  listRevisions,
  MAX_DELETED_ENTRIES,
  MAX_REVISIONS,
  purgeDeleted,
  type Revision,
  readRevision,
  restoreDeleted,
} from '@alnafitha/contract';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { MEDIA_FILES, MediaDocument } from '../media/document';
import { StoredMedia, toResponsiveImage } from '../media/stored-media';
import { type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { foundOr404 } from '../platform/errors';
import { type Route, route } from '../platform/route';
import { type Review, titleOf } from './collection';
import type { EditorOf } from './editor';
import type { Expiry } from './expiry';
import { REVISIONS, RevisionDocument } from './revisions';

type HistoryStore = ReturnType<typeof createHistoryStore>;

const IMAGES: `${ContentKind}/` = 'images/';

const RecordedChange = RevisionDocument.pick({ by: true, at: true, changed: true });

const Pictures = z.object({
  picture: StoredMedia.optional().catch(undefined),
  pictures: z.array(StoredMedia).catch([]),
});
/** What identifies a deleted entry. */
const Summary = RevisionDocument.pick({ by: true, at: true }).extend({
  before: z.looseObject(Pictures.shape),
});

/** The fields of a summary that queries select. */
function summaryFields(reviews: readonly Review[]): string[] {
  const fields = new Set([
    ...reviews.flatMap(({ titleFields }) => titleFields),
    ...Object.keys(Pictures.shape),
  ]);
  return ['by', 'at', ...[...fields].map((field) => `before.${field}`)];
}

export function createHistoryStore(db: Firestore, entries: Readonly<Record<ContentKind, EditableEntries>>) {
  return {
    /** Lists the newest first. */
    async list(kind: ContentKind, id: string): Promise<Revision[]> {
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
    async listDeleted(kind: ContentKind): Promise<DeletedEntry[]> {
      const { review } = entries[kind];
      const { docs } = await db
        .collectionGroup(REVISIONS)
        .where('kind', '==', kind)
        .orderBy('deletedAt', 'desc')
        .limit(MAX_DELETED_ENTRIES)
        .select(...summaryFields([review]))
        .get();
      return docs.flatMap((revision) => {
        const id = entryOf(revision.ref)?.id;
        const summary = parseDocument(Summary, revision);
        if (!id || !summary) return [];
        const { by, at, before } = summary;
        const { picture = before.pictures[0] } = before;
        const image = picture && toResponsiveImage(picture).image;
        return [{ id, by, at: at.toISOString(), title: titleOf(review, before, id), image }];
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
      const reviews = Object.values(entries).map(({ review }) => review);
      const revisions = await db.getAll(...files.map(({ revision }) => revision), {
        fieldMask: summaryFields(reviews),
      });
      return files.flatMap(({ image }, index) => {
        const revision = revisions[index];
        const summary = revision && parseDocument(Summary, revision);
        const entry = revision && entryOf(revision.ref);
        const kind = ContentKind.safeParse(entry?.parent.id).data;
        if (!summary || !entry || !kind) return [];
        return [{ image, title: titleOf(entries[kind].review, summary.before, entry.id) }];
      });
    },
  };
}

function toRevision({ id, by, at, changed }: Identified<typeof RecordedChange>): Revision {
  return { id, by, at: at.toISOString(), changed };
}

/** Returns the document of a revision. */
function entryOf(revision: DocumentReference): DocumentReference | null {
  return revision.parent.parent;
}

/** An entry as it is, or was. */
interface View {
  readonly fields: object;
  readonly translations: Readonly<Record<string, { readonly text: string } | undefined>>;
}

interface EditableEntries {
  readonly collection: CollectionReference;
  readonly review: Review;
  restore(id: string, editor: ReturnType<EditorOf>): Promise<unknown>;
  readRevision(
    id: string,
    number: string,
  ): Promise<{ revision: Parameters<typeof toRevision>[0]; before: View; now: View | null }>;
}

export function historyRoutes(
  history: HistoryStore,
  expiry: Expiry,
  entries: Record<ContentKind, EditableEntries>,
  editorOf: EditorOf,
): Route[] {
  // The library shows the files that only revisions use.
  const listKept: Partial<Record<ContentKind, () => Promise<KeptImage[]>>> = { images: history.listKept };
  return [
    route(listRevisions, async ({ params: { kind, id } }) => ({ revisions: await history.list(kind, id) })),
    route(readRevision, async ({ params: { kind, id, revision: number } }) => {
      const { revision, before, now } = await entries[kind].readRevision(id, number);
      return {
        ...toRevision(revision),
        entry: { ...before.fields },
        differences: differencesOf(before, now),
      };
    }),
    route(listDeleted, async ({ params: { kind } }) => {
      const [deleted, kept = []] = await Promise.all([history.listDeleted(kind), listKept[kind]?.()]);
      return { entries: deleted, kept };
    }),
    route(restoreDeleted, async ({ params: { kind, id } }, context) => {
      await entries[kind].restore(id, editorOf(context));
      return { id };
    }),
    route(purgeDeleted, async ({ params: { kind, id } }) => {
      const isPurged = await expiry.purge(entries[kind].collection.doc(id));
      return foundOr404(isPurged ? { id } : null, ERROR_MESSAGES.entryNotFound);
    }),
  ];
}

/** An image is compared by `image`, not by its other variants. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['id', 'picture', 'size', 'described', 'url']);

function differencesOf(before: View, now: View | null): Difference[] {
  const texts = [
    compare(before.fields, now?.fields ?? {}, false),
    compare(translationsOf(before), now ? translationsOf(now) : {}, true),
  ];
  return texts.flat();
}

function translationsOf({ translations }: View): object {
  return Object.fromEntries(
    Object.entries(translations).map(([field, translation]) => [field, translation?.text]),
  );
}

function compare(before: object, now: object, isTranslation: boolean): Difference[] {
  const [former, current] = [textsOf(before), textsOf(now)];
  return [...new Set([...former.keys(), ...current.keys()])].flatMap((field) => {
    const difference = { before: former.get(field) ?? '', now: current.get(field) ?? '' };
    const isDifferent = difference.before !== difference.now && !NOT_SHOWN.has(field);
    return isDifferent ? [{ field, isTranslation, ...difference }] : [];
  });
}

/** Lists become lines. */
function textsOf(fields: object): Map<string, string> {
  return new Map(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, textOfValue(value)]),
  );
}

/** A row's values become a line. */
function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).join(' · ') : String(value);
}
