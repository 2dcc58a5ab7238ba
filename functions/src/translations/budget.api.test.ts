import { ERROR_MESSAGES } from '@alnafitha/contract';
import { beforeEach, expect, it } from 'vitest';
import { createBudget, type Payer } from './budget';
import { startTranslations } from './testing/suite';
import { translated } from './testing/upstream';

const EVENING = new Date('2026-03-01T23:59:00Z');
const MORNING = new Date('2026-03-02T00:01:00Z');
const UNAVAILABLE = { status: 503, body: { message: ERROR_MESSAGES.unavailable } };

let now = EVENING;
const { suite, upstream, documentOf, batch, textsOf, leaveBudget, budgetLeft } = await startTranslations(
  'budget',
  () => now,
);
beforeEach(() => {
  now = EVENING;
});

const budgetOf = (limit: number) => createBudget(suite.db, { limit, clock: () => now });

it('concurrent requests stop exactly at the budget', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `Sentence number ${index + 10}`);
  const budget = budgetOf(18 * 25);
  const reservations = await Promise.all(texts.map((text) => budget.reserve([text], 'site')));
  expect(reservations.flatMap((reservation) => reservation.texts)).toHaveLength(25);
  await Promise.all(reservations.map(({ settle }) => settle(true)));
  expect(await budgetLeft('2026-03-01')).toBe(200_000 - 18 * 25);
});

it('translates what fits of a request, in code points as billed, and leaves the rest in English', async () => {
  await leaveBudget(2);
  expect(await textsOf(['🪟🚪'])).toEqual(['ترجمة 🪟🚪']);
  await leaveBudget(10);
  expect(await textsOf(['Doors', 'Windows', 'Glass'])).toEqual(['ترجمة Doors', 'Windows', 'ترجمة Glass']);
  expect(upstream.requestedTexts()).toEqual([['🪟🚪'], ['Doors', 'Glass']]);
});

it('starts again each day', async () => {
  await leaveBudget(5);
  await textsOf(['Doors']);
  expect(await textsOf(['Glass'])).toEqual(['Glass']);
  now = MORNING;
  expect(await textsOf(['Glass'])).toEqual(['ترجمة Glass']);
  expect([await budgetLeft('2026-03-01'), await budgetLeft('2026-03-02')]).toEqual([0, 199_995]);
});

it('a request that Cloud Translation rejects costs nothing, a possibly billed one stays counted', async () => {
  await leaveBudget(5);
  upstream.behave(() => ({ status: 503, body: '' }));
  expect(await batch(['Doors'])).toMatchObject(UNAVAILABLE);
  expect(await budgetLeft('2026-03-01')).toBe(5);
  upstream.behave(() => translated('أبواب', 'نوافذ'));
  expect(await batch(['Doors'])).toMatchObject(UNAVAILABLE);
  expect(await textsOf(['Doors'])).toEqual(['Doors']);
  expect(upstream.requests).toHaveLength(2);
});

it("visitors have a fifth of the budget, besides the site's content", async () => {
  const budget = budgetOf(100);
  const reserve = (count: number, payer: Payer) => budget.reserve(Array(count).fill('Doors'), payer);
  await (await reserve(8, 'site')).settle(true);
  const visitors = await reserve(20, 'visitors');
  expect(visitors.texts).toHaveLength(4);
  expect((await reserve(1, 'visitors')).texts).toEqual([]);
  await visitors.settle(true);
  expect((await reserve(1, 'visitors')).texts).toEqual([]);
  expect((await reserve(20, 'site')).texts).toHaveLength(8);
});

it('visitors leave texts that expire after 90 days', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.1' };
  expect(await textsOf(['Doors'], 'ar', headers)).toEqual(['ترجمة Doors']);
  expect(await textsOf(['Glass'], 'ar')).toEqual(['ترجمة Glass']);
  const expiryOf = async (text: string) => (await documentOf(text).get()).get('expireAt')?.toDate();
  expect(await expiryOf('Doors')).toEqual(new Date(EVENING.getTime() + 90 * 24 * 60 * 60 * 1000));
  expect(await expiryOf('Glass')).toBeUndefined();
});
