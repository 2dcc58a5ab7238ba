import { createServer } from 'node:http';
import { listen } from './listen';

/** `host:port` of a port without a listener. */
export async function closedPort(): Promise<string> {
  const server = createServer();
  const { host } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return host;
}
