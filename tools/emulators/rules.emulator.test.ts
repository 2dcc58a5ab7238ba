import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TestEnvironmentConfig,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Runs against the emulators of this folder and against Google's.

const PROJECT = 'demo-rules';
const BUCKET = `${PROJECT}.appspot.com`;
/** Every collection that the API writes, one within a document, and an unknown one. */
const COLLECTIONS = [
  ...['admins', 'anything', 'budgets', 'devices', 'images', 'limits', 'media', 'messages', 'posts'],
  ...['posts/stored/parts', 'projects', 'services', 'sessions', 'testimonials', 'translations'],
];
/** Fields that rules could mistake for a permission. */
const DATA = { published: true, active: true, public: true, uid: 'boss', owner: 'user' };
const OBJECTS = ['stored', 'media/stored', 'media/house/stored'];
const BYTES = new Uint8Array([1, 2, 3]);

type Context = ReturnType<RulesTestEnvironment['unauthenticatedContext']>;
type Products = Omit<TestEnvironmentConfig, 'projectId'>;
type Attempts = Record<string, () => Promise<unknown>>;

let environment: RulesTestEnvironment;
let admin: App;

const deployed = (product: 'firestore' | 'storage') => ({
  rules: readFileSync(resolve(import.meta.dirname, `../../${product}.rules`), 'utf8'),
});
const open = (service: string, path: string) => ({
  rules: `rules_version = '2'; service ${service} { match ${path} { allow read: if true; } }`,
});

/** What somebody did to a path without being denied. */
async function notDenied(paths: readonly string[], attemptsAt: (caller: Context, path: string) => Attempts) {
  const callers = {
    nobody: environment.unauthenticatedContext(),
    'a user': environment.authenticatedContext('user', { email: 'user@example.com' }),
    'an administrator': environment.authenticatedContext('boss', { admin: true }),
  };
  const allowedAttempts: string[] = [];
  for (const [name, caller] of Object.entries(callers)) {
    for (const path of paths) {
      for (const [attempt, act] of Object.entries(attemptsAt(caller, path))) {
        await assertFails(act()).catch(({ message }) =>
          allowedAttempts.push(`${name}: ${attempt} ${path}: ${message}`),
        );
      }
    }
  }
  return allowedAttempts;
}

beforeAll(async () => {
  // The SDK logs each denied request.
  setLogLevel('silent');
  // The Admin SDK would look for Google's metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const products = { firestore: deployed('firestore'), storage: deployed('storage') };
  environment = await initializeTestEnvironment({ projectId: PROJECT, ...products });
  // Denied reads would prove nothing about documents and objects that do not exist.
  admin = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, PROJECT);
  const db = getFirestore(admin);
  await Promise.all(COLLECTIONS.map((collection) => db.doc(`${collection}/stored`).set(DATA)));
  const bucket = getStorage(admin).bucket();
  await Promise.all(OBJECTS.map((path) => bucket.file(path).save(BYTES)));
});
afterAll(async () => {
  await environment.clearFirestore();
  await getStorage(admin).bucket().deleteFiles();
  await deleteApp(admin);
  await environment.cleanup();
});

it('nobody reads, lists or writes documents', async () => {
  const attempts = await notDenied(COLLECTIONS, (caller, path) => {
    const db = caller.firestore();
    const collection = db.collection(path);
    const [stored, created] = [collection.doc('stored'), collection.doc('new')];
    return {
      get: () => stored.get(),
      'get missing': () => collection.doc('missing').get(),
      'get in a transaction': () => db.runTransaction((transaction) => transaction.get(stored)),
      listen: () => new Promise((done, failed) => void stored.onSnapshot(done, failed)),
      list: () => collection.get(),
      'list one': () => collection.limit(1).get(),
      'list filtered': () => collection.where('published', '==', true).get(),
      'list group': () => db.collectionGroup(collection.id).get(),
      create: () => created.set(DATA),
      replace: () => stored.set(DATA),
      merge: () => stored.set({ title: 'x' }, { merge: true }),
      update: () => stored.update({ title: 'x' }),
      delete: () => stored.delete(),
      'create in a batch': () => db.batch().set(created, DATA).commit(),
      'create in a transaction': () =>
        db.runTransaction(async (transaction) => transaction.set(created, DATA)),
    };
  });
  expect(attempts).toEqual([]);
});

it('nobody reads, lists or writes objects', async () => {
  const attempts = await notDenied(OBJECTS, (caller, path) => {
    const stored = caller.storage(BUCKET).ref(path);
    return {
      'get metadata': () => stored.getMetadata(),
      'get URL': () => stored.getDownloadURL(),
      'list folder': async () => stored.parent?.listAll(),
      create: () => caller.storage(BUCKET).ref(`${path}-new`).put(BYTES).then(),
      replace: () => stored.put(BYTES).then(),
      update: () => stored.updateMetadata({ contentType: 'text/html' }),
      delete: () => stored.delete(),
    };
  });
  expect(attempts).toEqual([]);
});

it('rules that open something are rejected, or do let a reader in', async () => {
  const outcomeOf = (products: Products, read: (caller: Context) => Promise<unknown>) =>
    initializeTestEnvironment({ projectId: `${PROJECT}-open`, ...products }).then(
      async (opened) => {
        const outcome = await read(opened.unauthenticatedContext()).then(
          () => 'let in',
          () => 'denied',
        );
        await opened.cleanup();
        return outcome;
      },
      () => 'rejected',
    );
  const documents = await outcomeOf(
    { firestore: open('cloud.firestore', '/databases/{database}/documents/{document=**}') },
    (caller) => caller.firestore().doc('posts/any').get(),
  );
  const objects = await outcomeOf(
    { storage: open('firebase.storage', '/b/{bucket}/o/{object=**}') },
    (caller) => caller.storage(BUCKET).ref().listAll(),
  );
  // The rules of the Storage emulator apply to every project.
  await initializeTestEnvironment({ projectId: PROJECT, storage: deployed('storage') });
  expect([documents, objects]).not.toContain('denied');
});
