import { ERROR_MESSAGES } from '@alnafitha/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { closedPort } from '../testing/unreachable';
import { type Respond, startUpstream, translated } from './testing/upstream';
import { createTranslator } from './translator';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function start(response: Respond, timeout = 5000) {
  const upstream = await startUpstream(response);
  stop = upstream.stop;
  const translator = createTranslator({ endpoint: upstream.endpoint, timeout });
  return { upstream, translator, translate: (...texts: string[]) => translator.translate(texts, 'ar') };
}

it('requests all texts at once, as plain text from English, without looking for credentials', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/key.json');
  const { upstream, translate } = await start(() => translated('أبواب', 'نوافذ'));
  expect(await translate('<b>Doors</b>', 'Windows')).toEqual(['أبواب', 'نوافذ']);
  expect(upstream.requests).toEqual([
    {
      method: 'POST',
      url: '/language/translate/v2',
      authorization: undefined,
      body: { q: ['<b>Doors</b>', 'Windows'], source: 'en', target: 'ar', format: 'text' },
    },
  ]);
  vi.unstubAllEnvs();
});

it('requests English from Arabic', async () => {
  const { upstream, translator } = await start(() => translated('Doors'));
  expect(await translator.translate(['أبواب'], 'en')).toEqual(['Doors']);
  expect(upstream.requests[0]?.body).toMatchObject({ source: 'ar', target: 'en' });
});

const rejection = { error: { code: 403, message: 'No', errors: [{ reason: 'dailyLimitExceeded' }] } };

it.each<[string, Respond, string]>([
  [
    'a rejection',
    () => ({ status: 403, body: rejection }),
    'Cloud Translation responded with 403 dailyLimitExceeded',
  ],
  [
    'an overload',
    () => ({ status: 503, body: '<html>' }),
    'Cloud Translation responded with 503 without a reason',
  ],
  ['a page instead of JSON', () => ({ body: '<html>' }), 'unexpected response from Cloud Translation'],
  ['another shape', () => ({ body: { data: {} } }), 'unexpected response from Cloud Translation'],
])('throws 503 for %s and does not retry', async (_case, response, cause) => {
  const { upstream, translate } = await start(response);
  await expect(translate('Doors')).rejects.toMatchObject({
    status: 503,
    message: ERROR_MESSAGES.unavailable,
    cause,
  });
  expect(upstream.requests).toHaveLength(1);
});

it('has a timeout', async () => {
  const { translate } = await start(() => null, 100);
  const began = performance.now();
  await expect(translate('Doors')).rejects.toMatchObject({ status: 503 });
  expect(performance.now() - began).toBeLessThan(2000);
});

it('throws 503 when the connection is refused', async () => {
  const endpoint = `http://${await closedPort()}/language/translate/v2`;
  await expect(createTranslator({ endpoint }).translate(['Doors'], 'ar')).rejects.toMatchObject({
    status: 503,
    cause: 'Cloud Translation: ECONNREFUSED',
  });
});
