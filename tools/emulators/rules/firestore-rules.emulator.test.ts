import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLER_NAMES, CALLERS, openEnvironment } from './testing/environment';

type Database = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>;

/** Every collection that the API writes, and another one. */
const COLLECTIONS = [
  'admins',
  'anything',
  'budgets',
  'images',
  'limits',
  'messages',
  'pictures',
  'posts',
  'projects',
  'services',
  'sessions',
  'testimonials',
  'translations',
];
/** Fields that rules could mistake for a permission. */
const DATA = { published: true, active: true, public: true, uid: 'boss', owner: 'user' };

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openEnvironment('firestore');
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all(COLLECTIONS.map((collection) => db.doc(`${collection}/stored`).set(DATA)));
    await db.doc('posts/stored/parts/stored').set(DATA);
    // Denied reads would prove nothing if the documents did not exist.
    const found = await Promise.all(COLLECTIONS.map((collection) => db.doc(`${collection}/stored`).get()));
    expect(found.map(({ exists }) => exists)).toEqual(COLLECTIONS.map(() => true));
  });
});
afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

describe.each(CALLER_NAMES)('firestore.rules deny %s', (caller) => {
  let db: Database;
  beforeAll(() => {
    db = CALLERS[caller](environment).firestore();
  });

  it.each([...COLLECTIONS, 'posts/stored/parts'])('every read of %s', async (collection) => {
    const reference = db.doc(`${collection}/stored`);
    await assertFails(reference.get());
    await assertFails(db.runTransaction((transaction) => transaction.get(reference)));
    await assertFails(db.doc(`${collection}/missing`).get());
    await assertFails(db.collection(collection).get());
    await assertFails(db.collection(collection).limit(1).get());
    await assertFails(db.collection(collection).where('published', '==', true).get());
  });

  it.each([...COLLECTIONS, 'posts/stored/parts'])('every write to %s', async (collection) => {
    const reference = db.doc(`${collection}/stored`);
    await assertFails(reference.set(DATA));
    await assertFails(reference.set({ title: 'x' }, { merge: true }));
    await assertFails(reference.update({ title: 'x' }));
    await assertFails(reference.delete());
    await assertFails(db.doc(`${collection}/new`).set(DATA));
    await assertFails(
      db
        .batch()
        .set(db.doc(`${collection}/new`), DATA)
        .commit(),
    );
  });

  it('queries across collections', async () => {
    await assertFails(db.collectionGroup('posts').get());
    await assertFails(db.collectionGroup('parts').limit(1).get());
  });
});
