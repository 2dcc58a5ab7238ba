import { ERROR_MESSAGES } from '@alnafitha/contract';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTranslationStore } from './store';
import { startDatabase } from './testing/database';
import { type Instance, startInstance } from './testing/instance';
import { startUpstream, translated } from './testing/upstream';
import { createTranslator } from './translator';

const UNAVAILABLE = { status: 503, body: { message: ERROR_MESSAGES.unavailable } };
const respondInArabic = (texts: readonly string[]) => translated(...texts.map((text) => `ترجمة ${text}`));

const database = startDatabase('leases');
const store = createTranslationStore(database.db);
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let instances: Instance[];
let instance: Instance;

const start = (timeout = 8000) => {
  const { endpoint } = upstream;
  return startInstance({ db: database.db, translator: createTranslator({ endpoint, timeout }) });
};

beforeEach(async () => {
  await database.clear();
  upstream = await startUpstream(respondInArabic);
  instances = await Promise.all([1, 2].map(() => start()));
  [instance] = instances as [Instance];
});
afterEach(() => Promise.all([upstream.stop(), ...instances.map((each) => each.close())]));
afterAll(() => database.stop());

const translationOf = async (text: string) => (await database.documentOf(text).get()).get('translation');

describe('when Cloud Translation fails', () => {
  it.each([
    ['refuses', () => ({ status: 403, body: { error: { code: 403 } } })],
    ['answers too few', () => translated('أبواب')],
    ['answers too many', () => translated('أبواب', 'نوافذ', 'برجولا')],
    ['answers something else', () => ({ body: { data: { translations: [{}, {}] } } })],
  ])(
    'because it %s, the API answers 503, stores nothing, and tries again with the next request',
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

describe('a text with a lease of another instance', () => {
  const storeLease = async (claimedUntil: Date) => {
    await database
      .documentOf('Doors')
      .set({ language: 'ar', text: 'Doors', claimedUntil, createdAt: new Date() });
  };
  const soon = () => new Date(Date.now() + 700);
  const later = () => new Date(Date.now() + 60_000);

  it('is awaited', async () => {
    await storeLease(later());
    const pending = instance.texts(['Doors', 'Windows']);
    await expect.poll(() => upstream.timesRequested('Windows'), { timeout: 8000 }).toBe(1);
    await store.save([{ text: 'Doors', translation: 'أبواب' }], new Date(), false);
    expect(await pending).toEqual(['أبواب', 'ترجمة Windows']);
    expect(upstream.timesRequested('Doors')).toBe(0);
  });

  it('is requested as soon as the lease is released', async () => {
    await storeLease(later());
    const pending = instance.texts(['Doors', 'Windows']);
    await expect.poll(() => upstream.timesRequested('Windows'), { timeout: 8000 }).toBe(1);
    await database.documentOf('Doors').delete();
    expect(await pending).toEqual(['ترجمة Doors', 'ترجمة Windows']);
  });

  it('is requested once after the lease of a crashed instance expires', async () => {
    await storeLease(soon());
    const responses = await Promise.all(instances.map((each) => each.texts(['Doors'])));
    expect(responses).toEqual([['ترجمة Doors'], ['ترجمة Doors']]);
    expect(upstream.timesRequested('Doors')).toBe(1);
    expect(await database.stored()).toHaveLength(1);
  });

  it('is requested at once after an expired lease', async () => {
    await storeLease(new Date(0));
    expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
  });
});

it.each([{ translation: 7 }, { translation: '' }, { claimedUntil: 'soon' }, {}])(
  'a document that holds %j is replaced',
  async (fields) => {
    await database.documentOf('Doors').set(fields);
    expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
    expect(await translationOf('Doors')).toBe('ترجمة Doors');
  },
);

it('a late release does not affect the new lease', async () => {
  const missing = async (at: number) => (await store.read(['Doors'], new Date(at))).missing;
  const late = await store.acquireLeases(await missing(0), new Date(0), false);
  expect(late).toHaveLength(1);
  expect(await store.acquireLeases(await missing(9999), new Date(9999), false)).toEqual([]);
  const newLease = await store.acquireLeases(await missing(10_000), new Date(10_000), false);
  expect(newLease).toHaveLength(1);
  await store.releaseLeases(late);
  expect(await database.stored()).toHaveLength(1);
  await store.releaseLeases(newLease);
  expect(await database.stored()).toEqual([]);
});
