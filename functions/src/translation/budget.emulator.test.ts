import { SENTENCES } from '@alnafitha/contract';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUDGETS, createBudget } from './budget';
import { startDatabase } from './testing/database';
import { type Instance, startInstance } from './testing/instance';
import { startUpstream, translated } from './testing/upstream';
import { createTranslator } from './translator';

vi.mock('firebase-functions/logger');

const EVENING = new Date('2026-03-01T23:59:00Z');
const MORNING = new Date('2026-03-02T00:01:00Z');
const UNAVAILABLE = { status: 503, body: { message: SENTENCES.unavailable } };
const inArabic = (texts: readonly string[]) => translated(...texts.map((text) => `ترجمة ${text}`));

const database = startDatabase('budget');
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let instances: Instance[];
let now: Date;

beforeEach(async () => {
  await database.clear();
  upstream = await startUpstream(inArabic);
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
const bought = () => upstream.requests.flatMap(({ body }) => body.q);
const spent = async (day: string) =>
  (await database.db.collection(BUDGETS).doc(`translation-${day}`).get()).get('characters');

it('a flood of translations on several instances stops at the budget to the character', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `Sentence number ${index + 10}`);
  const budget = 18 * 25;
  const running = await Promise.all([1, 2, 3].map(() => start(budget)));
  const replies = await Promise.all(
    texts.map(async (text, index) => ({ text, reply: await running[index % 3]?.texts([text]) })),
  );
  expect(bought().join('')).toHaveLength(budget);
  expect(await spent('2026-03-01')).toBe(budget);
  // The others are answered as they are, and none was bought twice.
  expect(new Set(bought()).size).toBe(25);
  for (const { text, reply } of replies) {
    expect(reply).toEqual([bought().includes(text) ? `ترجمة ${text}` : text]);
  }
});

it('takes what fits of a request, and leaves the rest in English', async () => {
  const instance = await start(10);
  expect(await instance.texts(['Doors', 'Windows', 'Glass'])).toEqual([
    'ترجمة Doors',
    'Windows',
    'ترجمة Glass',
  ]);
  expect(bought()).toEqual(['Doors', 'Glass']);
});

it('counts characters as they are billed, not their halves', async () => {
  const instance = await start(2);
  expect(await instance.texts(['🪟🚪'])).toEqual(['ترجمة 🪟🚪']);
});

it('an instance that knows that nothing is left asks nobody, for a minute', async () => {
  const budget = createBudget(database.db, { limit: 5, clock: () => now });
  expect(budget.mayAfford('Windows')).toBe(true);
  expect((await budget.take(['Doors', 'Windows'])).texts).toEqual(['Doors']);
  expect(budget.mayAfford('Windows')).toBe(false);
  now = new Date(EVENING.getTime() + 59_000);
  expect(budget.mayAfford('Windows')).toBe(false);
  now = MORNING;
  expect(budget.mayAfford('Windows')).toBe(true);
});

it('begins anew with the day', async () => {
  const instance = await start(5);
  await instance.texts(['Doors']);
  expect(await instance.texts(['Glass'])).toEqual(['Glass']);
  now = MORNING;
  expect(await instance.texts(['Glass'])).toEqual(['ترجمة Glass']);
  expect([await spent('2026-03-01'), await spent('2026-03-02')]).toEqual([5, 5]);
});

it('what Cloud Translation refuses to do costs nothing', async () => {
  const instance = await start(5);
  upstream.behave(() => ({ status: 503, body: '' }));
  expect(await instance.batch(['Doors'])).toEqual(UNAVAILABLE);
  expect(await spent('2026-03-01')).toBe(0);
  upstream.behave(inArabic);
  expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
});

it('what may have to be paid stays counted: an answer that cannot be used', async () => {
  const instance = await start(5);
  upstream.behave(() => translated('أبواب', 'نوافذ'));
  expect(await instance.batch(['Doors'])).toEqual(UNAVAILABLE);
  expect(await instance.texts(['Doors'])).toEqual(['Doors']);
  expect(upstream.requests).toHaveLength(1);
});
