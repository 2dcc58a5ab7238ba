import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { parseDocument } from '../platform/documents';
import { AppError } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { MEDIA_FILES, MediaDocument } from './document';
import type { NewMedia } from './process-upload';
import { createMediaStore } from './store';
import type { StoredMedia } from './stored-media';

export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

/** Finds a file of the library, or of the upload. */
export type Find = (key: string) => Promise<StoredMedia | null>;

/** Returns the users of a file that its document no longer shows. */
type Release = (users: readonly string[]) => {
  readonly usedBy: string[];
  readonly inHistory: boolean;
};

/** The files that a document will use. */
interface NextFiles {
  readonly hasReleased: boolean;
  /** The uploaded files that it will not use. */
  readonly unused: readonly StoredMedia[];
  /** Without `release`, files that the document no longer shows stay as they are. */
  write(release: Release | undefined): void;
}

interface Written<R> {
  readonly result: R;
  readonly unused: readonly StoredMedia[];
}

/** Keeps `usedBy` consistent: failures leave orphans (`media:orphans`), never documents without a file. */
export function createMediaLibrary(db: Firestore, bucket: () => Promise<Bucket>, clock: () => Date) {
  const mediaFiles = db.collection(MEDIA_FILES);
  const store = createMediaStore(bucket);

  return {
    /** Reads the files that a document uses. */
    async filesOf(transaction: Transaction, { path }: DocumentReference, added: readonly NewMedia[]) {
      const { docs: referenced } = await transaction.get(mediaFiles.where('usedBy', 'array-contains', path));
      const current = new Set(referenced.map(({ id }) => id));
      const uploaded = added.map(({ stored }) => stored);
      const read = new Map<string, Promise<DocumentSnapshot>>(
        referenced.map((file) => [file.id, Promise.resolve(file)]),
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

      /** Reads what `write` needs. Unknown keys are ignored; without keys, the files stay the same. */
      async function next(keys: Iterable<string> = current): Promise<NextFiles> {
        const wanted = new Set(keys);
        const known = new Set([...current, ...uploaded.map(({ key }) => key)]);
        const claimed = await Promise.all([...wanted].filter((key) => !known.has(key)).map(get));
        const released = referenced.filter(({ id }) => !wanted.has(id));
        return {
          hasReleased: released.length > 0,
          unused: uploaded.filter(({ key }) => !wanted.has(key)),
          write(release) {
            for (const { ref } of claimed.filter(({ exists }) => exists))
              transaction.update(ref, { usedBy: FieldValue.arrayUnion(path), inHistory: false });
            // A retried transaction may have created it already.
            for (const stored of uploaded.filter(({ key }) => wanted.has(key) && !current.has(key))) {
              const document: MediaDocument = { picture: stored, usedBy: [path], createdAt: clock() };
              transaction.create(mediaFiles.doc(stored.key), document);
            }
            if (!release) return;
            for (const file of released) {
              const users = MediaDocument.shape.usedBy.safeParse(file.get('usedBy')).data ?? [];
              transaction.update(file.ref, release(users));
            }
          },
        };
      }
      return { find, next };
    },

    /** Uploads `added`, writes, then deletes what of it is not used. Nothing is written when it throws. */
    async upload<R>(
      added: readonly NewMedia[],
      write: (transaction: Transaction) => Promise<Written<R>>,
    ): Promise<R> {
      let runs = 0;
      const written = async () => {
        await store.save(added);
        return db.runTransaction((transaction) => {
          runs += 1;
          return write(transaction);
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

/** Deletes the files of ended revisions, which end by a save, a deletion for good, or Firestore's TTL. */
export function createFileRelease(db: Firestore, bucket: () => Promise<Bucket>) {
  const mediaFiles = db.collection(MEDIA_FILES);
  const store = createMediaStore(bucket);

  const release = (file: QueryDocumentSnapshot) =>
    db.runTransaction(async (transaction): Promise<StoredMedia | null> => {
      const media = parseDocument(MediaDocument, await transaction.get(file.ref));
      if (!media?.inHistory) return null;
      const users = media.usedBy.map((path) => db.doc(path));
      const snapshots = await transaction.getAll(...users, { fieldMask: [] });
      const usedBy = snapshots.filter(({ exists }) => exists).map(({ ref }) => ref.path);
      if (usedBy.length === 0) transaction.delete(file.ref);
      else if (usedBy.length < media.usedBy.length) transaction.update(file.ref, { usedBy });
      return usedBy.length === 0 ? media.picture : null;
    });

  /** What fails here is left to the next `all`. */
  async function releaseEach(files: Iterable<QueryDocumentSnapshot>): Promise<void> {
    for (const file of files) {
      const unused = await release(file);
      if (unused) await store.discard([unused]);
    }
  }

  return {
    async all(): Promise<void> {
      const { docs } = await mediaFiles.where('inHistory', '==', true).select().get();
      await releaseEach(docs);
    },

    async usedBy(revisions: readonly string[]): Promise<void> {
      const used = await Promise.all(
        revisions.map((path) => mediaFiles.where('usedBy', 'array-contains', path).select().get()),
      );
      await releaseEach(new Map(used.flatMap(({ docs }) => docs.map((file) => [file.id, file]))).values());
    },
  };
}
