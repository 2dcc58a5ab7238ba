import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoredData } from './stored-data';

const METADATA = 'firebase-export-metadata.json';

/** The emulators' data; an export fails while it is `null`. */
let content: string | null;
let parent: string;
let folder: string;
let hub: Server;
let host: string;

beforeEach(async () => {
  content = 'first';
  parent = mkdtempSync(join(tmpdir(), 'stored-data-'));
  folder = join(parent, 'data');
  hub = createServer(async (request, response) => {
    const { path } = (await json(request)) as { path: string };
    if (content !== null) write(path, content);
    response.writeHead(content === null ? 500 : 200).end('{}');
  });
  await new Promise<void>((ready) => hub.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(hub.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  hub.close();
  rmSync(parent, { recursive: true });
});

const open = (isFresh = false) => new StoredData(folder, host, isFresh);
/** What the next start loads. */
const stored = () => {
  const { snapshot } = open();
  return snapshot && read(snapshot);
};
const read = (snapshot: string) => readFileSync(join(snapshot, METADATA), 'utf8');
function write(snapshot: string, text: string): void {
  mkdirSync(snapshot);
  writeFileSync(join(snapshot, METADATA), text);
}

it('is empty before the first start, and after one that ended before it was seeded', async () => {
  const data = open();
  await data.finish();
  expect(stored()).toBeNull();
});

it('takes a snapshot at once, each minute and at the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const data = open();
  await data.start();
  expect(stored()).toBe('first');
  content = 'second';
  vi.advanceTimersByTime(60_000);
  await expect.poll(stored).toBe('second');
  content = 'third';
  await data.finish();
  expect(stored()).toBe('third');
});

it('retains the last snapshot when the next one fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const data = open();
  await data.start();
  content = null;
  await data.finish();
  expect(log).toHaveBeenCalledWith('The data could not be stored: Error: 500 {}');
  expect(stored()).toBe('first');
});

it('loads the next snapshot after a crash, if that is whole, else the last one', async () => {
  await open().start();
  mkdirSync(`${folder}-next`);
  expect(stored()).toBe('first');
  rmSync(`${folder}-next`, { recursive: true });
  write(`${folder}-next`, 'second');
  expect(stored()).toBe('second');
  renameSync(folder, `${folder}-next`);
  expect(stored()).toBe('second');
});

it('starts empty and moves the stored data aside', async () => {
  await open().start();
  const { snapshot, notes } = open(true);
  expect(snapshot).toBeNull();
  expect(existsSync(folder)).toBe(false);
  expect(read(`${folder}-before`)).toBe('first');
  expect(notes.join()).toContain(`${folder}-before`);
});

it('moves a folder aside that is no snapshot', () => {
  mkdirSync(folder);
  expect(open()).toMatchObject({ snapshot: null, notes: [expect.stringContaining(`${folder}-before`)] });
  expect(open().notes).toEqual([]);
});
