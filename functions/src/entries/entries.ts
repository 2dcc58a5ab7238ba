import {
  type Edited,
  ERROR_MESSAGES,
  type HistoryKind,
  storedTranslations,
  TRANSLATED_FIELDS,
  type TranslationState,
} from '@alnafitha/contract';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Editor } from '../history/editor';
import {
  isOfSameForm,
  isRepeated,
  REVISIONS,
  RevisionDocument,
  type StoredEdit,
  toEdited,
} from '../history/revisions';
import { type ComputeState, deleteDocument, type Find, type MediaLibrary } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import type { StoredMedia } from '../media/stored-media';
import { fieldsOf, type Identified, parseDocument, versionOf } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import {
  fingerprintOf,
  originalsOf,
  stateOf,
  type TranslatedDocument,
  translationState,
  withQueriedFields,
} from '../translations/originals';
import type { TranslateMissing } from '../translations/translate-missing';

type EntrySchema = z.ZodObject<{
  translations: z.ZodType<TranslatedDocument['translations']>;
  edited: typeof StoredEdit;
}>;

/** Administrators edit the documents of the collection, which have a history. */
export interface EntryType<S extends EntrySchema, F extends object> {
  readonly kind: HistoryKind;
  readonly schema: S;
  readonly notFound: string;
  /** Fallbacks replace stored values that are no longer valid. */
  readonly fallbacks: DocumentData;
  /** Returns what the form shows. */
  toFields(document: Identified<S>): F;
  imagesOf(document: z.output<S>): readonly StoredMedia[];
  /** Throws if the document cannot be without an image. */
  withImages(document: z.output<S>, pictures: readonly StoredMedia[]): DocumentData;
  /** Adds what is computed from other fields, and further files by key. */
  complete?(document: z.output<S>, find: Find): Promise<Completed> | Completed;
}

interface Completed {
  readonly document: DocumentData;
  readonly fileKeys?: readonly string[];
}

export interface EntryDependencies {
  readonly db: Firestore;
  readonly library: MediaLibrary;
  readonly translateMissing: TranslateMissing;
}

/** Administrators see an entry with these fields. */
export type Entry<F> = F & {
  readonly version: string;
  readonly edited: Edited | undefined;
  readonly arabic: TranslationState;
};

interface Base {
  readonly version?: string | undefined;
  readonly revision?: string | undefined;
}

/** Returns the new document, not validated. */
type Compose<S extends EntrySchema> = (
  current: Identified<S>,
  find: Find,
) => DocumentData | Promise<DocumentData>;

export function createEntries<S extends EntrySchema, F extends object>(
  type: EntryType<S, F>,
  { db, library, translateMissing }: EntryDependencies,
) {
  const { kind, schema, notFound } = type;
  const collection = db.collection(kind);

  const documentOf = (snapshot: DocumentSnapshot | undefined) =>
    foundOr404(snapshot ? parseDocument(schema, snapshot) : null, notFound);

  function toEntry(document: Identified<S>): Entry<F> {
    const fields = type.toFields(document);
    return {
      ...fields,
      version: versionOf(fields),
      edited: toEdited(document.edited),
      arabic: translationState(kind, document as TranslatedDocument),
    };
  }

  /** Nothing is written for a repeated save. */
  async function save(
    reference: DocumentReference,
    editor: Editor,
    compose: (snapshot: DocumentSnapshot, find: Find, transaction: Transaction) => Promise<Composed | null>,
    added: NewMedia | readonly NewMedia[] = [],
  ): Promise<Entry<F>> {
    const computeState: ComputeState<Identified<S>> = async (snapshot, find, transaction) => {
      const composed = await compose(snapshot, find, transaction);
      if (!composed) return { mediaKeys: [], result: documentOf(snapshot) };
      const parsed = schema.parse(composed.document);
      const { document, fileKeys = [] } = (await type.complete?.(parsed, find)) ?? { document: parsed };
      // Firestore rejects undefined fields.
      const stored = Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
      return {
        document: withQueriedFields(kind, stored),
        restored: composed.restored,
        mediaKeys: [...type.imagesOf(parsed).map(({ key }) => key), ...fileKeys],
        result: { ...schema.parse({ ...document, edited: editor }), id: reference.id },
      };
    };
    const stored = await library.change(reference, editor, computeState, [added].flat());
    const { state: arabic } = await translateMissing(kind, reference.id, stored as TranslatedDocument);
    return { ...toEntry(stored), arabic };
  }

  return {
    collection,
    toEntry,

    async read(id: string): Promise<Entry<F>> {
      const [snapshot] = await db.getAll(collection.doc(id), { fieldMask: fieldsOf(schema) });
      return toEntry(documentOf(snapshot));
    },

    /**
     * Texts that are those of the entry `copyOf` get its translations. If an earlier save of the same form was
     * stored, its entry is changed instead; throws 409 if somebody has changed or deleted it since.
     */
    create: (
      editor: Editor,
      compose: (find: Find) => DocumentData | Promise<DocumentData>,
      added?: NewMedia | readonly NewMedia[],
      copyOf?: string,
    ): Promise<Entry<F>> =>
      save(
        collection.doc(editor.form),
        editor,
        async (snapshot, find, transaction) => {
          if (isRepeated(snapshot, editor)) return null;
          await requireOwn(snapshot, editor, transaction);
          const document = { translations: snapshot.get('translations') ?? {}, ...(await compose(find)) };
          if (copyOf === undefined) return { document };
          const copied = await transaction.get(collection.doc(copyOf));
          return { document: withFormerTranslations(kind, document, copied.get('translations')) };
        },
        added,
      ),

    /** Throws 404 for a missing entry, 409 for an outdated `version`. */
    update: (
      id: string,
      { version, revision }: Base,
      editor: Editor,
      compose: Compose<S>,
      added?: NewMedia | readonly NewMedia[],
    ): Promise<Entry<F>> =>
      save(
        collection.doc(id),
        editor,
        async (snapshot, find, transaction) => {
          const current = documentOf(snapshot);
          if (isRepeated(snapshot, editor)) return null;
          if (version !== undefined && version !== toEntry(current).version) {
            throw new AppError(409, ERROR_MESSAGES.entryChanged);
          }
          const document = await compose(current, find);
          if (revision === undefined) return { document };
          const before = await transaction.get(snapshot.ref.collection(REVISIONS).doc(revision));
          return { document: withFormerTranslations(kind, document, before.get('before.translations')) };
        },
        added,
      ),

    remove: (id: string, editor: Editor): Promise<void> =>
      library.change(collection.doc(id), editor, deleteDocument(notFound)),

    /** Writes a deleted entry as it was, without what is gone. Throws 404 if there is none. */
    restore: (
      id: string,
      editor: Editor,
      prepare = async (document: DocumentData): Promise<DocumentData> => document,
    ) =>
      save(collection.doc(id), editor, async (snapshot, find, transaction) => {
        if (snapshot.exists) return null;
        const { docs: restored } = await transaction.get(snapshot.ref.collection(REVISIONS));
        const last = restored.find((revision) => revision.get('deletedAt') !== undefined);
        const document = validated(foundOr404(last ?? null, notFound).get('before'), {});
        const pictures = await Promise.all(type.imagesOf(document).map(({ key }) => find(key)));
        const kept = pictures.filter((picture) => picture !== null);
        return { document: await prepare(type.withImages(document, kept)), restored };
      }),

    /** Returns a revision, and the entry as it was then and is now. Throws 404 for a missing revision. */
    async readRevision(id: string, number: string) {
      const reference = collection.doc(id);
      const [snapshot, revision] = await db.getAll(reference, reference.collection(REVISIONS).doc(number));
      const details = revision && parseDocument(RevisionDocument, revision);
      const { before, ...recorded } = foundOr404(details ?? null, ERROR_MESSAGES.revisionNotFound);
      const now = snapshot && parseDocument(schema, snapshot);
      const former = { ...validated(before, now ?? {}), id };
      return { revision: recorded, before: viewOf(former), now: now ? viewOf(now) : null };
    },
  };

  function viewOf(document: Identified<S>) {
    return { fields: type.toFields(document), translations: (document as TranslatedDocument).translations };
  }

  /** Replaces invalid values by the present or fallback ones; throws 404 if that is not enough. */
  function validated(document: DocumentData, present: DocumentData): z.output<S> {
    const { error } = schema.safeParse(document);
    const replaced = new Set(error?.issues.map(({ path: [field] }) => String(field)));
    const valid = { ...type.fallbacks, ...present };
    const entries = Object.entries(document).filter(([field]) => !replaced.has(field));
    const replacements = [...replaced].map((field) => [field, valid[field]]);
    return foundOr404(
      schema.safeParse(Object.fromEntries([...entries, ...replacements])).data ?? null,
      notFound,
    );
  }
}

/** Throws 409 for an entry that is not as the form has left it. */
async function requireOwn(snapshot: DocumentSnapshot, editor: Editor, transaction: Transaction) {
  if (snapshot.exists && !isOfSameForm(snapshot, editor)) throw new AppError(409, ERROR_MESSAGES.entryExists);
  if (snapshot.exists) return;
  const deleted = await transaction.get(snapshot.ref.collection(REVISIONS).limit(1).select());
  if (!deleted.empty) throw new AppError(409, ERROR_MESSAGES.entryDeleted);
}

interface Composed {
  readonly document: DocumentData;
  readonly restored?: readonly QueryDocumentSnapshot[];
}

/** Texts that are the former ones again get their translations back. */
function withFormerTranslations(kind: HistoryKind, document: DocumentData, former: unknown): DocumentData {
  const known = storedTranslations(TRANSLATED_FIELDS[kind]).safeParse(former).data ?? {};
  const originals = originalsOf(kind, document as TranslatedDocument);
  const fitting = originals.flatMap((original) => {
    const translation = known[original.field as keyof typeof known];
    const isMissing = ['pending', 'outdated'].includes(stateOf(original));
    return isMissing && translation?.of === fingerprintOf(original.text)
      ? [[original.field, translation]]
      : [];
  });
  return { ...document, translations: { ...document.translations, ...Object.fromEntries(fitting) } };
}
