import { type ContentKind, ERROR_MESSAGES, fromKeys } from '@alnafitha/contract';
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Find } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import type { StoredMedia } from '../media/stored-media';
import { type Identified, parseDocument } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import type { TranslatedDocument, Translations } from '../translations/originals';
import { type Changes, type ComputeState, deleteDocument, deleteUnchanged } from './change';
import { withDerived } from './derived';
import type { Editor } from './editor';
import { isRepeated, type StoredEdit } from './revisions';

export type ContentSchema = z.ZodObject<{
  translations: z.ZodType<Translations>;
  edited: typeof StoredEdit;
}>;

export interface Kind<S extends ContentSchema> {
  readonly name: ContentKind;
  readonly schema: S;
  picturesOf(document: z.output<S>): readonly StoredMedia[];
  readonly review: Review & {
    /** Where visitors see the entry; `undefined` if they do not. */
    path(entry: Identified<S>, now: Date): string | undefined;
  };
}

/** How people recognize an entry, in the review of translations and among the deleted ones. */
export interface Review {
  /** The field that identifies an entry to the reviewer. */
  readonly field: string;
  /** Whether an id is of the kind; all are by default. */
  has?(id: string): boolean;
  /** The fields that make its title. */
  readonly titleFields: readonly string[];
  /** By default, the title is the text of the first field that has one. */
  titleOf?(texts: Readonly<Record<string, string>>, id: string): string;
}

/** The title of a document, or of what is left of one. */
export function titleOf({ titleFields, titleOf: named }: Review, document: object, id: string): string {
  const texts = fromKeys(titleFields, (field) => {
    const text: unknown = Reflect.get(document, field);
    return typeof text === 'string' ? text : '';
  });
  return named?.(texts, id) ?? titleFields.map((field) => texts[field]).find(Boolean) ?? '';
}

export interface CollectionDependencies {
  readonly db: Firestore;
  readonly changes: Changes;
}

/** What the sender of a change has seen. */
export interface Seen<D> {
  /** Without a version, the last write wins. */
  readonly version: string | undefined;
  versionOf(document: D): string;
  /** The message for a missing document. */
  readonly notFound: string;
}

/** A document before a change. */
interface Before<D> {
  readonly snapshot: DocumentSnapshot;
  readonly find: Find;
  readonly transaction: Transaction;
  /** Throws 404 for a missing document, 409 for another version than the sender has seen. */
  read(seen: Seen<D>): D;
}

interface Composed {
  /** The new document, not validated. */
  readonly document: DocumentData;
  /** The revisions of a deleted document that is written again. */
  readonly revisions?: readonly QueryDocumentSnapshot[];
}

/** Returns `null` to write nothing. */
type Compose<D> = (before: Before<D>) => Composed | null | Promise<Composed | null>;

export interface CorrectedDocument extends TranslatedDocument {
  readonly id: string;
}

/** What the review of translations needs of a kind. */
export interface ReviewedCollection
  extends Pick<ReturnType<typeof createCollection>, 'review' | 'pathOf' | 'correct'> {
  /** Stores a document that exists without having been saved. */
  prepare?(id: string): Promise<void>;
}

/** The one way in which documents of a kind are saved; a save that is repeated writes nothing. */
export function createCollection<S extends ContentSchema>(
  { name, schema, picturesOf, review }: Kind<S>,
  { db, changes }: CollectionDependencies,
) {
  type D = Identified<S>;
  const collection = db.collection(name);

  const parsed = (snapshot: DocumentSnapshot, notFound: string) =>
    foundOr404(parseDocument(schema, snapshot), notFound);

  const computed =
    (editor: Editor, compose: Compose<D>): ComputeState<D> =>
    async (snapshot, find, transaction) => {
      const read = ({ version, versionOf, notFound }: Seen<D>) => {
        const document = parsed(snapshot, notFound);
        if (version === undefined || version === versionOf(document)) return document;
        throw new AppError(409, ERROR_MESSAGES.entryChanged);
      };
      const composed = isRepeated(snapshot, editor)
        ? null
        : await compose({ snapshot, find, transaction, read });
      if (!composed) return { result: parsed(snapshot, ERROR_MESSAGES.entryNotFound) };
      const document = schema.parse(composed.document);
      const { stored, contentKeys } = await withDerived(name, document, find);
      return {
        ...composed,
        // Firestore rejects undefined fields.
        document: Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined)),
        mediaKeys: [...picturesOf(document).map(({ key }) => key), ...contentKeys],
        result: { ...schema.parse({ ...stored, edited: editor }), id: snapshot.id },
      };
    };

  const change = (id: string, editor: Editor, compose: Compose<D>, added?: readonly NewMedia[]): Promise<D> =>
    changes.change(collection.doc(id), editor, computed(editor, compose), added);

  return {
    collection,
    review,
    change,

    /** Where visitors see a document; `undefined` if they do not, or if it is invalid. */
    pathOf(snapshot: DocumentSnapshot, now: Date): string | undefined {
      const document = parseDocument(schema, snapshot);
      return document ? review.path(document, now) : undefined;
    },

    /** Changes several documents in one transaction: `compose` gets all, and returns the new ones by id. */
    changeAll: (
      editor: Editor,
      compose: (documents: readonly D[]) => ReadonlyMap<string, DocumentData>,
    ): Promise<D[]> =>
      changes.changeAll(collection, editor, (snapshots) => {
        const stored = snapshots.flatMap((snapshot) => {
          const document = parseDocument(schema, snapshot);
          return document ? [{ snapshot, document }] : [];
        });
        const isSaved = stored.some(({ snapshot }) => isRepeated(snapshot, editor));
        const composed = isSaved ? null : compose(stored.map(({ document }) => document));
        return stored.map(({ snapshot }) => {
          const document = composed?.get(snapshot.id);
          return { snapshot, computeState: computed(editor, () => (document ? { document } : null)) };
        });
      }),

    remove: (id: string, editor: Editor, notFound: string): Promise<void> =>
      changes.change(collection.doc(id), editor, deleteDocument(notFound)),

    removeUnchanged: (id: string, editor: Editor): Promise<boolean> =>
      changes.change(collection.doc(id), editor, deleteUnchanged),

    /** Stores texts by a person, which `translate` returns by field; returns the document, and its path. */
    async correct(
      id: string,
      editor: Editor,
      seen: Seen<CorrectedDocument>,
      translate: (document: CorrectedDocument) => Promise<Translations>,
    ): Promise<{ readonly document: CorrectedDocument; readonly path: string | undefined }> {
      const document = await change(id, editor, async ({ read }) => {
        const stored = read(seen);
        const corrected = await translate(stored);
        if (Object.keys(corrected).length === 0) return null;
        return { document: { ...stored, translations: { ...stored.translations, ...corrected } } };
      });
      return { document, path: review.path(document, editor.at) };
    },
  };
}
