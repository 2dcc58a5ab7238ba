import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Allowed, CALLER_NAMES, CALLERS, isAllowed, openEnvironment } from './testing/environment';

type Storage = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>;

const BYTES = new Uint8Array([1, 2, 3]);

/** Who may get an object. */
const OBJECTS: readonly [path: string, readers: Allowed][] = [
  ['pictures/house/480.webp', 'everybody'],
  ['pictures/house', 'everybody'],
  ['other/house/480.webp', 'nobody'],
  ['backup.zip', 'nobody'],
];

let environment: RulesTestEnvironment;

const asOwner = (act: (storage: Storage) => Promise<unknown>) =>
  environment.withSecurityRulesDisabled(async (context) => {
    await act(context.storage());
  });

beforeAll(async () => {
  environment = await openEnvironment('storage');
  await asOwner((storage) => Promise.all(OBJECTS.map(([path]) => storage.ref(path).put(BYTES).then())));
});
afterAll(async () => {
  await asOwner((storage) => Promise.all(OBJECTS.map(([path]) => storage.ref(path).delete())));
  await environment.cleanup();
});

describe.each(CALLER_NAMES)('storage.rules, with %s', (caller) => {
  let storage: Storage;
  beforeAll(() => {
    storage = CALLERS[caller](environment).storage();
  });

  it.each(OBJECTS)('give %s to %s', async (path, readers) => {
    const expected = isAllowed(caller, readers) ? assertSucceeds : assertFails;
    await expected(storage.ref(path).getMetadata());
  });

  it.each(['', 'pictures', 'pictures/house', 'other'])("list nothing in '%s'", async (path) => {
    await assertFails(storage.ref(path).listAll());
  });

  it.each(OBJECTS)('let nothing be written at %s', async (path) => {
    const reference = storage.ref(path);
    await assertFails(reference.put(BYTES).then());
    await assertFails(reference.updateMetadata({ contentType: 'text/html' }));
    await assertFails(reference.delete());
    await assertFails(storage.ref(`${path}-new`).put(BYTES).then());
  });
});
