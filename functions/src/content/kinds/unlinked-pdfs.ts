import { DELETED_DAYS } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { createPdfStore } from '../../media/pdfs';
import type { Bucket } from '../../platform/firebase';
import { REVISIONS } from '../revisions';
import { COLLECTION } from './block-documents';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes PDFs that were uploaded a day ago or before, and that no block links to, now or in the history of the last
 * days in which deleted entries can be restored.
 */
export function deleteUnlinkedPdfs(db: Firestore, bucket: () => Promise<Bucket>, now: Date): Promise<void> {
  return createPdfStore(bucket).expire(new Date(now.getTime() - DAY_MS), async () => {
    const { docs } = await db.collection(COLLECTION).get();
    const since = new Date(now.getTime() - DELETED_DAYS * DAY_MS);
    const histories = await Promise.all(
      docs.map(({ ref }) => ref.collection(REVISIONS).where('at', '>', since).get()),
    );
    const states = [...docs, ...histories.flatMap((history) => history.docs)];
    return JSON.stringify(states.map((state) => state.data()));
  });
}
