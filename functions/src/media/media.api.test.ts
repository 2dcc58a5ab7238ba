import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ERROR_MESSAGES, toOgImageUrl } from '@alnafitha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSuite } from '../testing/emulators';
import { mediaPath, objectPath, ogImageObjectPath } from './stored-media';

const KEY = 'villa-0a1b2c3d';
const bytes = randomBytes(300_000);

const suite = await startSuite('media');
beforeAll(async () => {
  await suite.bucket.file(objectPath(KEY, 480)).save(bytes, { contentType: 'text/html', resumable: false });
  for (const path of [objectPath(KEY, 480, 'avif'), `media/${KEY}/480.png`])
    await suite.bucket.file(path).save(bytes, { resumable: false });
  await suite.bucket.file('private/480.webp').save('secret', { resumable: false });
});
afterAll(() => suite.stop());

const get = (path: string, init?: RequestInit) => fetch(suite.origin + path, init);

const IMMUTABLE = 'public, max-age=31536000, immutable';

describe('an image', () => {
  it('is served unchanged and immutable, and its Open Graph image without decoding', async () => {
    const response = await get(mediaPath(KEY, 480), { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': IMMUTABLE,
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    });
    for (const header of ['set-cookie', 'content-encoding', 'vary'])
      expect(response.headers.get(header), header).toBeNull();
    expect(bytes.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    await suite.bucket.file(ogImageObjectPath(KEY)).save(bytes, { resumable: false });
    const card = await get(toOgImageUrl(mediaPath(KEY, 1600)));
    expect([card.headers.get('cache-control'), card.headers.get('content-type')]).toEqual([
      IMMUTABLE,
      'image/jpeg',
    ]);
    expect(bytes.equals(Buffer.from(await card.arrayBuffer()))).toBe(true);
    const head = await get(mediaPath(KEY, 480), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(await head.text()).toBe('');
  });

  it('is served as AVIF at the path of such an object', async () => {
    const response = await get(mediaPath(KEY, 480, 'avif'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${KEY}-480.avif"`);
    expect(bytes.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
  });

  it('is served while other clients disconnect', async () => {
    const { hostname, port } = new URL(suite.origin);
    const leave = () => {
      const socket = connect(Number(port), hostname);
      socket.once('data', () => socket.destroy());
      socket.write(`GET ${mediaPath(KEY, 480)} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
      return once(socket, 'close');
    };
    const stay = async () => (await (await get(mediaPath(KEY, 480))).arrayBuffer()).byteLength;
    const visits = Array.from({ length: 20 }, () => [leave(), stay()] as const);
    await Promise.all(visits.map(([left]) => left));
    const received = await Promise.all(visits.map(([, stayed]) => stayed));
    expect(new Set(received)).toEqual(new Set([bytes.length]));
  });
});

it('no other object is served', async () => {
  const served = [mediaPath(KEY, 480), toOgImageUrl(mediaPath(KEY, 480))];
  for (const path of [
    ...[mediaPath(KEY, 960), mediaPath(KEY, 960, 'avif'), `/media/${KEY}/480.png`],
    ...[mediaPath('absent', 480), toOgImageUrl(mediaPath('absent', 480))],
    ...[`${served[0]}/`, ...served.map((url) => `${url}?x=1`), '/media/', '/media/%E0%A4%A/480.webp'],
    '/media/../../private/480.webp',
    '/media/..%2F..%2Fprivate/480.webp',
    '/media/%2e%2e%2f%2e%2e%2fprivate/480.webp',
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control'), path).toBe('private, no-store');
    expect(await response.json(), path).toEqual({ message: ERROR_MESSAGES.notFound });
  }
});
