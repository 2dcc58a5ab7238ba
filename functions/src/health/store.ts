import type { Firestore } from 'firebase-admin/firestore';

/** Rejects where Firestore does not answer. A document that does not exist is read like any other. */
export function createHealthStore(db: Firestore) {
  return {
    async check(): Promise<void> {
      await db.doc('health/any').get();
    },
  };
}

export type HealthStore = ReturnType<typeof createHealthStore>;
