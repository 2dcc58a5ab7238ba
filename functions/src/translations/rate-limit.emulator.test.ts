import { ERROR_MESSAGES, translate, translateBatch } from '@alnafitha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';
import { TRANSLATION_LIMIT } from './rate-limit';

let now: number;
let suite: Suite;
beforeAll(async () => {
  now = Date.now();
  suite = await startSuite('translations', { clock: () => new Date(now) });
  await suite.clear();
});
afterAll(() => suite.stop());

const requestTranslation = (
  ip = '203.0.113.7',
  forged = '198.51.100.1',
  targetLang = 'ar',
  headers: Record<string, string> = {},
) =>
  suite.send('POST', translate.path, {
    body: { text: '-', targetLang },
    headers: { 'X-Forwarded-For': `${forged}, ${ip}`, ...headers },
  });

const count = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

it('the rate limit stops a flood of translations for a minute, despite forged headers', async () => {
  const { most } = TRANSLATION_LIMIT.perIp;
  const responses = await Promise.all(
    Array.from({ length: most + 10 }, (_, index) =>
      requestTranslation(undefined, `198.51.100.${index % 250}`),
    ),
  );
  expect([count(responses, 200), count(responses, 429)]).toEqual([most, 10]);

  const body = { texts: ['-'], targetLang: 'ar' };
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const response = await suite.send('POST', translateBatch.path, { body, headers });
  expect(response).toMatchObject({ status: 429, body: { message: ERROR_MESSAGES.tooManyTranslations } });
  expect(response.headers.get('retry-after')).toBe('60');

  expect((await requestTranslation('203.0.113.8')).status).toBe(200);
  expect((await requestTranslation(undefined, undefined, 'en')).status).toBe(200);
  now += 60_000;
  expect((await requestTranslation()).status).toBe(200);
});

it('a client that forges an IP for each request meets the limit of its connecting IP', async () => {
  now += 60_000;
  const { most } = TRANSLATION_LIMIT.total;
  const responses = await Promise.all(
    Array.from({ length: most + 10 }, (_, index) =>
      requestTranslation(undefined, undefined, 'ar', {
        'Fastly-Client-IP': `198.51.${index >> 8}.${index & 255}`,
      }),
    ),
  );
  expect([count(responses, 200), count(responses, 429)]).toEqual([most, 10]);
});
