import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Editor } from '../history/editor';
import {
  changedFields,
  isKept,
  isRevision,
  REVISIONS,
  recordDeletion,
  recordRestoration,
  recordRevision,
  writtenEdit,
} from '../history/revisions';
import { parseDocument } from '../platform/documents';
import { AppError, foundOr404 } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { MEDIA_FILES, MediaDocument } from './document';
import type { NewMedia } from './process-upload';
import { createMediaStore } from './store';
import type { StoredMedia } from './stored-media';

export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

interface NewState<R> {
  /** `null` deletes the document; `undefined` writes nothing. */
  readonly document?: DocumentData | null;
  /** The revisions of a deleted document that is written again. */
  readonly restored?: readonly QueryDocumentSnapshot[] | undefined;
  /** Unknown keys are ignored. */
  readonly mediaKeys: Iterable<string>;
  readonly result: R;
}

/** Finds a file of the library, or of the upload. */
export type Find = (key: string) => Promise<StoredMedia | null>;

/** A transaction may run it several times, so it must be pure. */
export type ComputeState<R> = (
  snapshot: DocumentSnapshot,
  find: Find,
  transaction: Transaction,
) => NewState<R> | Promise<NewState<R>>;

/**
 * Keeps `usedBy` consistent: failures leave orphans (`media:orphans`), never documents without a file. Writes
 * the history of the changed documents, which keeps the files that they no longer use.
 */
export function createMediaLibrary(db: Firestore, bucket: () => Promise<Bucket>, clock: () => Date) {
  const mediaFiles = db.collection(MEDIA_FILES);
  const store = createMediaStore(bucket);

  /** Returns the result, and the uploaded files that are not used. */
  async function write<R>(
    transaction: Transaction,
    reference: DocumentReference,
    editor: Editor,
    computeState: ComputeState<R>,
    added: readonly NewMedia[],
  ) {
    const [snapshot, referenced] = await Promise.all([
      transaction.get(reference),
      transaction.get(mediaFiles.where('usedBy', 'array-contains', reference.path)),
    ]);
    const uploaded = added.map(({ stored }) => stored);
    const read = new Map<string, Promise<DocumentSnapshot>>(
      referenced.docs.map((file) => [file.id, Promise.resolve(file)]),
    );
    const get = (key: string) => {
      const file = read.get(key) ?? transaction.get(mediaFiles.doc(key));
      read.set(key, file);
      return file;
    };
    const find: Find = async (key) =>
      uploaded.find((media) => media.key === key) ??
      parseDocument(MediaDocument, await get(key))?.picture ??
      null;
    const { document, result, restored, ...next } = await computeState(snapshot, find, transaction);
    const currentKeys = new Set(referenced.docs.map(({ id }) => id));
    if (document === undefined) {
      return { result, unused: uploaded.filter(({ key }) => !currentKeys.has(key)) };
    }
    const wanted = new Set(next.mediaKeys);
    const known = new Set([...currentKeys, ...uploaded.map(({ key }) => key)]);
    const [newlyReferenced, earlier] = await Promise.all([
      Promise.all([...wanted].filter((key) => !known.has(key)).map(get)),
      document ? undefined : transaction.get(reference.collection(REVISIONS).select()),
    ]);
    for (const { ref } of newlyReferenced.filter(({ exists }) => exists)) {
      transaction.update(ref, { usedBy: FieldValue.arrayUnion(reference.path), inHistory: false });
    }
    // A retried transaction may have created it already.
    for (const stored of uploaded.filter(({ key }) => wanted.has(key) && !currentKeys.has(key))) {
      const mediaDocument: MediaDocument = { picture: stored, usedBy: [reference.path], createdAt: clock() };
      transaction.create(mediaFiles.doc(stored.key), mediaDocument);
    }
    const released = referenced.docs.filter(({ id }) => !wanted.has(id));
    const revision = recordChange(document, earlier?.docs ?? []);
    if (revision !== undefined) {
      for (const file of released) {
        const kept = usersOf(file).filter((user) => user !== reference.path && isKept(user, revision));
        const usedBy = [...kept, revision];
        transaction.update(file.ref, { usedBy, inHistory: usedBy.every(isRevision) });
      }
    }
    return { result, unused: uploaded.filter(({ key }) => !wanted.has(key)) };

    /** Writes the document and a revision, whose path is returned. */
    function recordChange(
      written: DocumentData | null,
      revisions: readonly QueryDocumentSnapshot[],
    ): string | undefined {
      if (!written) {
        transaction.delete(reference);
        return recordDeletion(transaction, snapshot, editor, revisions).path;
      }
      if (!snapshot.exists) {
        const number = restored ? recordRestoration(transaction, restored) : 0;
        transaction.set(reference, { ...written, edited: writtenEdit(snapshot, editor), revisions: number });
        return undefined;
      }
      const { edited, revisions: count, ...before } = snapshot.data() ?? {};
      const changed = changedFields(before, written);
      if (changed.length === 0 && released.length === 0) {
        transaction.set(reference, { ...written, ...(edited && { edited, revisions: count }) });
        return undefined;
      }
      const recorded = recordRevision(transaction, snapshot, editor, changed);
      transaction.set(reference, { ...written, ...recorded.fields });
      return recorded.path;
    }
  }

  return {
    /** Uploads `added`, writes, then deletes what of it is not used. Nothing is written when it throws. */
    async change<R>(
      reference: DocumentReference,
      editor: Editor,
      computeState: ComputeState<R>,
      added: readonly NewMedia[] = [],
    ): Promise<R> {
      let runs = 0;
      const written = async () => {
        await store.save(added);
        return db.runTransaction((transaction) => {
          runs += 1;
          return write(transaction, reference, editor, computeState, added);
        });
      };
      const { result, unused } = await written().catch(async (error: unknown) => {
        // After a retry or a foreign error, the transaction may be committed, and the files in use.
        if (error instanceof AppError && runs < 2) await store.discard(added.map(({ stored }) => stored));
        throw error;
      });
      await store.discard(unused);
      return result;
    },
  };
}

function usersOf(file: QueryDocumentSnapshot): string[] {
  return MediaDocument.shape.usedBy.safeParse(file.get('usedBy')).data ?? [];
}

/** Deletes a document, even an invalid one. Throws 404 with `message` for a missing one. */
export function deleteDocument(message: string): ComputeState<void> {
  return ({ exists }) => {
    foundOr404(exists || null, message);
    return { document: null, mediaKeys: [], result: undefined };
  };
}
