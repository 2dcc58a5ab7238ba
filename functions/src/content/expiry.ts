import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { createFileRelease } from '../media/library';
import type { Bucket } from '../platform/firebase';
import { REVISIONS } from './revisions';

/** A batch may have 10 MiB, but deletions are small. */
const BATCH = 400;

export type Expiry = ReturnType<typeof createExpiry>;

/** Ends the history of entries that were deleted 30 days ago, and files that no revision uses any more. */
export function createExpiry(db: Firestore, bucket: () => Promise<Bucket>) {
  const release = createFileRelease(db, bucket);

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

  return {
    async end(now: Date): Promise<void> {
      await deleteRevisions(now);
      await release.all();
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
      await release.usedBy(paths);
      return paths.length > 0;
    },
  };
}
