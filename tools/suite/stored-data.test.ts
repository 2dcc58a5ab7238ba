import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStoredData } from './stored-data';

const folder = join(mkdtempSync(join(tmpdir(), 'unstored-')), 'data');
/** The beginning of the path to whose requests the suite does not respond. */
let silent = '';
let count = 0;
/** Every document and account has changed since the last request. */
const suite = createServer(({ url }, response) => {
  if (silent && url?.startsWith(silent)) return;
  count += 1;
  response.end(`${count}`);
});
beforeAll(async () => {
  await once(suite.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  suite.closeAllConnections();
  suite.close();
  rmSync(join(folder, '..'), { recursive: true });
});

it.each(['/_admin/export', '/identitytoolkit', '/emulator/v1'])(
  'ends when %s does not respond, and says which it was',
  async (path) => {
    silent = '';
    const host = `127.0.0.1:${(suite.address() as AddressInfo).port}`;
    const environment = {
      FIREBASE_EMULATOR_HUB: host,
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
    };
    const data = await createStoredData(environment, folder, 1500);
    silent = path;
    await expect(data.store()).rejects.toThrow(
      new RegExp(`^http://${host}${path}.* did not respond within 1.5 seconds\\.$`),
    );
    expect(existsSync(folder)).toBe(false);
  },
);
