import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { Failure } from '../process/failure';
import type { Manifest } from './manifest';

const PATH = 'restores/unfinished';

/** How far a restore is. There from the first write to the last. */
const Marker = z.object({
  /** The hash of the archive's manifest, which has the hashes of all else. */
  archive: z.string(),
  /** So many entries of the archive are written. */
  entries: z.int(),
  /** So many accounts of them have no password any more. */
  withoutPassword: z.int(),
});
export type Marker = z.infer<typeof Marker>;

export function archiveIdOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}

/** `null` where no restore is unfinished. */
export async function readMarker(db: Firestore): Promise<Marker | null> {
  const snapshot = await db.doc(PATH).get();
  return snapshot.exists ? Marker.parse(snapshot.data()) : null;
}

export async function writeMarker(db: Firestore, marker: Marker): Promise<void> {
  await db.doc(PATH).set(marker);
}

export async function deleteMarker(db: Firestore): Promise<void> {
  await db.doc(PATH).delete();
}

/** Throws a failure where a restore is unfinished. */
export async function requireRestored({
  projectId,
  db,
}: {
  projectId: string;
  db: Firestore;
}): Promise<void> {
  if (!(await readMarker(db))) return;
  throw new Failure(
    `${projectId} is half restored: finish that by \`npm run restore\` with the same file first.`,
  );
}
