import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../process/failure';
import { awaitFreePorts, isFree, nextFreePort, requireFreePorts } from './ports';

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

  it('fails the start with one line, which names it with its purpose', async () => {
    const free = { name: 'hosting', port: await nextFreePort(port + 1, []) };
    const failure = await requireFreePorts([{ name: 'auth', port }, free]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(String(failure)).toBe(
      `Failure: Already in use: port ${port} (auth). Stop the program that listens there first.`,
    );
  });

  it('is named with every other one', async () => {
    const ports = ['auth', 'hosting'].map((name) => ({ name, port }));
    await expect(requireFreePorts(ports)).rejects.toThrow(`ports ${port} (auth), ${port} (hosting). Stop`);
  });
});
