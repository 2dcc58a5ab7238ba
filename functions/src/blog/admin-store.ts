import type { Firestore } from 'firebase-admin/firestore';
import type { PictureLibrary } from '../pictures/library';

export type AdminBlogStore = ReturnType<typeof createAdminBlogStore>;

export function createAdminBlogStore(db: Firestore, library: PictureLibrary, clock: () => Date) {
  return {};
}
