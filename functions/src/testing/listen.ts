import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server on a free port of this machine, and returns its origin. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
