import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { parseDocument, parseDocuments } from '../platform/documents';
import { AppError } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { withTranslationState } from '../translations/originals';
import { MEDIA_FILES, MediaDocument } from './document';
import type { NewMedia } from './process-upload';
import { createMediaStore } from './store';
import type { StoredMedia } from './stored-media';

export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

export interface NewState<R> {
  /** `null` deletes the document. */
  readonly document: DocumentData | null;
  /** Unknown keys are ignored. */
  readonly mediaKeys: Iterable<string>;
  readonly result: R;
}

/** May run several times, so it must be pure. */
export type ComputeState<R> = (
  snapshot: DocumentSnapshot,
  find: (key: string) => Promise<StoredMedia | null>,
) => NewState<R> | Promise<NewState<R>>;

/** Keeps `usedBy` consistent: failures leave orphans (`media:orphans`), never documents without a file. */
export function createMediaLibrary(db: Firestore, bucket: () => Promise<Bucket>, clock: () => Date) {
  const mediaFiles = db.collection(MEDIA_FILES);
  const store = createMediaStore(bucket);

  /** Also returns the orphaned files. */
  async function write<R>(
    transaction: Transaction,
    reference: DocumentReference,
    computeState: ComputeState<R>,
    added: readonly NewMedia[],
  ) {
    const [snapshot, referenced] = await Promise.all([
      transaction.get(reference),
      transaction.get(mediaFiles.where('usedBy', 'array-contains', reference.path)),
    ]);
    const read = new Map<string, Promise<DocumentSnapshot>>(
      referenced.docs.map((each) => [each.id, Promise.resolve(each)]),
    );
    const get = (key: string) => {
      const found = read.get(key) ?? transaction.get(mediaFiles.doc(key));
      read.set(key, found);
      return found;
    };
    const { document, result, ...next } = await computeState(
      snapshot,
      async (key) => parseDocument(MediaDocument, await get(key))?.picture ?? null,
    );
    const wanted = new Set(next.mediaKeys);
    const currentKeys = new Set(referenced.docs.map(({ id }) => id));
    const known = new Set([...currentKeys, ...added.map(({ stored }) => stored.key)]);
    const newlyReferenced = await Promise.all([...wanted].filter((key) => !known.has(key)).map(get));
    for (const { ref } of newlyReferenced.filter(({ exists }) => exists)) {
      transaction.update(ref, { usedBy: FieldValue.arrayUnion(reference.path) });
    }
    const uploaded = added.map(({ stored }) => stored);
    // A retried transaction may have created it already.
    for (const stored of uploaded.filter(({ key }) => wanted.has(key) && !currentKeys.has(key))) {
      const mediaDocument: MediaDocument = { picture: stored, usedBy: [reference.path], createdAt: clock() };
      transaction.create(mediaFiles.doc(stored.key), mediaDocument);
    }
    const released = referenced.docs.filter(({ id }) => !wanted.has(id));
    const orphaned = released.filter((each) => isLastUsage(each, reference.path));
    for (const { ref } of orphaned) transaction.delete(ref);
    for (const { ref } of released.filter((each) => !orphaned.includes(each))) {
      transaction.update(ref, { usedBy: FieldValue.arrayRemove(reference.path) });
    }
    if (document) transaction.set(reference, withTranslationState(reference.parent.id, document));
    else if (snapshot.exists) transaction.delete(reference);
    const unused = uploaded.filter(({ key }) => !wanted.has(key));
    return {
      result,
      orphaned: [...parseDocuments(MediaDocument, orphaned).map(({ picture }) => picture), ...unused],
    };
  }

  return {
    /** Uploads `added`, writes, then deletes orphaned files. Nothing is written when it throws. */
    async change<R>(
      reference: DocumentReference,
      computeState: ComputeState<R>,
      added: readonly NewMedia[] = [],
    ): Promise<R> {
      let runs = 0;
      const written = async () => {
        await store.save(added);
        return db.runTransaction((transaction) => {
          runs += 1;
          return write(transaction, reference, computeState, added);
        });
      };
      const { result, orphaned } = await written().catch(async (error: unknown) => {
        // After a retry or a foreign error, the transaction may be committed, and the files in use.
        if (error instanceof AppError && runs < 2) await store.discard(added.map(({ stored }) => stored));
        throw error;
      });
      await store.discard(orphaned);
      return result;
    },
  };
}

function isLastUsage(snapshot: QueryDocumentSnapshot, path: string): boolean {
  const users: unknown = snapshot.get('usedBy');
  return !Array.isArray(users) || users.every((user) => user === path);
}
