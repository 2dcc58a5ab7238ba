import type { Firestore } from 'firebase-admin/firestore';

/** Rejects when Firestore does not respond; a missing document is enough. */
export function createHealthStore(db: Firestore) {
  return {
    async check(): Promise<void> {
      await db.doc('health/any').get();
    },
  };
}

export type HealthStore = ReturnType<typeof createHealthStore>;
