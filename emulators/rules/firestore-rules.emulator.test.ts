import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Allowed, CALLER_NAMES, CALLERS, isAllowed, openEnvironment } from './testing/environment';

type Database = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>;

/** Who may get a document. */
const DOCUMENTS: readonly [path: string, readers: Allowed, data: object][] = [
  ['posts/published', 'everybody', { published: true, title: 'Shown' }],
  ['posts/draft', 'admins', { published: false, title: 'Not shown' }],
  ['posts/unclear', 'admins', { published: 'true' }],
  ['posts/unsaid', 'admins', { title: 'Neither' }],
  ['services/active', 'everybody', { active: true }],
  ['services/inactive', 'admins', { active: false }],
  ['projects/any', 'everybody', { title: 'Villa' }],
  ['images/any', 'everybody', { title: 'Window' }],
  ['testimonials/any', 'everybody', { name: 'A client' }],
  ['messages/any', 'admins', { name: 'A visitor' }],
  ['admins/boss', 'admins', { uid: 'boss' }],
  ['pictures/any', 'admins', { usedBy: ['posts/draft'] }],
  ['translations/any', 'admins', { text: 'Not shown' }],
  ['sessions/any', 'nobody', { uid: 'boss' }],
  ['revokedSessions/any', 'nobody', { uid: 'boss' }],
  ['limits/any', 'nobody', { count: 1 }],
  ['budgets/any', 'nobody', { characters: 1 }],
  ['anything/else', 'nobody', { n: 1 }],
  ['posts/published/parts/any', 'nobody', { published: true }],
];
const PATHS = DOCUMENTS.map(([path]) => path);

type Query = (db: Database) => { get(): Promise<unknown> };

/** Who may ask a query. */
const QUERIES: readonly [name: string, readers: Allowed, query: Query][] = [
  ['published posts', 'everybody', (db) => published(db)],
  ['a few published posts', 'everybody', (db) => published(db).limit(2)],
  ['published posts of a title', 'everybody', (db) => published(db).where('title', '==', 'Shown')],
  ['all posts', 'admins', (db) => db.collection('posts')],
  ['a few posts', 'admins', (db) => db.collection('posts').limit(1)],
  ['drafts', 'admins', (db) => db.collection('posts').where('published', '==', false)],
  [
    'posts, published or not',
    'admins',
    (db) => db.collection('posts').where('published', 'in', [true, false]),
  ],
  ['posts by another field', 'admins', (db) => db.collection('posts').where('title', '==', 'Shown')],
  ['active services', 'everybody', (db) => db.collection('services').where('active', '==', true)],
  ['all services', 'admins', (db) => db.collection('services')],
  ['projects', 'everybody', (db) => db.collection('projects')],
  ['images', 'everybody', (db) => db.collection('images')],
  ['testimonials', 'everybody', (db) => db.collection('testimonials')],
  ['messages', 'admins', (db) => db.collection('messages')],
  ['administrators', 'admins', (db) => db.collection('admins')],
  ['pictures', 'admins', (db) => db.collection('pictures')],
  ['translations', 'admins', (db) => db.collection('translations')],
  ['sessions', 'nobody', (db) => db.collection('sessions')],
  ['limits', 'nobody', (db) => db.collection('limits')],
  ['anything else', 'nobody', (db) => db.collection('anything')],
  ['projects wherever they are', 'nobody', (db) => db.collectionGroup('projects')],
];

function published(db: Database) {
  return db.collection('posts').where('published', '==', true);
}

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openEnvironment('firestore');
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all(DOCUMENTS.map(([path, , data]) => db.doc(path).set(data)));
  });
});
afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

describe.each(CALLER_NAMES)('firestore.rules, with %s', (caller) => {
  let db: Database;
  beforeAll(() => {
    db = CALLERS[caller](environment).firestore();
  });
  const expected = (readers: Allowed) => (isAllowed(caller, readers) ? assertSucceeds : assertFails);

  it.each(DOCUMENTS)('give %s to %s', async (path, readers) => {
    await expected(readers)(db.doc(path).get());
  });

  it.each(DOCUMENTS)('give %s to %s in a transaction', async (path, readers) => {
    await expected(readers)(db.runTransaction((transaction) => transaction.get(db.doc(path))));
  });

  it.each(QUERIES)('list %s for %s', async (_name, readers, query) => {
    await expected(readers)(query(db).get());
  });

  it.each(PATHS)('let nothing be written at %s', async (path) => {
    const reference = db.doc(path);
    await assertFails(reference.update({ published: true }));
    await assertFails(reference.set({ published: true, active: true }));
    await assertFails(reference.set({ title: 'x' }, { merge: true }));
    await assertFails(reference.delete());
    await assertFails(reference.parent.doc('new').set({ published: true, active: true }));
  });
});

it('a batch is refused for one of its writes', async () => {
  const db = CALLERS['an admin'](environment).firestore();
  const batch = db.batch().set(db.doc('messages/new'), {}).set(db.doc('projects/new'), {});
  await assertFails(batch.commit());
});
