import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteCopy, serveCopy } from './site-copy';

const PAGE = '<h1>Windows</h1>'.repeat(20);
let requests = 0;
const site = createServer((_, response) => {
  requests += 1;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(PAGE);
});
let copy: SiteCopy;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  copy = await serveCopy(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
});

afterAll(() => {
  copy.close();
  site.close();
});

/** `fetch` would decompress the body. */
async function get(path: string, encoding: string) {
  const { request } = await import('node:http');
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(copy.origin + path, { headers: { 'accept-encoding': encoding } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      })
        .on('error', reject)
        .end();
    },
  );
}

it('requests each file once, and sends it in an accepted encoding with its headers', async () => {
  const gzipped = await get('/services', 'gzip');
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
  expect(gunzipSync(gzipped.body).toString()).toBe(PAGE);
  const plain = await get('/services', 'identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body.toString()).toBe(PAGE);
  expect((await get('/services', 'gzip, br')).headers).toMatchObject({ 'content-encoding': 'br' });
  expect(requests).toBe(1);
});

it('requests nothing once it is frozen', async () => {
  copy.freeze();
  const before = requests;
  expect((await get('/blog', 'gzip')).status).toBe(404);
  expect((await get('/services', 'gzip')).status).toBe(200);
  expect([...copy.missing]).toEqual(['/blog']);
  expect(requests).toBe(before);
});
