import { afterAll, beforeEach, expect, it } from 'vitest';
import { aStoredImage, storeMediaFile } from '../testing/content';
import { startSuite } from '../testing/emulators';
import { deleteObjects } from './files';
import { takeInventory } from './orphans';
import { objectPath } from './stored-media';

const MINUTE = 60_000;

const suite = await startSuite('orphans');
afterAll(() => suite.stop());
beforeEach(() => Promise.all([suite.clear(), suite.bucket.deleteFiles()]));

const save = (path: string, bytes = 3) =>
  suite.bucket.file(path).save(Buffer.alloc(bytes), { resumable: false });
const inventory = (minutesLater: number) =>
  takeInventory(suite.db, suite.bucket, new Date(Date.now() + minutesLater * MINUTE));
const objects = async () => (await suite.bucket.getFiles())[0].map(({ name }) => name);

it('finds objects without a media file, and deletes only those', async () => {
  await storeMediaFile(suite.db, aStoredImage({ key: 'villa-01' }), ['images/a']);
  await suite.db.doc('media/broken-01').set({ picture: 'none' });
  const used = [objectPath('villa-01', 480), objectPath('villa-01', 960), objectPath('broken-01', 480)];
  const left = [objectPath('villa-02', 480), objectPath('villa-02', 960), 'media/stray.webp'];
  await Promise.all([...used, 'backups/villa-03/480.webp'].map((path) => save(path)));
  await Promise.all(left.map((path, index) => save(path, 100 + index)));

  const { objects: count, orphans } = await inventory(61);
  expect(count).toBe(6);
  expect(orphans).toEqual([
    { path: 'media/stray.webp', bytes: 102 },
    { path: 'media/villa-02/480.webp', bytes: 100 },
    { path: 'media/villa-02/960.webp', bytes: 101 },
  ]);
  await deleteObjects(
    suite.bucket,
    orphans.map(({ path }) => path),
  );
  await deleteObjects(
    suite.bucket,
    orphans.map(({ path }) => path),
  );
  expect(await objects()).toEqual(['backups/villa-03/480.webp', ...used.sort()]);
});

it('spares objects younger than an hour', async () => {
  await save(objectPath('villa-01', 480));
  expect(await inventory(59)).toEqual({ objects: 1, orphans: [] });
  expect((await inventory(61)).orphans).toHaveLength(1);
});
