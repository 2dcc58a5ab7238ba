import { ERROR_MESSAGES } from '@alnafitha/contract';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase } from './testing/database';
import { type Instance, startInstance } from './testing/instance';
import { startUpstream, translated } from './testing/upstream';
import { createTranslator } from './translator';

const UNAVAILABLE = { status: 503, body: { message: ERROR_MESSAGES.unavailable } };
const respondInArabic = (texts: readonly string[]) => translated(...texts.map((text) => `ترجمة ${text}`));

const database = startDatabase('failures');
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let instance: Instance;

const start = (timeout = 8000) => {
  const { endpoint } = upstream;
  return startInstance({ db: database.db, translator: createTranslator({ endpoint, timeout }) });
};

beforeEach(async () => {
  await database.clear();
  upstream = await startUpstream(respondInArabic);
  instance = await start();
});
afterEach(() => Promise.all([upstream.stop(), instance.close()]));
afterAll(() => database.stop());

describe('when Cloud Translation fails', () => {
  it.each([
    ['rejects the request', () => ({ status: 403, body: { error: { code: 403 } } })],
    ['sends too few', () => translated('أبواب')],
    ['sends too many', () => translated('أبواب', 'نوافذ', 'برجولا')],
    ['sends another shape', () => ({ body: { data: { translations: [{}, {}] } } })],
  ])(
    'because it %s, the API responds with 503, stores nothing, and tries again with the next request',
    async (_case, response) => {
      upstream.behave(response);
      expect(await instance.batch(['Doors', 'Windows'])).toEqual(UNAVAILABLE);
      expect(await database.stored()).toEqual([]);
      upstream.behave(respondInArabic);
      expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
    },
  );

  it('by not responding in time, the API times out', async () => {
    upstream.behave(() => null);
    const withShortTimeout = await start(300);
    expect(await withShortTimeout.batch(['Doors', 'Windows'])).toEqual(UNAVAILABLE);
    expect(await database.stored()).toEqual([]);
    await withShortTimeout.close();
  });

  it('stored translations are returned', async () => {
    await instance.texts(['Doors']);
    upstream.behave(() => ({ status: 500, body: '' }));
    expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
    expect(await instance.batch(['Doors', 'Windows'])).toEqual(UNAVAILABLE);
  });

  it('a text with an empty translation stays in English and is not stored, unlike the others', async () => {
    upstream.behave(() => translated(' ', 'نوافذ'));
    expect(await instance.texts(['Doors', 'Windows'])).toEqual(['Doors', 'نوافذ']);
    expect(await database.stored()).toMatchObject([{ text: 'Windows', translation: 'نوافذ' }]);
  });
});

it.each([{ translation: 7 }, { translation: '' }, {}])(
  'a document that holds %j is replaced',
  async (fields) => {
    await database.documentOf('Doors').set(fields);
    expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
    expect(await database.stored()).toMatchObject([{ text: 'Doors', translation: 'ترجمة Doors' }]);
  },
);
