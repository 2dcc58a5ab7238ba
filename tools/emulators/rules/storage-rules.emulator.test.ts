import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { CALLER_NAMES, CALLERS, openEnvironment } from './testing/environment';

type Storage = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['storage']>;

const BYTES = new Uint8Array([1, 2, 3]);
const OBJECTS = ['pictures/house/480.webp', 'pictures/house', 'other/house/480.webp', 'backup.zip'];

let environment: RulesTestEnvironment;

const asOwner = (act: (storage: Storage) => Promise<unknown>) =>
  environment.withSecurityRulesDisabled(async (context) => {
    await act(context.storage());
  });

beforeAll(async () => {
  environment = await openEnvironment('storage');
  await asOwner((storage) => Promise.all(OBJECTS.map((path) => storage.ref(path).put(BYTES).then())));
});
afterAll(async () => {
  // Fails when an object is missing: the denied requests would prove nothing then.
  await asOwner((storage) => Promise.all(OBJECTS.map((path) => storage.ref(path).delete())));
  await environment.cleanup();
});

describe.each(CALLER_NAMES)('storage.rules deny %s', (caller) => {
  let storage: Storage;
  beforeAll(() => {
    storage = CALLERS[caller](environment).storage();
  });

  it.each(OBJECTS)('every read of %s', async (path) => {
    await assertFails(storage.ref(path).getMetadata());
    await assertFails(storage.ref(path).getDownloadURL());
  });

  it.each(['', 'pictures', 'pictures/house', 'other'])("every list of '%s'", async (path) => {
    await assertFails(storage.ref(path).listAll());
  });

  it.each(OBJECTS)('every write to %s', async (path) => {
    const reference = storage.ref(path);
    await assertFails(reference.put(BYTES).then());
    await assertFails(reference.updateMetadata({ contentType: 'text/html' }));
    await assertFails(reference.delete());
    await assertFails(storage.ref(`${path}-new`).put(BYTES).then());
  });
});
