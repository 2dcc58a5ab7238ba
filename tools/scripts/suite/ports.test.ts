import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../process/failure';
import { listeningSockets } from './port-holder';
import { awaitFreePorts, describeTaken, findTaken, isFree, nextFreePort, requireFreePorts } from './ports';

describe('a port with a listener', () => {
  let server: Server;
  let port: number;

  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    port = (server.address() as { port: number }).port;
  });
  afterEach(() => {
    server.close();
  });

  it('is not free until its listener ends', async () => {
    expect(await isFree(port)).toBe(false);
    await new Promise((closed) => server.close(closed));
    expect(await isFree(port)).toBe(true);
  });

  it('is reported with its purpose and the process that holds it', async () => {
    const [taken] = await findTaken([{ name: 'firestore', port }]);
    expect(taken).toMatchObject({ name: 'firestore', port });
    expect(taken?.holder).toContain(`(process ${process.pid})`);
  });

  it('is awaited when its holder is about to end', async () => {
    const free = awaitFreePorts([{ name: 'auth', port }]);
    server.close();
    await expect(free).resolves.toBeUndefined();
  });

  it('is skipped for the next free port that the suite does not use otherwise', async () => {
    const [first = 0, second = 0] = [await nextFreePort(port, []), await nextFreePort(port, [port + 1])];
    expect(first).toBeGreaterThan(port);
    expect(second).toBeGreaterThan(port + 1);
    expect(await nextFreePort(first, [])).toBe(first);
  });

  it('fails the start with one line', async () => {
    const failure = await requireFreePorts([{ name: 'auth', port }]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(String(failure)).toMatch(
      new RegExp(`^Failure: Port ${port} \\(auth\\) is taken by .*\\. End that first\\.$`),
    );
  });
});

describe('describeTaken', () => {
  it('groups several ports by their holder in one line', () => {
    const taken = [
      { name: 'auth', port: 9099, holder: 'node (process 7)' },
      { name: 'firestore', port: 8080, holder: 'java (process 8)' },
      { name: 'hosting', port: 5000, holder: 'node (process 7)' },
      { name: 'storage', port: 9199, holder: null },
    ];
    expect(describeTaken(taken)).toBe(
      'Ports 9099 (auth), 5000 (hosting) are taken by node (process 7); port 8080 (firestore) is taken by java (process 8); port 9199 (storage) is taken. End that first.',
    );
  });
});

describe('listeningSockets', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1 0',
    '   1: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 4712 1 0',
    '   2: 0100007F:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1 0',
  ].join('\n');

  it('finds listening sockets, not connected ones', () => {
    expect(listeningSockets(table, 8080)).toEqual(['4711']);
  });
});
