import type { Firestore } from 'firebase-admin/firestore';
import type { PictureLibrary } from '../pictures/library';

export type ImageStore = ReturnType<typeof createImageStore>;

export function createImageStore(db: Firestore, library: PictureLibrary, clock: () => Date) {
  return {};
}
