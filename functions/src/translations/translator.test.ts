import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { closedPort } from '../testing/unreachable';
import { type Respond, startUpstream, translated } from './testing/upstream';
import { createTranslator } from './translator';
import { createTransport, NotBilled } from './transport';

const upstream = await startUpstream();
const { endpoint } = upstream;

const translate = (texts: string[], timeout = 5000) =>
  createTranslator({ endpoint, timeout }).translate(texts, 'ar');

it('requests all texts at once, as plain text from English, without looking for credentials', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/key.json');
  upstream.behave(() => translated('أبواب', 'نوافذ'));
  expect(await translate(['<b>Doors</b>', 'Windows'])).toEqual(['أبواب', 'نوافذ']);
  const body = { q: ['<b>Doors</b>', 'Windows'], source: 'en', target: 'ar', format: 'text' };
  const request = { method: 'POST', url: '/language/translate/v2', authorization: undefined, body };
  expect(upstream.requests).toEqual([request]);
  vi.unstubAllEnvs();
});

const rejection = { error: { code: 403, message: 'No', errors: [{ reason: 'dailyLimitExceeded' }] } };
const unexpected = 'unexpected response from Cloud Translation';

it.each<[string, Respond, string]>([
  ['a rejection', () => ({ status: 403, body: rejection }), 'responded with 403 dailyLimitExceeded'],
  ['an overload', () => ({ status: 503, body: '<html>' }), 'responded with 503 without a reason'],
  ['a page instead of JSON', () => ({ body: '<html>' }), unexpected],
  ['another shape', () => ({ body: { data: {} } }), unexpected],
  ['no translations', () => ({ body: { data: { translations: [{}, {}] } } }), unexpected],
])('throws 503 for %s and does not retry', async (_case, response, reason) => {
  upstream.behave(response);
  const cause = reason === unexpected ? reason : `Cloud Translation ${reason}`;
  const failure = { status: 503, message: ERROR_MESSAGES.unavailable, cause };
  await expect(translate(['Doors'])).rejects.toMatchObject(failure);
  expect(upstream.requests).toHaveLength(1);
});

it('has a timeout', async () => {
  upstream.behave(() => null);
  const began = performance.now();
  await expect(translate(['Doors'], 100)).rejects.toMatchObject({ status: 503 });
  expect(performance.now() - began).toBeLessThan(2000);
});

it('is not billed when the connection is refused', async () => {
  const refused = createTranslator({ endpoint: `http://${await closedPort()}/language/translate/v2` });
  const failure = await refused.translate(['Doors'], 'ar').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotBilled);
  expect(failure).toMatchObject({ status: 503, cause: 'Cloud Translation: ECONNREFUSED' });
});

function send(authorise: () => Promise<Headers>) {
  const request = createTransport({ url: endpoint, authorise, timeout: 5000 });
  return new Promise((resolve) => {
    request({ uri: '', json: { q: ['Doors'] } }, (error, result) => resolve(error ?? result));
  });
}

it('sends the authentication headers', async () => {
  const result = await send(async () => new Headers({ Authorization: 'Bearer token' }));
  expect(result).toEqual(translated('ترجمة Doors').body);
  expect(upstream.requests[0]?.authorization).toBe('Bearer token');
});

it('throws 503 without credentials and sends nothing', async () => {
  const failure = await send(() => Promise.reject(new Error('Could not load the default credentials')));
  expect(failure).toBeInstanceOf(NotBilled);
  const cause = 'Cloud Translation: Could not load the default credentials';
  expect(failure).toMatchObject({ status: 503, cause });
  expect(upstream.requests).toEqual([]);
});
