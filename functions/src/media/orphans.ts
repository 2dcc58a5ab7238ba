import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../platform/firebase';
import { MEDIA_FILES } from './document';

interface Orphan {
  readonly path: string;
  readonly bytes: number;
}

interface Inventory {
  readonly objects: number;
  readonly orphans: readonly Orphan[];
}

const FOLDER = 'media/';
const HOUR = 3_600_000;

/** Skips objects younger than an hour, whose document may not be written yet. */
export async function takeInventory(db: Firestore, bucket: Bucket, now: Date): Promise<Inventory> {
  const [files] = await bucket.getFiles({ prefix: FOLDER });
  // The documents are read after the objects, so that files used meanwhile are known.
  const { docs } = await db.collection(MEDIA_FILES).select().get();
  const known = new Set(docs.map(({ id }) => id));
  const isOrphan = ({ name, metadata: { timeCreated } }: (typeof files)[number]) =>
    !known.has(name.split('/')[1] ?? '') && now.getTime() - Date.parse(timeCreated ?? '') >= HOUR;
  const orphans = files.filter(isOrphan).map(({ name, metadata }) => ({
    path: name,
    bytes: Number(metadata.size),
  }));
  return { objects: files.length, orphans };
}
