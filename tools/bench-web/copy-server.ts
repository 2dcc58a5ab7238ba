import { once } from 'node:events';
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Failure } from '../scripts/process/failure';
import { type Copy, keyOf, type Request, type StoredResponse } from './copy';
import { translatorOf } from './translator';

/** Fixed, since rendered pages have their origin in their links, and a saved copy is served later. */
const PORT = 15_100;
/** A CDN closes idle connections later than Node's default of 5 seconds, which a throttled page can exceed. */
const IDLE_MS = 60_000;
const TEXT = /text|javascript|json|xml|svg/;
/** Headers of the connection, of encodings that are chosen here, and of one visitor. */
const DROPPED = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['date', 'set-cookie'],
]);

/** The times of the data in a rendered page. The app fetches older data again; a CDN has no such pages. */
const DATA_TIME = /(?<="(?:dehydratedAt|dataUpdatedAt)":)\d{13}/g;
/** Longer than any measurement, and within the range of timers. */
const FRESH_MS = 24 * 60 * 60_000;
const NOT_FOUND: StoredResponse = { status: 404, headers: {}, body: Buffer.alloc(0) };

export type Respond = (request: Request) => Promise<StoredResponse>;

export interface Server {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves on this machine. Throws a `Failure` when the port is in use. */
export async function serve(respond: Respond, port = PORT): Promise<Server> {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    const { method = '', url = '', headers } = request;
    buffer(request)
      .then((body) => respond({ method, url, headers, body }))
      .then(
        ({ status, headers, body }) =>
          response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
        (error: unknown) => response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error)),
      );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    throw new Failure(`The copy cannot be served: ${error}`);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Responds as a CDN does, from a copy, with texts compressed in advance, and reports the requests that the copy lacks. */
export function respondFrom(copy: Copy, onMissing: (key: string) => void): Respond {
  const translate = translatorOf(copy);
  const encoded = new Map([...copy.responses].map(([key, stored]) => [key, encode(refresh(stored))]));
  return async (request) => {
    const key = keyOf(request);
    const translated = translate(request);
    const variants = translated ? encode(translated) : encoded.get(key);
    if (!variants) onMissing(key);
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,]+/);
    return variants?.find(({ encoding }) => !encoding || accepted.includes(encoding)) ?? NOT_FOUND;
  };
}

/** A page whose data stay fresh while it is measured. */
function refresh(stored: StoredResponse): StoredResponse {
  if (!stored.headers['content-type']?.startsWith('text/html')) return stored;
  const text = stored.body.toString().replace(DATA_TIME, String(Date.now() + FRESH_MS));
  return { ...stored, body: Buffer.from(text) };
}

interface Variant extends StoredResponse {
  readonly encoding?: string;
}

/** The variants of a response, the smallest first. */
function encode(stored: StoredResponse): Variant[] {
  const { headers, body } = stored;
  if (!TEXT.test(headers['content-type'] ?? '')) return [stored];
  const varied = headers.vary?.split(', ') ?? [];
  const vary = [...new Set([...varied, 'Accept-Encoding'])].join(', ');
  const variantOf = (encoding: string, compressed: Buffer): Variant => ({
    ...stored,
    headers: { ...headers, vary, 'content-encoding': encoding },
    body: compressed,
    encoding,
  });
  return [
    variantOf('br', brotliCompressSync(body)),
    variantOf('gzip', gzipSync(body, { level: 9 })),
    { ...stored, headers: { ...headers, vary } },
  ];
}

/** Sends a request on to the suite, under the host of the copy's server. */
export async function forward(request: Request, suite: string): Promise<StoredResponse> {
  // A response that depends on what the browser has or decodes cannot be stored.
  const { 'accept-encoding': _encodings, 'if-none-match': _etag, ...headers } = request.headers;
  const { hostname, port } = new URL(suite);
  const { method, url: path, body } = request;
  const forwarded = sendRequest({ hostname, port, path, method, headers }).end(body);
  const [received] = (await once(forwarded, 'response')) as [IncomingMessage];
  const stored = Object.entries(received.headers).filter(([name]) => !DROPPED.has(name));
  return {
    status: received.statusCode ?? 502,
    headers: Object.fromEntries(stored.map(([name, value]) => [name, String(value)])),
    body: await buffer(received),
  };
}
