import { ERROR_MESSAGES } from '@alnafitha/contract';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS, createBudget, type Payer } from './budget';
import { TRANSLATIONS, translationId } from './memory';
import { startDatabase } from './testing/database';
import { type Instance, startInstance } from './testing/instance';
import { startUpstream, translated } from './testing/upstream';
import { createTranslator } from './translator';

const EVENING = new Date('2026-03-01T23:59:00Z');
const MORNING = new Date('2026-03-02T00:01:00Z');
const UNAVAILABLE = { status: 503, body: { message: ERROR_MESSAGES.unavailable } };
const respondInArabic = (texts: readonly string[]) => translated(...texts.map((text) => `ترجمة ${text}`));

const database = startDatabase('budget');
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let instances: Instance[];
let now: Date;

beforeEach(async () => {
  await database.clear();
  upstream = await startUpstream(respondInArabic);
  instances = [];
  now = EVENING;
});
afterEach(() => Promise.all([upstream.stop(), ...instances.map((each) => each.close())]));
afterAll(() => database.stop());

async function start(budget: number): Promise<Instance> {
  const translator = createTranslator({ endpoint: upstream.endpoint });
  const instance = await startInstance({ db: database.db, translator, clock: () => now, budget });
  instances.push(instance);
  return instance;
}
const requestedTexts = () => upstream.requests.flatMap(({ body }) => body.q);
const spent = async (day: string) =>
  (await database.db.collection(BUDGETS).doc(`translation-${day}`).get()).get('characters');

it('concurrent requests stop exactly at the budget', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `Sentence number ${index + 10}`);
  const instance = await start(18 * 25);
  const translations = await Promise.all(texts.map((text) => instance.texts([text])));
  const requested = requestedTexts();
  expect(requested).toHaveLength(25);
  expect(await spent('2026-03-01')).toBe(18 * 25);
  expect(translations.flat()).toEqual(
    texts.map((text) => (requested.includes(text) ? `ترجمة ${text}` : text)),
  );
});

it('translates what fits of a request, and leaves the rest in English', async () => {
  const instance = await start(10);
  expect(await instance.texts(['Doors', 'Windows', 'Glass'])).toEqual([
    'ترجمة Doors',
    'Windows',
    'ترجمة Glass',
  ]);
  expect(requestedTexts()).toEqual(['Doors', 'Glass']);
});

it('counts code points, as billed, not UTF-16 units', async () => {
  const instance = await start(2);
  expect(await instance.texts(['🪟🚪'])).toEqual(['ترجمة 🪟🚪']);
});

it('starts again each day', async () => {
  const instance = await start(5);
  await instance.texts(['Doors']);
  expect(await instance.texts(['Glass'])).toEqual(['Glass']);
  now = MORNING;
  expect(await instance.texts(['Glass'])).toEqual(['ترجمة Glass']);
  expect([await spent('2026-03-01'), await spent('2026-03-02')]).toEqual([5, 5]);
});

it('a request that Cloud Translation rejects costs nothing', async () => {
  const instance = await start(5);
  upstream.behave(() => ({ status: 503, body: '' }));
  expect(await instance.batch(['Doors'])).toEqual(UNAVAILABLE);
  upstream.behave(respondInArabic);
  expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
  expect(await spent('2026-03-01')).toBe(5);
});

it('a possibly billed request stays counted: an invalid response', async () => {
  const instance = await start(5);
  upstream.behave(() => translated('أبواب', 'نوافذ'));
  expect(await instance.batch(['Doors'])).toEqual(UNAVAILABLE);
  expect(await instance.texts(['Doors'])).toEqual(['Doors']);
  expect(upstream.requests).toHaveLength(1);
});

it('counts requests in flight', async () => {
  const budget = createBudget(database.db, { limit: 10, clock: () => now });
  const doors = await budget.reserve(['Doors'], 'site');
  const glass = await budget.reserve(['Glass', 'Panes'], 'site');
  expect(glass.texts).toEqual(['Glass']);
  await Promise.all([doors.settle(true), glass.settle(false)]);
  expect((await budget.reserve(['Panes', 'Frame'], 'site')).texts).toEqual(['Panes']);
});

describe('visitors', () => {
  it("have a fifth of the budget, besides the site's content", async () => {
    const budget = createBudget(database.db, { limit: 100, clock: () => now });
    const reserve = (count: number, payer: Payer) => budget.reserve(Array(count).fill('Doors'), payer);
    await (await reserve(8, 'site')).settle(true);
    const visitors = await reserve(20, 'visitors');
    expect(visitors.texts).toHaveLength(4);
    expect((await reserve(1, 'visitors')).texts).toEqual([]);
    await visitors.settle(true);
    expect((await reserve(1, 'visitors')).texts).toEqual([]);
    expect((await reserve(20, 'site')).texts).toHaveLength(8);
  });

  it('leave texts that expire after 90 days', async () => {
    const instance = await start(1000);
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    expect(await instance.texts(['Doors'], 'ar', headers)).toEqual(['ترجمة Doors']);
    expect(await instance.texts(['Glass'], 'ar')).toEqual(['ترجمة Glass']);
    const expiryOf = async (english: string) =>
      (await database.db.doc(`${TRANSLATIONS}/${translationId('ar', english)}`).get())
        .get('expireAt')
        ?.toDate();
    expect(await expiryOf('Doors')).toEqual(new Date(EVENING.getTime() + 90 * 24 * 60 * 60 * 1000));
    expect(await expiryOf('Glass')).toBeUndefined();
  });
});
