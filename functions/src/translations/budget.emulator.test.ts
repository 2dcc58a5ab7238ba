import { ERROR_MESSAGES } from '@alnafitha/contract';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS, createBudget, type Payer } from './budget';
import { TRANSLATIONS, translationId } from './document';
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

it('concurrent translations on several instances stop exactly at the budget', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `Sentence number ${index + 10}`);
  const budget = 18 * 25;
  const running = await Promise.all([1, 2, 3].map(() => start(budget)));
  const responses = await Promise.all(
    texts.map(async (text, index) => ({ text, reply: await running[index % 3]?.texts([text]) })),
  );
  expect(requestedTexts().join('')).toHaveLength(budget);
  expect(await spent('2026-03-01')).toBe(budget);
  // The others stay in English, and none is translated twice.
  expect(new Set(requestedTexts()).size).toBe(25);
  for (const { text, reply: translatedTexts } of responses) {
    expect(translatedTexts).toEqual([requestedTexts().includes(text) ? `ترجمة ${text}` : text]);
  }
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

it('an instance caches an exhausted budget for a minute', async () => {
  const budget = createBudget(database.db, { limit: 5, clock: () => now });
  expect(budget.mayHaveRoom('Windows', 'site')).toBe(true);
  expect((await budget.reserve(['Doors', 'Windows'], 'site')).texts).toEqual(['Doors']);
  expect(budget.mayHaveRoom('Windows', 'site')).toBe(false);
  now = new Date(EVENING.getTime() + 59_000);
  expect(budget.mayHaveRoom('Windows', 'site')).toBe(false);
  now = MORNING;
  expect(budget.mayHaveRoom('Windows', 'site')).toBe(true);
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
  expect(await spent('2026-03-01')).toBe(0);
  upstream.behave(respondInArabic);
  expect(await instance.texts(['Doors'])).toEqual(['ترجمة Doors']);
});

it('a possibly billed request stays counted: an invalid response', async () => {
  const instance = await start(5);
  upstream.behave(() => translated('أبواب', 'نوافذ'));
  expect(await instance.batch(['Doors'])).toEqual(UNAVAILABLE);
  expect(await instance.texts(['Doors'])).toEqual(['Doors']);
  expect(upstream.requests).toHaveLength(1);
});

describe('a visitor', () => {
  const client = (ip: string, connectingIp = '192.0.2.1') => ({ ip, connectingIp });
  const text = (characters: number) => 'x'.repeat(characters);
  /** How many of 100 texts of 10 characters are translated for a payer, with a day's budget of 1000. */
  const reserveAll = async (
    payer: Payer,
    db = createBudget(database.db, { limit: 1000, clock: () => now }),
  ) => (await db.reserve(Array(100).fill(text(10)), payer)).texts.length;

  it('may use a twentieth of the budget, all behind one connecting IP a tenth, all together a fifth', async () => {
    expect(await reserveAll(client('203.0.113.1'))).toBe(5);
    expect(await reserveAll(client('203.0.113.1'))).toBe(0);
    expect(await reserveAll(client('203.0.113.2'))).toBe(5);
    expect(await reserveAll(client('203.0.113.3'))).toBe(0);
    expect(await reserveAll(client('203.0.113.4', '192.0.2.2'))).toBe(5);
    expect(await reserveAll(client('203.0.113.5', '192.0.2.2'))).toBe(5);
    expect(await reserveAll(client('203.0.113.6', '192.0.2.3'))).toBe(0);
    expect(await spent('2026-03-01')).toBe(200);
  });

  it("leaves the rest to the site's content", async () => {
    for (let visitor = 0; visitor < 6; visitor += 1) {
      await reserveAll(client(`203.0.113.${visitor}`, `192.0.2.${visitor % 3}`));
    }
    expect(await reserveAll('site')).toBe(80);
    expect(await reserveAll(client('203.0.113.9', '192.0.2.9'))).toBe(0);
  });

  it('starts again each day', async () => {
    await reserveAll(client('203.0.113.1'));
    now = MORNING;
    expect(await reserveAll(client('203.0.113.1'))).toBe(5);
  });

  it('with an exhausted quota is cached, others are not affected', async () => {
    const budget = createBudget(database.db, { limit: 1000, clock: () => now });
    await reserveAll(client('203.0.113.1'), budget);
    expect(budget.mayHaveRoom('Doors', client('203.0.113.1'))).toBe(false);
    expect(budget.mayHaveRoom('Doors', client('203.0.113.2'))).toBe(true);
    expect(budget.mayHaveRoom('Doors', 'site')).toBe(true);
  });

  it('gets the reservation of a rejected request back', async () => {
    const budget = createBudget(database.db, { limit: 1000, clock: () => now });
    const reservation = await budget.reserve([text(50)], client('203.0.113.1'));
    expect(reservation.texts).toHaveLength(1);
    await reservation.releaseLeases();
    expect(await reserveAll(client('203.0.113.1'), budget)).toBe(5);
    expect(await spent('2026-03-01')).toBe(50);
  });

  it('is not identifiable in the database', async () => {
    await reserveAll(client('203.0.113.1'));
    const { docs } = await database.db.collection(BUDGETS).get();
    expect(docs).toHaveLength(3);
    const stored = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    expect(stored).not.toContain('203.0.113.1');
    expect(stored).not.toContain('192.0.2.1');
  });

  it('of the public API leaves texts that expire after 90 days', async () => {
    const instance = await start(1000);
    const headers = { 'X-Forwarded-For': '203.0.113.1' };
    expect(await instance.texts(['Doors'], 'ar', headers)).toEqual(['ترجمة Doors']);
    expect(await instance.texts([text(60)], 'ar', headers)).toEqual([text(60)]);
    expect(await instance.texts(['Glass'], 'ar')).toEqual(['ترجمة Glass']);
    const expiryOf = async (english: string) =>
      (await database.db.doc(`${TRANSLATIONS}/${translationId('ar', english)}`).get())
        .get('expireAt')
        ?.toDate();
    expect(await expiryOf('Doors')).toEqual(new Date(EVENING.getTime() + 90 * 24 * 60 * 60 * 1000));
    expect(await expiryOf('Glass')).toBeUndefined();
  });
});
