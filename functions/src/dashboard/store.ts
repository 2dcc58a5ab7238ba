import type { Firestore } from 'firebase-admin/firestore';

export type DashboardStore = ReturnType<typeof createDashboardStore>;

export function createDashboardStore(db: Firestore) {
  return {};
}
