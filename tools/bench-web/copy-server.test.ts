import { request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { translateBatch } from '@alnafitha/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoredResponse } from './copy';
import { forward, type Respond, respondFrom, type Server, serve } from './copy-server';

const HTML = `<p>${'window '.repeat(100)}</p>`;
const stored = (contentType: string, body: string, headers = {}): StoredResponse => ({
  status: 200,
  headers: { 'content-type': contentType, ...headers },
  body: Buffer.from(body),
});
const copy = {
  pages: ['/'],
  responses: new Map([
    ['/', stored('text/html; charset=utf-8', HTML, { 'content-security-policy': "default-src 'self'" })],
    [
      'POST /api/translate-batch {"texts":["door","window"],"targetLang":"ar"}',
      stored('application/json', '{"translatedTexts":["باب","نافذة"]}'),
    ],
    ['/media/a/480.webp', stored('image/webp', 'image', { 'cache-control': 'public, max-age=60' })],
  ]),
};

const missing: string[] = [];
const respond = respondFrom(copy, (key) => missing.push(key));

const servers: Server[] = [];
afterEach(async () => {
  missing.length = 0;
  for (const server of servers.splice(0)) await server.close();
});

async function started(respond: Respond): Promise<Server> {
  const server = await serve(respond, 0);
  servers.push(server);
  return server;
}

/** `fetch` would decode the body. */
async function get(path: string, encodings: string) {
  const { origin } = await started(respond);
  return new Promise<{ headers: NodeJS.Dict<unknown>; body: Buffer }>((resolve, reject) => {
    sendRequest(origin + path, { headers: { 'accept-encoding': encodings } }, async (response) =>
      resolve({ headers: response.headers, body: await buffer(response) }),
    )
      .on('error', reject)
      .end();
  });
}

describe('the server of a copy', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('compresses texts for "%s" by %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get('/', accepted);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(body).toString()).toBe(HTML);
  });

  it('leaves images as they are', async () => {
    const { headers, body } = await get('/media/a/480.webp', 'gzip, br');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'content-type': 'image/webp' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('image');
  });

  it('makes the data of old pages fresh', async () => {
    const aged = {
      pages: [],
      responses: new Map([['/', stored('text/html', '{"dataUpdatedAt":1700000000000}')]]),
    };
    const { origin } = await started(respondFrom(aged, () => undefined));
    const { dataUpdatedAt } = await (await fetch(origin)).json();
    expect(dataUpdatedAt).toBeGreaterThan(Date.now());
  });

  it('translates the texts of the copy in any batch', async () => {
    const { origin } = await started(respond);
    const translate = (...texts: string[]) => {
      const body = JSON.stringify({ texts, targetLang: 'ar' });
      return fetch(origin + translateBatch.path, { method: 'POST', body });
    };
    expect(await (await translate('window', 'door')).json()).toEqual({ translatedTexts: ['نافذة', 'باب'] });
    expect((await translate('window', 'gate')).status).toBe(404);
    expect(missing).toEqual(['POST /api/translate-batch {"texts":["window","gate"],"targetLang":"ar"}']);
  });

  it('responds 404 to an unknown path, and reports it', async () => {
    const { origin } = await started(respond);
    expect((await fetch(`${origin}/api/posts?page=2`)).status).toBe(404);
    expect(missing).toEqual(['/api/posts?page=2']);
  });

  it('reports a failed response', async () => {
    const { origin } = await started(async () => {
      throw new Error('The suite has ended.');
    });
    const response = await fetch(origin);
    expect([response.status, await response.text()]).toEqual([502, 'Error: The suite has ended.']);
  });

  it('rejects a port in use', async () => {
    const { origin } = await started(respond);
    await expect(serve(respond, Number(new URL(origin).port))).rejects.toThrow('The copy cannot be served');
  });
});

it('forwards a request under its own host, and drops the headers of the connection', async () => {
  const suite = await started(async ({ method, url, headers, body }) => ({
    status: 201,
    headers: { 'x-host': String(headers.host), 'set-cookie': 'a=b' },
    body: Buffer.from(`${method} ${url} ${headers['accept-encoding']} ${body}`),
  }));
  const server = await started((request) => forward(request, suite.origin));
  const response = await fetch(`${server.origin}/api/messages?a=b`, { method: 'POST', body: 'text' });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-host')).toBe(new URL(server.origin).host);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toBe('POST /api/messages?a=b undefined text');
});
