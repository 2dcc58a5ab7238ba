import { ERROR_MESSAGES, translate, translateBatch } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { startCleanSuite } from '../testing/emulators';
import { TRANSLATION_LIMIT } from './routes';

const IP = '203.0.113.7';
let now = Date.now();
const suite = await startCleanSuite('translations', { clock: () => new Date(now) });

const send = (headers: object = {}, targetLang = 'ar', ip = IP) =>
  suite.send('POST', translate.path, {
    body: { text: '-', targetLang },
    headers: { 'X-Forwarded-For': `198.51.100.1, ${ip}`, ...headers },
  });

/** The numbers of accepted and rejected requests. */
async function flood(count: number, forgedHeaders: (index: number) => object) {
  const requests = Array.from({ length: count }, (_, index) => send(forgedHeaders(index)));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  return [200, 429].map((status) => statuses.filter((received) => received === status).length);
}

it('the rate limit stops a flood of translations for a minute, despite forged headers', async () => {
  const { most } = TRANSLATION_LIMIT.perIp;
  const forged = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index % 250}, ${IP}` });
  expect(await flood(most + 10, forged)).toEqual([most, 10]);

  const body = { texts: ['-'], targetLang: 'ar' };
  const headers = { 'X-Forwarded-For': IP };
  const response = await suite.send('POST', translateBatch.path, { body, headers });
  expect(response).toMatchObject({ status: 429, body: { message: ERROR_MESSAGES.tooManyTranslations } });
  expect(response.headers.get('retry-after')).toBe('60');

  expect((await send({}, 'ar', '203.0.113.8')).status).toBe(200);
  expect((await send({}, 'en')).status).toBe(200);
  now += 60_000;
  expect((await send()).status).toBe(200);
});

it('a client that forges an IP for each request meets the limit of its connecting IP', async () => {
  const { most } = TRANSLATION_LIMIT.total;
  const forged = (index: number) => ({ 'Fastly-Client-IP': `198.51.${index >> 8}.${index & 255}` });
  expect(await flood(most + 10, forged)).toEqual([most, 10]);
});
