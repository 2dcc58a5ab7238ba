import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/** A CDN closes idle connections later than Node's default of 5 seconds, which a throttled page can exceed. */
const IDLE_MS = 60_000;
const TEXT = /text|javascript|json|xml|svg/;
/** Headers of the connection, of an encoding that is chosen here, and of one visitor. */
const DROPPED = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['date', 'set-cookie'],
];
/** The times of the data in a rendered page. The app fetches older data again; a CDN has no such pages. */
const DATA_TIME = /(?<="(?:dehydratedAt|dataUpdatedAt)":)\d{13}/g;
/** Longer than any measurement. */
const FRESH_MS = 24 * 60 * 60_000;

interface Stored {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface SiteCopy {
  readonly origin: string;
  /** Requests that the completed copy lacks; their response is a 404. */
  readonly missing: string[];
  /** From now on the copy serves only what it has. */
  complete(): void;
  close(): Promise<void>;
}

/** Serves a site as a CDN does, with texts compressed in advance: each response is fetched from `source` once. */
export async function serveCopy(source: string): Promise<SiteCopy> {
  const stored = new Map<string, Promise<Stored>>();
  const missing: string[] = [];
  let isComplete = false;

  const respond = async (request: IncomingMessage): Promise<Stored> => {
    const body = await text(request);
    const key = `${request.method} ${request.url} ${body}`.trim();
    const found = stored.get(key) ?? (isComplete ? undefined : fetchFrom(source, request, body));
    if (!found) {
      missing.push(key);
      return { status: 404, headers: {}, body: Buffer.alloc(0) };
    }
    stored.set(key, found);
    return found;
  };
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    respond(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing,
    complete() {
      isComplete = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function fetchFrom(source: string, { method = 'GET', url, headers }: IncomingMessage, body: string) {
  const response = await fetch(source + url, {
    method,
    redirect: 'manual',
    // The API accepts changes from its own pages only.
    headers: {
      Accept: headers.accept ?? '*/*',
      'Content-Type': headers['content-type'] ?? '',
      Origin: source,
    },
    ...(body && { body }),
  });
  const kept = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.includes(name)));
  const received = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  if (!TEXT.test(kept['content-type'] ?? '')) return { status, headers: kept, body: received };
  const fresh = received.toString().replace(DATA_TIME, String(Date.now() + FRESH_MS));
  return { status, headers: { ...kept, 'content-encoding': 'br' }, body: brotliCompressSync(fresh) };
}
