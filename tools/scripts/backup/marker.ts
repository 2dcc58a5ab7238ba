import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { Failure } from '../process/failure';
import type { Manifest } from './manifest';

const PATH = 'restores/unfinished';

/** The progress of a restore. It exists from the first write to the last. */
const Marker = z.object({
  /** The hash of the archive's manifest, which contains all other hashes. */
  archive: z.string(),
  /** Number of restored entries. */
  entries: z.int(),
  /** Number of accounts that lost their password. */
  withoutPassword: z.int(),
});
export type Marker = z.infer<typeof Marker>;

export function archiveIdOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}

/** `null` when no restore is unfinished. */
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

/** Throws a `Failure` when a restore is unfinished. */
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
