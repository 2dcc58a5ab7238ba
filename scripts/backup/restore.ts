import type { UserImportOptions } from 'firebase-admin/auth';
import { Failure } from '../process/failure';
import { deleteAccounts, importAccounts } from './accounts';
import { readArchive } from './archive';
import type { Project } from './back-up';
import { deleteDocuments, type SavedDocument, writeDocuments } from './documents';
import { type Counts, kindOf } from './manifest';
import { deleteObjects, type SavedObject, writeObject } from './objects';
import { accountsIn, documentsIn, objectIn, textOf, verify } from './verify';

interface Options {
  /** Empties the project before. */
  readonly isReplacing: boolean;
  /** With which the passwords of a real project were hashed. */
  readonly hash?: UserImportOptions['hash'];
}

export interface Restored {
  readonly counts: Counts;
  /** How many accounts need a new password. */
  readonly withoutPassword: number;
}

/** So much is written at once, in characters: less than a request may hold. */
const LARGEST_COMMIT = 2_000_000;
const MOST_WRITES = 200;

/** Puts back what an archive holds. Throws a failure, and writes nothing, for a broken one or into a project with content. */
export async function restore(project: Project, file: string, options: Options): Promise<Restored> {
  const { project: from, counts } = await verify(file);
  if (!options.isReplacing) await requireEmpty(project);
  else await empty(project);

  const projects = { from, to: project.projectId };
  let withoutPassword = 0;
  let object: SavedObject | undefined;
  await readArchive(file, async (name, content) => {
    const kind = kindOf(name);
    if (kind === 'bytes' && object) return writeObject(project.bucket, object, content);
    const text = await textOf(content);
    if (kind === 'object') object = objectIn(text);
    if (kind === 'accounts')
      withoutPassword += await importAccounts(project.auth, accountsIn(text), options.hash);
    if (kind === 'documents') {
      for (const some of inPortions(documentsIn(text))) await writeDocuments(project.db, projects, some);
    }
  });
  return { counts, withoutPassword };
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
