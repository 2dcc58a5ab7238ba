import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createProgress, type Step } from '../process/progress';
import { accountsOf } from './accounts';
import { type Archive, writeArchive } from './archive';
import { countDocuments, documentsOf, LEFT_OUT } from './documents';
import { type Counts, MANIFEST, Manifest } from './manifest';
import { requireRestored } from './marker';
import { type Bucket, bytesOf, listObjects, toSaved } from './objects';

/** The sources of a backup. */
export interface Project {
  readonly projectId: string;
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: Bucket;
}

/** Size in characters of the documents held in memory. */
const LARGEST_ENTRY = 4_000_000;

/** In this order. */
export const BACKUP_STEPS = ['Accounts', 'Documents', 'Pictures'];

/** Writes a whole project into an archive; returns the counts. Throws a `Failure` for a half-restored project. */
export async function backUp(
  project: Project,
  file: string,
  now: Date,
  progress = createProgress(BACKUP_STEPS, { write: () => undefined }),
): Promise<Counts> {
  await requireRestored(project);
  const counts = { documents: 0, accounts: 0, objects: 0 };
  await writeArchive(file, async (archive) => {
    counts.accounts = await progress.step((step) => addAccounts(project.auth, archive, step));
    counts.documents = await progress.step((step) => addDocuments(project.db, archive, step));
    // After the documents, so that an image that is added meanwhile is at worst orphaned.
    counts.objects = await progress.step((step) => addObjects(project.bucket, archive, step));
    const manifest = Manifest.parse({
      format: 'alnafitha-backup',
      version: 1,
      project: project.projectId,
      made: now.toISOString(),
      counts,
      leftOut: LEFT_OUT,
      entries: archive.sums,
    });
    await archive.add(MANIFEST, JSON.stringify(manifest));
  });
  return counts;
}

async function addAccounts(auth: Auth, archive: Archive, step: Step): Promise<number> {
  let [count, entry] = [0, 0];
  for await (const page of accountsOf(auth)) {
    count += page.length;
    step.advance(page.length);
    await archive.add(`accounts/${++entry}.json`, JSON.stringify(page));
  }
  return count;
}

async function addDocuments(db: Firestore, archive: Archive, step: Step): Promise<number> {
  step.expect(await countDocuments(db));
  let [count, entry, lines] = [0, 0, ''];
  for await (const document of documentsOf(db)) {
    count += 1;
    step.advance();
    lines += `${JSON.stringify(document)}\n`;
    if (lines.length < LARGEST_ENTRY) continue;
    await archive.add(`documents/${++entry}.jsonl`, lines);
    lines = '';
  }
  if (lines) await archive.add(`documents/${++entry}.jsonl`, lines);
  return count;
}

async function addObjects(bucket: Bucket, archive: Archive, step: Step): Promise<number> {
  const files = await listObjects(bucket);
  step.expect(files.length);
  let count = 0;
  for (const file of files) {
    const name = `objects/${++count}`;
    await archive.add(`${name}.json`, JSON.stringify(toSaved(file)));
    await archive.addStream(name, Number(file.metadata.size), bytesOf(file));
    step.advance();
  }
  return count;
}
