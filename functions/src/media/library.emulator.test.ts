import { ERROR_MESSAGES } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { startSuite } from '../testing/emulators';
import { anUploadedImage } from '../testing/images';
import { deleteDocument } from './deletion';
import { type ComputeState, createMediaLibrary } from './library';
import { takeInventory } from './orphans';
import { type NewMedia, processUpload } from './process-upload';

const NOW = new Date('2026-03-01T12:00:00Z');

const suite = await startSuite('library');
const clock = () => NOW;
const libraryOf = (bucket: Bucket) => createMediaLibrary(suite.db, async () => bucket, clock);
const library = libraryOf(suite.bucket);
afterAll(() => suite.stop());
beforeEach(() => Promise.all([suite.clear(), suite.bucket.deleteFiles({ prefix: 'pictures/' })]));

const image = async () => processUpload(await anUploadedImage(), 'image');
const at = (path: string) => suite.db.doc(path);

/** Uses own media files and the stored ones of `keys`. */
function showing(...keys: string[]): ComputeState<string[]> {
  return () => ({ document: { keys }, mediaKeys: keys, result: keys });
}
/** Uses a media file besides the document's present ones. */
function adding(key: string): ComputeState<string[]> {
  return (snapshot, find) => showing(...(snapshot.get('keys') ?? []), key)(snapshot, find);
}
/** Uses another document's media file, or throws if it is deleted. */
function claiming(key: string): ComputeState<string[]> {
  return async (snapshot, find) => {
    if (!(await find(key))) throw new AppError(400, ERROR_MESSAGES.imageNotInLibrary);
    return showing(key)(snapshot, find);
  };
}
const remove = deleteDocument('gone');
const put = async (path: string, ...images: NewMedia[]) =>
  library.change(at(path), showing(...images.map(({ stored }) => stored.key)), images);

const documentAt = async (path: string) => (await at(path).get()).data();
const usersOf = async (key: string) => (await at(`pictures/${key}`).get()).get('usedBy')?.sort();
const objects = async () => (await suite.bucket.getFiles({ prefix: 'pictures/' }))[0].map(({ name }) => name);
const pathsOf = (...images: NewMedia[]) =>
  images.flatMap(({ files }) => files.map(({ path }) => path)).sort();

describe('a media file', () => {
  it('is in the bucket, with its document and `usedBy`', async () => {
    const added = await image();
    expect(await put('images/a', added)).toEqual([added.stored.key]);
    expect(await documentAt('images/a')).toEqual({ keys: [added.stored.key], translationState: 'reviewed' });
    const listed = await documentAt(`pictures/${added.stored.key}`);
    expect(listed).toMatchObject({ picture: added.stored, usedBy: ['images/a'] });
    expect(listed?.createdAt.toDate()).toEqual(NOW);
    expect(await objects()).toEqual(pathsOf(added));
    const [metadata] = await suite.bucket.file(added.files[0]?.path ?? '').getMetadata();
    const cacheControl = 'public, max-age=31536000, immutable';
    expect(metadata).toMatchObject({ contentType: 'image/webp', cacheControl });
  });

  it('survives one of two users, and not the last', async () => {
    const added = await image();
    const { key } = added.stored;
    await put('images/a', added);
    await library.change(at('posts/p'), claiming(key));
    expect(await usersOf(key)).toEqual(['images/a', 'posts/p']);
    await library.change(at('images/a'), remove);
    expect(await documentAt('images/a')).toBeUndefined();
    expect(await usersOf(key)).toEqual(['posts/p']);
    expect(await objects()).toEqual(pathsOf(added));
    await library.change(at('posts/p'), remove);
    expect(await usersOf(key)).toBeUndefined();
    expect(await objects()).toEqual([]);
  });

  it('is replaced by another, without affecting the rest', async () => {
    const [first, second, third] = await Promise.all([image(), image(), image()]);
    await put('projects/p', first, second);
    await library.change(at('projects/p'), showing(third.stored.key, second.stored.key), [third]);
    expect(await documentAt('projects/p')).toMatchObject({ keys: [third.stored.key, second.stored.key] });
    expect(await objects()).toEqual(pathsOf(second, third).sort());
    expect(await usersOf(second.stored.key)).toEqual(['projects/p']);
    expect(await usersOf(first.stored.key)).toBeUndefined();
  });

  it('that is unused, or whose document is rejected, is not stored; an unknown key is ignored', async () => {
    const added = await image();
    const rejectState: ComputeState<void> = () => {
      throw new AppError(404, ERROR_MESSAGES.projectNotFound);
    };
    await library.change(at('posts/p'), showing('absent'), [added]);
    const change = library.change(at('projects/p'), rejectState, [added]);
    await expect(change).rejects.toMatchObject({ status: 404 });
    expect(await documentAt('posts/p')).toMatchObject({ keys: ['absent'] });
    expect(await documentAt('projects/p')).toBeUndefined();
    expect((await suite.db.collection('pictures').get()).size).toBe(0);
    expect(await objects()).toEqual([]);
  });

  it('stays when its document was committed before the error', async () => {
    const added = await image();
    let runs = 0;
    const rejectWhenRepeated: ComputeState<void> = async ({ exists }) => {
      runs += 1;
      if (exists) throw new AppError(409, ERROR_MESSAGES.postChanged);
      // The commit succeeds and its response is lost, so Firestore's client retries the transaction.
      await put('posts/p', added);
      throw Object.assign(new Error('lost'), { code: 10 });
    };
    const change = library.change(at('posts/p'), rejectWhenRepeated, [added]);
    await expect(change).rejects.toMatchObject({ status: 409 });
    expect(runs).toBe(2);
    expect(await usersOf(added.stored.key)).toEqual(['posts/p']);
    expect(await objects()).toEqual(pathsOf(added));
  });
});

it('a deletion succeeds when the bucket fails, and the objects are found as orphans', async () => {
  const removed = await image();
  await put('images/a', removed);
  const file = (path: string) => {
    const object = suite.bucket.file(path);
    vi.spyOn(object, 'delete').mockRejectedValue(Object.assign(new Error('down'), { code: 503 }));
    return object;
  };
  await libraryOf({ file } as Bucket).change(at('images/a'), remove);
  expect(await documentAt('images/a')).toBeUndefined();
  expect(logger.warn).toHaveBeenCalledWith('image orphaned', { key: removed.stored.key, reason: 503 });
  const later = new Date(Date.now() + 3_600_001);
  const { orphans } = await takeInventory(suite.db, suite.bucket, later);
  expect(orphans.map(({ path }) => path)).toEqual(pathsOf(removed));
});

describe('concurrently', () => {
  it('two changes of one document keep both additions', async () => {
    const added = await Promise.all([image(), image(), image()]);
    await Promise.all(added.map((each) => library.change(at('posts/p'), adding(each.stored.key), [each])));
    const keys = added.map(({ stored }) => stored.key).sort();
    expect([...((await documentAt('posts/p'))?.keys ?? [])].sort()).toEqual(keys);
    for (const key of keys) expect(await usersOf(key)).toEqual(['posts/p']);
    expect(await objects()).toEqual(pathsOf(...added));
  });

  it('two that start and two that stop using a media file keep `usedBy` right', async () => {
    const added = await image();
    const { key } = added.stored;
    await put('images/a', added);
    await Promise.all(['posts/p', 'posts/q'].map((path) => library.change(at(path), claiming(key))));
    await Promise.all([
      library.change(at('images/a'), remove),
      library.change(at('posts/p'), remove),
      library.change(at('posts/r'), claiming(key)),
    ]);
    expect(await usersOf(key)).toEqual(['posts/q', 'posts/r']);
    expect(await objects()).toEqual(pathsOf(added));
  });

  it('a media file chosen during the deletion of its last document is retained or rejected', async () => {
    for (let round = 0; round < 4; round++) {
      const added = await image();
      const { key } = added.stored;
      await put('images/a', added);
      const removal = () => library.change(at('images/a'), remove);
      const choice = () => library.change(at('posts/p'), claiming(key));
      const both = round % 2 === 0 ? [removal(), choice()] : [choice(), removal()];
      const settled = await Promise.allSettled(both);
      const isChosen = settled.every(({ status }) => status === 'fulfilled');
      expect(await usersOf(key)).toEqual(isChosen ? ['posts/p'] : undefined);
      expect(await documentAt('posts/p')).toEqual(isChosen ? { keys: [key] } : undefined);
      expect(await objects()).toEqual(isChosen ? pathsOf(added) : []);
      if (isChosen) await library.change(at('posts/p'), remove);
    }
  });
});
