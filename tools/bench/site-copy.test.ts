import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteCopy, serveCopy } from './site-copy';

let requests = 0;
const source = createServer(({ url }, response) => {
  requests += 1;
  response.setHeader('content-type', url === '/image' ? 'image/webp' : 'text/html');
  response.setHeader('set-cookie', 'a=b');
  response.end('{"dataUpdatedAt":1700000000000}');
});
let copy: SiteCopy;
beforeAll(async () => {
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  copy = await serveCopy(`http://127.0.0.1:${(source.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await copy.close();
  source.close();
});

it('fetches each response once, and reports what the completed copy lacks', async () => {
  const first = await fetch(`${copy.origin}/`);
  const image = await fetch(`${copy.origin}/image`);
  copy.complete();
  const again = await fetch(`${copy.origin}/`);
  expect(requests).toBe(2);
  expect(Object.fromEntries(again.headers)).toMatchObject({
    'content-type': 'text/html',
    'content-encoding': 'br',
  });
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(image.headers.get('content-encoding')).toBeNull();
  const page = await again.text();
  expect(page).toBe(await first.text());
  expect(Number(/"dataUpdatedAt":(\d+)/.exec(page)?.[1])).toBeGreaterThan(Date.now());

  expect((await fetch(`${copy.origin}/other?page=2`)).status).toBe(404);
  expect(copy.missing).toEqual(['GET /other?page=2']);
});
