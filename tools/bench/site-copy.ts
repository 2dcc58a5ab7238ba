import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { execa } from 'execa';

const TEXT = /text|javascript|json|xml|svg/;
/** These headers belong to HTTP/1.1, to an encoding chosen here, or to one visitor. */
const DROPPED =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|set-cookie)$/;
const CERTIFICATE = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout - -out -'.split(
  ' ',
);

interface Stored {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface CopyOptions {
  /** Whether a response waits for more urgent ones. */
  readonly priorities?: boolean;
  /** Sent with each request to the source. */
  readonly cookie?: string;
}

export interface SiteCopy {
  readonly origin: string;
  /** SHA-256 of the certificate's public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly keyHash: string;
  /** Serves a page that the source lacks. */
  add(path: string, html: string): void;
  /** Stops fetching from the source. */
  complete(): void;
  /** Throws if the copy lacked something that was requested: pages that fail measure something else. */
  close(): Promise<void>;
}

/** Serves a site as a CDN does, over HTTP/2; each response is compressed and fetched from `source` once. */
export async function serveCopy(
  source: string,
  { priorities = true, cookie }: CopyOptions,
): Promise<SiteCopy> {
  const stored = new Map<string, Promise<Stored>>();
  const missing = new Set<string>();
  let isComplete = false;

  const find = async (request: Http2ServerRequest): Promise<Stored> => {
    const body = await text(request);
    const key = `${request.method} ${request.url} ${body}`.trim();
    const response = stored.get(key) ?? (isComplete ? undefined : fetchFrom(source, request, body, cookie));
    if (!response) {
      missing.add(key);
      return { status: 404, headers: {}, body: Buffer.alloc(0) };
    }
    stored.set(key, response);
    return response;
  };
  const { stdout: pem } = await execa('openssl', CERTIFICATE);
  const inFlight = new Map<object, number>();
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, async (request, response) => {
    const urgency = urgencyOf(request);
    inFlight.set(response, urgency);
    response.once('close', () => inFlight.delete(response) && server.emit('sent'));
    const { status, headers, body } = await find(request);
    while (priorities && [...inFlight.values()].some((other) => other < urgency)) await once(server, 'sent');
    if (headers.etag && headers.etag === request.headers['if-none-match'])
      response.writeHead(304, headers).end();
    else response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  server.setMaxListeners(0).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyHash: createHash('sha256')
      .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    add: (path, html) => {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      stored.set(`GET ${path}`, Promise.resolve(compressed(200, headers, html)));
    },
    complete: () => {
      isComplete = true;
    },
    close: async () => {
      server.close();
      if (missing.size > 0) throw new Error(`The copy lacks ${[...missing].join(', ')}`);
    },
  };
}

/** Returns 0, the most urgent, to 7 (RFC 9218). */
function urgencyOf({ headers }: Http2ServerRequest): number {
  return Number(/u=(\d)/.exec(String(headers.priority))?.[1] ?? 3);
}

async function fetchFrom(
  source: string,
  { method, url, headers }: Http2ServerRequest,
  body: string,
  cookie?: string,
): Promise<Stored> {
  const response = await fetch(source + url, {
    method,
    redirect: 'manual',
    // The API accepts changes from its own origin only.
    headers: {
      Accept: headers.accept ?? '*/*',
      'Content-Type': headers['content-type'] ?? '',
      Origin: source,
      ...(cookie && { Cookie: cookie }),
    },
    ...(body && { body }),
  });
  const kept = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.test(name)));
  const received = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  if (!TEXT.test(kept['content-type'] ?? '')) return { status, headers: kept, body: received };
  return compressed(status, kept, received.toString());
}

function compressed(status: number, headers: Stored['headers'], body: string): Stored {
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
}
