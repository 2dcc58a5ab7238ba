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

/** The new state of a document. */
export interface NewState<R> {
  /** Its new fields; `null` deletes it. */
  readonly document: DocumentData | null;
  /** The keys of its media files; an unknown key is ignored. */
  readonly mediaKeys: Iterable<string>;
  readonly result: R;
}

/** Computes the new state from the current one. It may run several times, so it must be pure. */
export type ComputeState<R> = (
  snapshot: DocumentSnapshot,
  /** A stored media file. */
  find: (key: string) => Promise<StoredMedia | null>,
) => NewState<R> | Promise<NewState<R>>;

/**
 * Keeps documents, their media files, and `usedBy` consistent. A file is in the bucket before any
 * document names it, and is deleted after the last one. A failure in between leaves orphaned objects
 * (`npm run media:orphans` finds them), never a document without its file.
 */
export function createMediaLibrary(db: Firestore, bucket: () => Promise<Bucket>, clock: () => Date) {
  const mediaFiles = db.collection(MEDIA_FILES);
  const store = createMediaStore(bucket);

  /** Writes the new state of a document; also returns the orphaned media files. */
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
    // Its own file may exist because a retried transaction was committed before.
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
    /**
     * Saves `added` in the bucket, then writes the new state of the document; deletes the orphaned media
     * files. When it throws, nothing is written.
     */
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
        // After a retry, or a foreign error, it is unknown whether the transaction was committed: then the
        // files may be in use.
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
