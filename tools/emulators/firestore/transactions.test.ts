import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { useServer } from './testing/server-process';

const server = useServer();
let db: Firestore;
beforeEach(async () => {
  await server.clear();
  db = server.database();
});

it('count right when twenty run at once', async () => {
  const ref = db.doc('counters/one');
  await ref.set({ value: 0 });
  const increment = async (transaction: Transaction) => {
    const value = (await transaction.get(ref)).get('value');
    transaction.update(ref, { value: value + 1 });
  };
  await Promise.all(Array.from({ length: 20 }, () => db.runTransaction(increment, { maxAttempts: 50 })));
  expect((await ref.get()).get('value')).toBe(20);
});

it('that succeed are never lost, however close one reads to when another writes', async () => {
  const ref = db.doc('counters/one');
  await ref.set({ value: 0 });
  const increment = async (transaction: Transaction) => {
    const value = (await transaction.get(ref)).get('value');
    transaction.update(ref, { value: value + 1 });
  };
  let succeeded = 0;
  const worker = async () => {
    for (let turn = 0; turn < 40; turn++) {
      const [outcome] = await Promise.allSettled([db.runTransaction(increment, { maxAttempts: 1 })]);
      if (outcome.status === 'fulfilled') succeeded++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect((await ref.get()).get('value')).toBe(succeeded);
});

it('are tried again when a query of theirs would find something else by now', async () => {
  const taken = db.collection('pages').where('slug', '==', 'windows');
  let attempts = 0;
  let letBothGo = () => {};
  const bothHaveLooked = new Promise<void>((resolve) => {
    letBothGo = resolve;
  });
  const take = (name: string) =>
    db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(taken);
      if (++attempts === 2) letBothGo();
      await bothHaveLooked;
      if (size === 0) transaction.create(db.doc(`pages/${name}`), { slug: 'windows' });
    });
  await Promise.all([take('one'), take('two')]);
  expect((await taken.get()).size).toBe(1);
  expect(attempts).toBe(3);
});

it('that count are tried again when the count is another by now', async () => {
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

it('that only read are not disturbed by writes', async () => {
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

it('leave nothing behind when they fail', async () => {
  const failed = db.runTransaction(async (transaction) => {
    transaction.set(db.doc('things/one'), { a: 1 });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect((await db.doc('things/one').get()).exists).toBe(false);
});
