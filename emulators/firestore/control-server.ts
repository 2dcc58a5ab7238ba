import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Databases } from './databases';

const CLEAR = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/(?:\(default\)|%28default%29)\/documents$/i;
const RULES = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;

/** The emulator's HTTP endpoints: alive or not, clear a project, and take rules (which nobody is subject to yet). */
export function startControlServer(databases: Databases) {
  const answer: RequestListener = (request, response) => {
    // What a caller sends is of no use here, but has to be read before the connection serves another request.
    request.resume();
    const [path = '/'] = (request.url ?? '/').split('?');
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const cleared = CLEAR.exec(path)?.[1];
    if (request.method === 'GET' && path === '/') return reply(200, { status: 'ok' });
    if (request.method === 'DELETE' && cleared) {
      databases.open(cleared).clear();
      return reply(200, {});
    }
    if (request.method === 'PUT' && RULES.test(path)) return reply(200, { issues: [] });
    reply(404, { error: `No such endpoint: ${request.method} ${path}` });
  };
  const server = createServer(answer);
  return new Promise<{ port: number; stop: () => void }>((ready) => {
    server.listen(0, '127.0.0.1', () =>
      ready({ port: (server.address() as AddressInfo).port, stop: () => server.close() }),
    );
  });
}
