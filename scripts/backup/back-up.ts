import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { accountsOf } from './accounts';
import { type Archive, writeArchive } from './archive';
import { documentsOf, LEFT_OUT } from './documents';
import { type Counts, MANIFEST, Manifest } from './manifest';
import { type Bucket, bytesOf, objectsOf, toSaved } from './objects';

/** Everything of a project that is worth keeping. */
export interface Project {
  readonly projectId: string;
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: Bucket;
}

/** So much of documents is held in memory, in characters. */
const LARGEST_ENTRY = 4_000_000;

/** Writes all of a project into an archive; answers how much that was. */
export async function backUp(project: Project, file: string, now: Date): Promise<Counts> {
  const counts = { documents: 0, accounts: 0, objects: 0 };
  await writeArchive(file, async (archive) => {
    counts.accounts = await addAccounts(project.auth, archive);
    counts.documents = await addDocuments(project.db, archive);
    // After the documents, so that a picture that is added meanwhile is at worst one that nothing shows.
    counts.objects = await addObjects(project.bucket, archive);
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

async function addAccounts(auth: Auth, archive: Archive): Promise<number> {
  let [count, entry] = [0, 0];
  for await (const page of accountsOf(auth)) {
    count += page.length;
    await archive.add(`accounts/${++entry}.json`, JSON.stringify(page));
  }
  return count;
}

async function addDocuments(db: Firestore, archive: Archive): Promise<number> {
  let [count, entry, lines] = [0, 0, ''];
  for await (const document of documentsOf(db)) {
    count += 1;
    lines += `${JSON.stringify(document)}\n`;
    if (lines.length < LARGEST_ENTRY) continue;
    await archive.add(`documents/${++entry}.jsonl`, lines);
    lines = '';
  }
  if (lines) await archive.add(`documents/${++entry}.jsonl`, lines);
  return count;
}

async function addObjects(bucket: Bucket, archive: Archive): Promise<number> {
  let count = 0;
  for await (const file of objectsOf(bucket)) {
    const name = `objects/${++count}`;
    await archive.add(`${name}.json`, JSON.stringify(toSaved(file)));
    await archive.addStream(name, Number(file.metadata.size), bytesOf(file));
  }
  return count;
}
