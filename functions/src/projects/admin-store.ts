import type { Firestore } from 'firebase-admin/firestore';
import type { PictureLibrary } from '../pictures/library';

export type AdminProjectStore = ReturnType<typeof createAdminProjectStore>;

export function createAdminProjectStore(db: Firestore, library: PictureLibrary, clock: () => Date) {
  return {};
}
