import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Persistence, startPersistence } from './auto-export';
import { StoredData } from './snapshot';

/** The emulators' data. */
let accounts: string;
let pages: string[][];
let exports: object[];
let isBroken: boolean;

let folder: string;
let data: StoredData;
let server: Server;
let persistence: Persistence;

beforeEach(async () => {
  [accounts, pages, exports, isBroken] = ['one', [['a']], [], false];
  folder = mkdtempSync(join(tmpdir(), 'keeper-'));
  data = new StoredData(folder);
  writeFileSync(data.journal, '');
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any');
    if (pathname === '/_admin/export') {
      const wanted = (await json(request)) as { path: string; targets: string[] };
      exports.push(wanted.targets);
      mkdirSync(wanted.path);
      writeFileSync(join(wanted.path, 'firebase-export-metadata.json'), accounts);
      response.writeHead(isBroken ? 500 : 200).end('{}');
    } else if (pathname.endsWith('accounts:batchGet')) response.end(accounts);
    else {
      const page = Number(searchParams.get('pageToken') || 0);
      const next = page + 1 < pages.length ? { nextPageToken: String(page + 1) } : {};
      response.end(JSON.stringify({ items: pages[page], ...next }));
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  persistence = startPersistence(data, { hub: host, auth: host, storage: host }, () => undefined);
});
afterEach(() => {
  persistence.stop();
  server.close();
  rmSync(folder, { recursive: true });
});

const copied = () => readFileSync(join(data.copy ?? '', 'firebase-export-metadata.json'), 'utf8');

it('exports accounts and images, and again only after a change', async () => {
  await persistence.keep();
  await persistence.keep();
  expect(exports).toEqual([['auth', 'storage']]);
  accounts = 'two';
  await persistence.keep();
  expect(copied()).toBe('two');
  pages = [['a'], ['b']];
  await persistence.keep();
  pages = [['a'], ['c']];
  await persistence.finish();
  expect(exports).toHaveLength(4);
});

it('keeps the previous export when the next one fails, and retries', async () => {
  await persistence.keep();
  [accounts, isBroken] = ['two', true];
  await expect(persistence.keep()).rejects.toThrow('500');
  expect(copied()).toBe('one');
  isBroken = false;
  await persistence.finish();
  expect(copied()).toBe('two');
});
