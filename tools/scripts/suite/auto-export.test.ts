import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Keeper, startKeeper } from './auto-export';
import { KeptData } from './snapshot';

/** The emulators' data. */
let accounts: string;
let pages: string[][];
let exports: object[];
let isBroken: boolean;

let folder: string;
let data: KeptData;
let server: Server;
let keeper: Keeper;

beforeEach(async () => {
  [accounts, pages, exports, isBroken] = ['one', [['a']], [], false];
  folder = mkdtempSync(join(tmpdir(), 'keeper-'));
  data = new KeptData(folder);
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
  keeper = startKeeper(data, { hub: host, auth: host, storage: host }, () => undefined);
});
afterEach(() => {
  keeper.stop();
  server.close();
  rmSync(folder, { recursive: true });
});

const copied = () => readFileSync(join(data.copy ?? '', 'firebase-export-metadata.json'), 'utf8');

it('exports accounts and images, and again only after a change', async () => {
  await keeper.keep();
  await keeper.keep();
  expect(exports).toEqual([['auth', 'storage']]);
  accounts = 'two';
  await keeper.keep();
  expect(copied()).toBe('two');
  pages = [['a'], ['b']];
  await keeper.keep();
  pages = [['a'], ['c']];
  await keeper.finish();
  expect(exports).toHaveLength(4);
});

it('keeps the previous export when the next one fails, and retries', async () => {
  await keeper.keep();
  [accounts, isBroken] = ['two', true];
  await expect(keeper.keep()).rejects.toThrow('500');
  expect(copied()).toBe('one');
  isBroken = false;
  await keeper.finish();
  expect(copied()).toBe('two');
});
