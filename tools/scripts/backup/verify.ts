import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fieldsFromJson } from '../../emulators/firestore/wire-json';
import { Failure } from '../process/failure';
import type { SavedAccount } from './accounts';
import { readArchive, type Sum } from './archive';
import type { SavedDocument } from './documents';
import { kindOf, MANIFEST, Manifest } from './manifest';
import { SavedObject } from './objects';

const Document = z.object({
  path: z.string().min(1),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const Accounts = z.array(z.looseObject({ uid: z.string().min(1) }));

/** Parses the documents of an entry. Throws for an invalid line. */
export function documentsIn(entry: string): SavedDocument[] {
  return entry
    .split('\n')
    .slice(0, -1)
    .map((line) => Document.parse(JSON.parse(line)));
}

export function accountsIn(entry: string): SavedAccount[] {
  return Accounts.parse(JSON.parse(entry));
}

export function objectIn(entry: string): SavedObject {
  return SavedObject.parse(JSON.parse(entry));
}

export async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Reads a whole archive. Throws a `Failure` unless it is complete and matches its manifest. */
export async function verify(file: string): Promise<Manifest> {
  try {
    return await verified(file);
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Failure(`${file} is no whole backup, so nothing was written. ${reason}`);
  }
}

async function verified(file: string): Promise<Manifest> {
  const found: Sum[] = [];
  const counts = { documents: 0, accounts: 0, objects: 0 };
  let manifest: Manifest | undefined;
  await readArchive(file, async (name, content) => {
    if (manifest) throw new Error(`${name} comes after the manifest.`);
    if (name === MANIFEST) {
      manifest = Manifest.parse(JSON.parse(await textOf(content)));
      return;
    }
    const kind = kindOf(name);
    if (kind === null) throw new Error(`${name} belongs to no backup.`);
    const { sum, text } = await summed(name, content, kind !== 'bytes');
    found.push(sum);
    if (kind === 'accounts') counts.accounts += accountsIn(text).length;
    if (kind === 'object') objectIn(text);
    if (kind === 'bytes') counts.objects += 1;
    if (kind === 'documents') {
      const documents = documentsIn(text);
      for (const { fields } of documents) fieldsFromJson(fields);
      counts.documents += documents.length;
    }
  });
  if (!manifest) throw new Error('It has no manifest: its end is missing.');
  if (JSON.stringify(manifest.entries) !== JSON.stringify(found)) throw new Error('Its checksums differ.');
  if (JSON.stringify(manifest.counts) !== JSON.stringify(counts)) throw new Error('Its counts differ.');
  return manifest;
}

/** The hash of an entry, and its text if `wanted`; images are not held in memory. */
async function summed(name: string, content: AsyncIterable<Uint8Array>, wanted: boolean) {
  const hash = createHash('sha256');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    if (wanted) chunks.push(chunk);
  }
  return { sum: { name, bytes, sha256: hash.digest('hex') }, text: Buffer.concat(chunks).toString() };
}
