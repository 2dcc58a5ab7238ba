import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isRevision, REVISIONS } from '../history/revisions';
import { parseDocument } from '../platform/documents';
import type { Bucket } from '../platform/firebase';
import { MEDIA_FILES, MediaDocument } from './document';
import { createMediaStore } from './store';
import type { StoredMedia } from './stored-media';

/** A batch may have 10 MiB, but deletions are small. */
const BATCH = 400;

/** Ends the history of entries that were deleted 30 days ago, and files that no revision uses any more. */
export function createExpiry(db: Firestore, bucket: () => Promise<Bucket>) {
  const store = createMediaStore(bucket);

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
      const found = await transaction.getAll(...revisions.map((path) => db.doc(path)), { fieldMask: [] });
      const [first, ...others] = found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
      if (first === undefined) transaction.delete(file.ref);
      else if (others.length + 1 < media.usedBy.length) {
        transaction.update(file.ref, { usedBy: [first, ...others] });
      }
      return first === undefined ? media.picture : null;
    });

  return {
    async end(now: Date): Promise<void> {
      await deleteRevisions(now);
      const { docs } = await db.collection(MEDIA_FILES).where('inHistory', '==', true).select().get();
      for (const file of docs) {
        const unused = await release(file);
        if (unused) await store.discard([unused]);
      }
    },
  };
}
