import type { UserImportOptions } from 'firebase-admin/auth';
import { Failure } from '../process/failure';
import { createProgress, type Step } from '../process/progress';
import { deleteAccounts, importAccounts } from './accounts';
import { readArchive } from './archive';
import type { Project } from './back-up';
import { deleteDocuments, type SavedDocument, writeDocuments } from './documents';
import { type Counts, kindOf } from './manifest';
import { archiveIdOf, deleteMarker, type Marker, readMarker, writeMarker } from './marker';
import { deleteObjects, type SavedObject, writeObject } from './objects';
import { accountsIn, documentsIn, objectIn, textOf, verify } from './verify';

interface Options {
  /** Deletes the project's data first. */
  readonly isReplacing: boolean;
  /** The hash parameters of the real project's passwords. */
  readonly hash?: UserImportOptions['hash'];
}

export interface Restored {
  readonly counts: Counts;
  /** How many accounts need a new password. */
  readonly withoutPassword: number;
}

/** Batch size in characters, below the limit of a request. */
const LARGEST_COMMIT = 2_000_000;
const MOST_WRITES = 200;

/** In this order. */
export const RESTORE_STEPS = ['Checking the file', 'Preparing the project', 'Writing entries of the file'];

/**
 * Restores an archive. Throws a `Failure`, and writes nothing, for an invalid archive or a project with content. When a
 * restore of the same archive was interrupted, it resumes with the missing entries.
 */
export async function restore(
  project: Project,
  file: string,
  options: Options,
  progress = createProgress(RESTORE_STEPS, { write: () => undefined }),
): Promise<Restored> {
  const manifest = await progress.step(() => verify(file));
  const marker = await progress.step(() => prepare(project, archiveIdOf(manifest), options));
  if (marker.entries > 0) {
    progress.note(`A restore of this file was interrupted. It goes on after ${marker.entries} entries.`);
  }
  const withoutPassword = await progress.step(async (step) => {
    step.expect(manifest.entries.length);
    return writeEntries(project, { file, from: manifest.project, marker }, options, step);
  });
  await deleteMarker(project.db);
  return { counts: manifest.counts, withoutPassword };
}

/** Prepares a project for an archive; returns the progress of an interrupted restore. */
async function prepare(project: Project, archive: string, { isReplacing }: Options): Promise<Marker> {
  const unfinished = await readMarker(project.db);
  if (unfinished?.archive === archive) return unfinished;
  if (isReplacing) await empty(project);
  else if (unfinished) {
    throw new Failure(
      `${project.projectId} is half restored from another file, so nothing was written. That file finishes it; --replace deletes what is there.`,
    );
  } else await requireEmpty(project);
  const marker = { archive, entries: 0, withoutPassword: 0 };
  await writeMarker(project.db, marker);
  return marker;
}

interface Source {
  readonly file: string;
  /** The project of the backup. */
  readonly from: string;
  readonly marker: Marker;
}

/** Writes the missing entries. Writes are idempotent, so an interrupted entry is written again. */
async function writeEntries(
  project: Project,
  { file, from, marker }: Source,
  { hash }: Options,
  step: Step,
): Promise<number> {
  const projects = { from, to: project.projectId };
  let { withoutPassword } = marker;
  let entries = 0;
  let object: SavedObject | undefined;
  await readArchive(file, async (name, content) => {
    entries += 1;
    const kind = kindOf(name);
    const isWritten = entries <= marker.entries;
    if (kind === 'bytes' && object && !isWritten) await writeObject(project.bucket, object, content);
    else {
      const text = await textOf(content);
      // Its bytes are the next entry, which may be missing.
      if (kind === 'object') object = objectIn(text);
      if (kind === 'accounts' && !isWritten) {
        withoutPassword += await importAccounts(project.auth, accountsIn(text), hash);
      }
      if (kind === 'documents' && !isWritten) {
        for (const some of inPortions(documentsIn(text))) await writeDocuments(project.db, projects, some);
      }
    }
    if (kind === null) return;
    step.advance();
    if (!isWritten && kind !== 'object') {
      await writeMarker(project.db, { archive: marker.archive, entries, withoutPassword });
    }
  });
  return withoutPassword;
}

async function requireEmpty({ projectId, db, auth, bucket }: Project): Promise<void> {
  const [collections, { users }, [files]] = await Promise.all([
    db.listCollections(),
    auth.listUsers(1),
    bucket.getFiles({ maxResults: 1, autoPaginate: false }),
  ]);
  const found = [
    ...(collections.length > 0 ? ['documents'] : []),
    ...(users.length > 0 ? ['accounts'] : []),
    ...(files.length > 0 ? ['pictures'] : []),
  ];
  if (found.length === 0) return;
  throw new Failure(
    `${projectId} has ${found.join(', ')} already, so nothing was written. --replace deletes them first.`,
  );
}

async function empty({ db, auth, bucket }: Project): Promise<void> {
  await deleteDocuments(db);
  await deleteAccounts(auth);
  await deleteObjects(bucket);
}

function inPortions(documents: readonly SavedDocument[]): SavedDocument[][] {
  const portions: SavedDocument[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const document of documents) {
    size += JSON.stringify(document).length;
    const last = portions.at(-1);
    if (last && size <= LARGEST_COMMIT && last.length < MOST_WRITES) last.push(document);
    else {
      portions.push([document]);
      size = JSON.stringify(document).length;
    }
  }
  return portions;
}
