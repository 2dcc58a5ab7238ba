import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface File {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body by content encoding. */
  readonly bodies: Readonly<Record<string, Buffer>>;
}

/** A finished copy of what was requested from a site, served as a CDN would. */
export interface SiteCopy {
  readonly origin: string;
  /** From now on nothing is requested from the site: what is not in the copy responds 404. */
  freeze(): void;
  /** The paths that were requested after `freeze` and are not in the copy. */
  readonly missing: ReadonlySet<string>;
  close(): void;
}

/** What the Functions and Hosting emulators do not add to their responses, or a server sets itself. */
const SENT_HEADERS = ['content-type', 'cache-control', 'etag', 'location', 'x-content-type-options'];
const TEXT = /^(?:text\/|application\/(?:json|javascript|ld\+json|manifest\+json|xml)|image\/svg)/;

/** Serves the responses of a site from memory, compressed once. */
export async function serveCopy(site: string): Promise<SiteCopy> {
  const files = new Map<string, Promise<File>>();
  const missing = new Set<string>();
  let isFrozen = false;

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (isFrozen && !files.has(path)) {
      missing.add(path);
      response.writeHead(404).end();
      return;
    }
    const file = files.get(path) ?? fetchFile(site + path);
    files.set(path, file);
    const { status, headers, bodies } = await file;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ['br', 'gzip'].find((each) => accepted.includes(each) && each in bodies) ?? 'identity';
    response.writeHead(status, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(bodies[encoding]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    missing,
    freeze() {
      isFrozen = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function fetchFile(url: string): Promise<File> {
  const response = await fetch(url, { redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(
    SENT_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const isText = TEXT.test(headers['content-type'] ?? '');
  return {
    status: response.status,
    headers,
    bodies: {
      identity: body,
      ...(isText && { br: brotliCompressSync(body), gzip: gzipSync(body, { level: 9 }) }),
    },
  };
}
