import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isRevision, REVISIONS } from '../history/revisions';
import { parseDocument } from '../platform/documents';
import type { Bucket } from '../platform/firebase';
import { MEDIA_FILES, MediaDocument } from './document';
import { createMediaStore } from './store';
import type { StoredMedia } from './stored-media';

/** A batch may have 10 MiB, but deletions are small. */
const BATCH = 400;

export type Expiry = ReturnType<typeof createExpiry>;

/** Ends the history of entries that were deleted 30 days ago, and files that no revision uses any more. */
export function createExpiry(db: Firestore, bucket: () => Promise<Bucket>) {
  const store = createMediaStore(bucket);
  const mediaFiles = db.collection(MEDIA_FILES);

  async function deleteRevisions(now: Date): Promise<void> {
    const expired = db.collectionGroup(REVISIONS).where('expireAt', '<=', now);
    for (;;) {
      const { docs } = await expired.limit(BATCH).select().get();
      if (docs.length === 0) return;
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    }
  }

  /** Revisions also end by Firestore's TTL, and beyond the newest 20 by a save. */
  const release = (file: QueryDocumentSnapshot) =>
    db.runTransaction(async (transaction): Promise<StoredMedia | null> => {
      const media = parseDocument(MediaDocument, await transaction.get(file.ref));
      if (!media?.inHistory) return null;
      const revisions = media.usedBy.filter(isRevision);
      const snapshots = await transaction.getAll(...revisions.map((path) => db.doc(path)), { fieldMask: [] });
      const usedBy = snapshots.filter(({ exists }) => exists).map(({ ref }) => ref.path);
      if (usedBy.length === 0) transaction.delete(file.ref);
      else if (usedBy.length < media.usedBy.length) transaction.update(file.ref, { usedBy });
      return usedBy.length === 0 ? media.picture : null;
    });

  /** What fails here is left to the next `end`. */
  async function releaseAll(files: Iterable<QueryDocumentSnapshot>): Promise<void> {
    for (const file of files) {
      const unused = await release(file);
      if (unused) await store.discard([unused]);
    }
  }

  return {
    async end(now: Date): Promise<void> {
      await deleteRevisions(now);
      const { docs } = await mediaFiles.where('inHistory', '==', true).select().get();
      await releaseAll(docs);
    },

    /** Ends the history of a deleted entry now; `false` if there is none. */
    async purge(entry: DocumentReference): Promise<boolean> {
      const paths = await db.runTransaction(async (transaction) => {
        const [{ exists }, { docs }] = await Promise.all([
          transaction.get(entry),
          transaction.get(entry.collection(REVISIONS).select()),
        ]);
        if (exists) return [];
        for (const { ref } of docs) transaction.delete(ref);
        return docs.map(({ ref }) => ref.path);
      });
      const used = await Promise.all(
        paths.map((path) => mediaFiles.where('usedBy', 'array-contains', path).select().get()),
      );
      await releaseAll(new Map(used.flatMap(({ docs }) => docs.map((file) => [file.id, file]))).values());
      return paths.length > 0;
    },
  };
}
