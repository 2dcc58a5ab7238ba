import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { readDocument, readDocuments } from '../platform/documents';
import { AppError } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { withSchemaVersion } from '../platform/schema-version';
import { PICTURES, PictureDocument } from './document';
import type { NewPicture } from './intake';
import { createPictureStore } from './store';
import type { StoredPicture } from './stored-picture';

export type PictureLibrary = ReturnType<typeof createPictureLibrary>;

/** What becomes of a document. */
export interface Outcome<R> {
  /** All that it holds from now on; `null` deletes it. */
  readonly document: DocumentData | null;
  /** The keys of the pictures that it shows from now on; a key of no picture is passed over. */
  readonly pictures: Iterable<string>;
  readonly result: R;
}

/** Decides from the document as it is. May run several times: it changes nothing itself. */
export type Decide<R> = (
  snapshot: DocumentSnapshot,
  /** A picture that is kept already. */
  find: (key: string) => Promise<StoredPicture | null>,
) => Outcome<R> | Promise<Outcome<R>>;

/**
 * Keeps documents, their pictures, and the list of who shows which, in step. A picture is in the bucket before any
 * document names it, and leaves the bucket when the last has gone. What fails half-way leaves objects that nothing
 * shows (`npm run media:orphans` finds them), never a document without its picture.
 */
export function createPictureLibrary(db: Firestore, bucket: () => Promise<Bucket>, clock: () => Date) {
  const pictures = db.collection(PICTURES);
  const store = createPictureStore(bucket);

  /** Writes what is decided of a document; answers the pictures that nothing shows any more as well. */
  async function write<R>(
    transaction: Transaction,
    reference: DocumentReference,
    decide: Decide<R>,
    added: readonly NewPicture[],
  ) {
    const [snapshot, held] = await Promise.all([
      transaction.get(reference),
      transaction.get(pictures.where('usedBy', 'array-contains', reference.path)),
    ]);
    const read = new Map<string, Promise<DocumentSnapshot>>(
      held.docs.map((each) => [each.id, Promise.resolve(each)]),
    );
    const get = (key: string) => {
      const found = read.get(key) ?? transaction.get(pictures.doc(key));
      read.set(key, found);
      return found;
    };
    const { document, result, ...shown } = await decide(
      snapshot,
      async (key) => readDocument(PictureDocument, await get(key))?.picture ?? null,
    );
    const wanted = new Set(shown.pictures);
    const own = new Set(held.docs.map(({ id }) => id));
    const known = new Set([...own, ...added.map(({ stored }) => stored.key)]);
    const claimed = await Promise.all([...wanted].filter((key) => !known.has(key)).map(get));
    for (const { ref } of claimed.filter(({ exists }) => exists)) {
      transaction.update(ref, { usedBy: FieldValue.arrayUnion(reference.path) });
    }
    const offered = added.map(({ stored }) => stored);
    // One of its own already is there because an earlier run was committed without our learning of it.
    for (const stored of offered.filter(({ key }) => wanted.has(key) && !own.has(key))) {
      const kept: PictureDocument = { picture: stored, usedBy: [reference.path], createdAt: clock() };
      transaction.create(pictures.doc(stored.key), withSchemaVersion(`${PICTURES}/${stored.key}`, kept));
    }
    const dropped = held.docs.filter(({ id }) => !wanted.has(id));
    const freed = dropped.filter((each) => isLastUser(each, reference.path));
    for (const { ref } of freed) transaction.delete(ref);
    for (const { ref } of dropped.filter((each) => !freed.includes(each))) {
      transaction.update(ref, { usedBy: FieldValue.arrayRemove(reference.path) });
    }
    if (document) transaction.set(reference, withSchemaVersion(reference.path, document));
    else if (snapshot.exists) transaction.delete(reference);
    const unused = offered.filter(({ key }) => !wanted.has(key));
    return {
      result,
      freed: [...readDocuments(PictureDocument, freed).map(({ picture }) => picture), ...unused],
    };
  }

  return {
    /**
     * Puts `added` into the bucket, then writes what is decided of the document; deletes the pictures that nothing shows
     * any more. When it throws, nothing is written.
     */
    async change<R>(
      reference: DocumentReference,
      decide: Decide<R>,
      added: readonly NewPicture[] = [],
    ): Promise<R> {
      let runs = 0;
      const written = async () => {
        await store.save(added);
        return db.runTransaction((transaction) => {
          runs += 1;
          return write(transaction, reference, decide, added);
        });
      };
      const { result, freed } = await written().catch(async (error: unknown) => {
        // After an earlier run, or of a failure that is not ours, nobody knows whether something was committed: then the
        // pictures may be shown.
        if (error instanceof AppError && runs < 2) await store.discard(added.map(({ stored }) => stored));
        throw error;
      });
      await store.discard(freed);
      return result;
    },
  };
}

function isLastUser(snapshot: QueryDocumentSnapshot, path: string): boolean {
  const users: unknown = snapshot.get('usedBy');
  return !Array.isArray(users) || users.every((user) => user === path);
}
