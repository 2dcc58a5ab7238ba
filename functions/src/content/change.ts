import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { Find, MediaLibrary } from '../media/library';
import type { NewMedia } from '../media/process-upload';
import { foundOr404 } from '../platform/errors';
import type { Editor } from './editor';
import {
  changedFields,
  EDITED_AT,
  REVISIONS,
  recordDeletion,
  recordRestoration,
  recordRevision,
  usersSince,
  writtenEdit,
} from './revisions';

interface NewState<R> {
  /** `null` deletes the document; `undefined` writes nothing. */
  readonly document?: DocumentData | null | undefined;
  /** The revisions of a document that is deleted, or written again. */
  readonly revisions?: readonly QueryDocumentSnapshot[] | undefined;
  /** The files that the document shows; unknown keys are ignored. */
  readonly mediaKeys?: Iterable<string> | undefined;
  readonly result: R;
}

/** A transaction may run it several times, so it must be pure. */
export type ComputeState<R> = (
  snapshot: DocumentSnapshot,
  find: Find,
  transaction: Transaction,
) => NewState<R> | Promise<NewState<R>>;

interface Computed<R> {
  readonly snapshot: QueryDocumentSnapshot;
  readonly computeState: ComputeState<R>;
}

export type Changes = ReturnType<typeof createChanges>;

/** Writes documents with their history, which keeps the files that they no longer show. */
export function createChanges(library: MediaLibrary) {
  /** A transaction reads before it writes, so `write` is called when all documents are prepared. */
  async function prepare<R>(
    transaction: Transaction,
    reference: DocumentReference,
    current: DocumentSnapshot | Promise<DocumentSnapshot>,
    editor: Editor,
    computeState: ComputeState<R>,
    added: readonly NewMedia[],
  ) {
    const [snapshot, files] = await Promise.all([current, library.filesOf(transaction, reference, added)]);
    const {
      document,
      revisions = [],
      mediaKeys,
      result,
    } = await computeState(snapshot, files.find, transaction);
    const { unused, hasReleased, write } = await files.next(mediaKeys);
    return {
      result,
      unused,
      write() {
        if (document === undefined) return;
        const revision = record(transaction, snapshot, editor, document, revisions, hasReleased);
        write(revision === undefined ? undefined : (users) => usersSince(revision, users));
      },
    };
  }

  return {
    /** Nothing is written when it throws. */
    change: <R>(
      reference: DocumentReference,
      editor: Editor,
      computeState: ComputeState<R>,
      added: readonly NewMedia[] = [],
    ): Promise<R> =>
      library.upload(added, async (transaction) => {
        const current = transaction.get(reference);
        const prepared = await prepare(transaction, reference, current, editor, computeState, added);
        prepared.write();
        return prepared;
      }),

    /** Changes all documents of a query in one transaction; returns the results in the order of `compute`. */
    changeAll: <R>(
      query: Query,
      editor: Editor,
      compute: (snapshots: readonly QueryDocumentSnapshot[]) => readonly Computed<R>[],
    ): Promise<R[]> =>
      library.upload([], async (transaction) => {
        const { docs } = await transaction.get(query);
        const prepared = await Promise.all(
          compute(docs).map(({ snapshot, computeState }) =>
            prepare(transaction, snapshot.ref, snapshot, editor, computeState, []),
          ),
        );
        for (const { write } of prepared) write();
        return { result: prepared.map(({ result }) => result), unused: [] };
      }),
  };
}

/** Writes the document; returns the path of the revision that keeps what it was, unless nothing has changed. */
function record(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  editor: Editor,
  document: DocumentData | null,
  revisions: readonly QueryDocumentSnapshot[],
  hasReleased: boolean,
): string | undefined {
  const { ref } = snapshot;
  if (!document) {
    transaction.delete(ref);
    return recordDeletion(transaction, snapshot, editor, revisions).path;
  }
  if (!snapshot.exists) {
    const number = recordRestoration(transaction, revisions);
    transaction.set(ref, { ...document, edited: writtenEdit(snapshot, editor), revisions: number });
    return undefined;
  }
  const { edited, revisions: count, ...before } = snapshot.data() ?? {};
  const changed = changedFields(before, document);
  if (changed.length === 0 && !hasReleased) {
    transaction.set(ref, { ...document, ...(edited && { edited, revisions: count }) });
    return undefined;
  }
  const { path, fields } = recordRevision(transaction, snapshot, editor, changed);
  transaction.set(ref, { ...document, ...fields });
  return path;
}

/** Deletes a document, even an invalid one. Throws 404 with `message` for a missing one. */
export function deleteDocument(message: string): ComputeState<void> {
  return async ({ exists, ref }, _find, transaction) => {
    foundOr404(exists || null, message);
    return { ...(await deletion(ref, transaction)), result: undefined };
  };
}

/** Deletes a document that nobody has changed; returns whether it did. */
export const deleteUnchanged: ComputeState<boolean> = async (snapshot, _find, transaction) => {
  if (!snapshot.exists || snapshot.get(EDITED_AT) !== undefined) return { result: false };
  return { ...(await deletion(snapshot.ref, transaction)), result: true };
};

async function deletion(reference: DocumentReference, transaction: Transaction) {
  const { docs } = await transaction.get(reference.collection(REVISIONS).select());
  return { document: null, revisions: docs, mediaKeys: [] };
}
