import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Archive, readArchive, writeArchive } from './archive';
import { textOf, verify } from './verify';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  file = join(folder, 'archive.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function* chunks(count: number) {
  for (let at = 0; at < count; at++) yield Buffer.alloc(100_000, at);
}

async function fill(archive: Archive): Promise<void> {
  await archive.add('accounts/1.json', '[]');
  await archive.addStream('objects/1', 2_000_000, chunks(20));
  await archive.addStream('objects/2', 0, chunks(0));
}

const entries = async () => {
  const found: [string, number][] = [];
  await readArchive(file, async (name, content) => {
    found.push([name, (await textOf(content)).length]);
  });
  return found.map(([name]) => name);
};

it('returns its entries in order and is readable by its owner only', async () => {
  await writeArchive(file, fill);
  expect(await entries()).toEqual(['accounts/1.json', 'objects/1', 'objects/2']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('leaves no file when its source fails', async () => {
  const failing = (archive: Archive) => fill(archive).then(() => Promise.reject(new Error('gone')));
  await expect(writeArchive(file, failing)).rejects.toThrow('gone');
  expect(readdirSync(folder)).toEqual([]);
});

it('overwrites no other file', async () => {
  writeFileSync(file, 'mine');
  await expect(writeArchive(file, fill)).rejects.toThrow('is there already');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

const sums = (archive: Archive) => [...archive.sums];
const counts = { documents: 0, accounts: 0, objects: 2 };
const manifest = (archive: Archive) => ({
  format: 'alnafitha-backup',
  version: 1,
  project: 'p',
  made: '2026-11-21T10:00:00.000Z',
  counts,
  leftOut: [],
  entries: sums(archive),
});

it('is valid with the right manifest at its end', async () => {
  await writeArchive(file, async (archive) => {
    await fill(archive);
    await archive.add('manifest.json', JSON.stringify(manifest(archive)));
  });
  expect((await verify(file)).counts).toEqual(counts);
});

it.each([
  ['no manifest', () => null],
  ['another count', (archive: Archive) => ({ ...manifest(archive), counts: { ...counts, objects: 3 } })],
  [
    'an entry that is missing',
    (archive: Archive) => ({ ...manifest(archive), entries: sums(archive).slice(1) }),
  ],
  [
    'another checksum',
    (archive: Archive) => {
      const [first, ...others] = sums(archive);
      return { ...manifest(archive), entries: [{ ...first, sha256: '0' }, ...others] };
    },
  ],
  ['another version', (archive: Archive) => ({ ...manifest(archive), version: 2 })],
])('is invalid with %s', async (_case, manifestOf) => {
  await writeArchive(file, async (archive) => {
    await fill(archive);
    const made = manifestOf(archive);
    if (made) await archive.add('manifest.json', JSON.stringify(made));
  });
  await expect(verify(file)).rejects.toThrow('nothing was written');
});

it.each(['documents/x.jsonl', '../evil', 'objects/1.txt'])(
  'is no backup with an entry called %s',
  async (name) => {
    await writeArchive(file, (archive) => archive.add(name, ''));
    await expect(verify(file)).rejects.toThrow('belongs to no backup');
  },
);
