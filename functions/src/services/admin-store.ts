import type { Firestore } from 'firebase-admin/firestore';
import type { PictureLibrary } from '../pictures/library';

export type AdminServiceStore = ReturnType<typeof createAdminServiceStore>;

export function createAdminServiceStore(db: Firestore, library: PictureLibrary, clock: () => Date) {
  return {};
}
