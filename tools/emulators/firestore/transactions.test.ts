import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setRetryTimer } from './sdk-internals';
import { useServer } from './testing/use-server';

const server = useServer();
let db: Firestore;

// The SDK would wait for seconds before it retries a transaction.
beforeAll(() => setRetryTimer(setImmediate));
afterAll(() => setRetryTimer(setTimeout));
beforeEach(async () => {
  await server.clear();
  db = server.database();
});

async function increment(transaction: Transaction): Promise<void> {
  const ref = db.doc('counters/one');
  const value = (await transaction.get(ref)).get('value') ?? 0;
  transaction.set(ref, { value: value + 1 });
}
const counted = async () => (await db.doc('counters/one').get()).get('value');

it('count correctly when several run concurrently', async () => {
  await Promise.all(Array.from({ length: 6 }, () => db.runTransaction(increment, { maxAttempts: 50 })));
  expect(await counted()).toBe(6);
});

it('are never lost when they succeed, however close the reads and writes of others are', async () => {
  let succeeded = 0;
  const worker = async () => {
    for (let turn = 0; turn < 15; turn++) {
      const [outcome] = await Promise.allSettled([db.runTransaction(increment, { maxAttempts: 1 })]);
      if (outcome.status === 'fulfilled') succeeded++;
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  expect(await counted()).toBe(succeeded);
});

it('are retried when one of their queries has other results', async () => {
  const samePages = db.collection('pages').where('slug', '==', 'windows');
  let attempts = 0;
  let releaseBoth = () => {};
  const bothHaveRead = new Promise<void>((resolve) => {
    releaseBoth = resolve;
  });
  const createPage = (name: string) =>
    db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(samePages);
      if (++attempts === 2) releaseBoth();
      await bothHaveRead;
      if (size === 0) transaction.create(db.doc(`pages/${name}`), { slug: 'windows' });
    });
  await Promise.all([createPage('one'), createPage('two')]);
  expect((await samePages.get()).size).toBe(1);
  expect(attempts).toBe(3);
});

it('are retried when one of their counts has changed', async () => {
  const pages = db.collection('pages');
  let attempts = 0;
  const seen = await db.runTransaction(async (transaction) => {
    const { count } = (await transaction.get(pages.count())).data();
    if (attempts++ === 0) await pages.doc('meanwhile').set({});
    transaction.set(db.doc('counters/pages'), { count });
    return count;
  });
  expect(seen).toBe(1);
});

it('are not affected by writes when read-only', async () => {
  const pages = db.collection('pages');
  const sizes = await db.runTransaction(
    async (transaction) => {
      const before = await transaction.get(pages);
      await pages.doc('meanwhile').set({});
      return [before.size, (await transaction.get(pages)).size];
    },
    { readOnly: true },
  );
  expect(sizes).toEqual([0, 0]);
});
