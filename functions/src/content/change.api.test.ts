import { ERROR_MESSAGES } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMediaLibrary } from '../media/library';
import { takeInventory } from '../media/orphans';
import { type NewMedia, processUpload } from '../media/process-upload';
import { objectPath } from '../media/stored-media';
import { AppError } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { startSuite } from '../testing/emulators';
import { anUploadedImage } from '../testing/images';
import { revisionOf } from '../testing/stored';
import { type ComputeState, createChanges, deleteDocument } from './change';
import { createExpiry } from './expiry';

const NOW = new Date('2026-03-01T12:00:00Z');

const suite = await startSuite('library');
const clock = () => NOW;
const editor = { by: 'Noora', at: NOW, form: 'f1', key: 'k1' };
const changes = createChanges(createMediaLibrary(suite.db, async () => suite.bucket, clock));
afterAll(() => suite.stop());
beforeEach(() => Promise.all([suite.clear(), suite.bucket.deleteFiles({ prefix: 'media/' })]));

const image = async () => processUpload(await anUploadedImage(), 'image');
const at = (path: string) => suite.db.doc(path);

/** Uses own media files and the stored ones of `keys`. */
function showing(...keys: string[]): ComputeState<string[]> {
  return () => ({ document: { keys }, mediaKeys: keys, result: keys });
}
/** Uses a media file besides the document's present ones. */
function adding(key: string): ComputeState<string[]> {
  return (snapshot, ...rest) => showing(...(snapshot.get('keys') ?? []), key)(snapshot, ...rest);
}
/** Uses another document's media file, or throws if it is deleted. */
function claiming(key: string): ComputeState<string[]> {
  return async (snapshot, find, transaction) => {
    if (!(await find(key))) throw new AppError(400, ERROR_MESSAGES.imageNotInLibrary);
    return showing(key)(snapshot, find, transaction);
  };
}
const remove = deleteDocument('gone');
const put = async (path: string, ...images: NewMedia[]) =>
  changes.change(at(path), editor, showing(...images.map(({ stored }) => stored.key)), images);

const expiry = createExpiry(suite.db, async () => suite.bucket);
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);

const documentAt = async (path: string) => (await at(path).get()).data();
const usersOf = async (key: string) => (await at(`media/${key}`).get()).get('usedBy')?.sort();
const objects = async () => (await suite.bucket.getFiles({ prefix: 'media/' }))[0].map(({ name }) => name);
const pathsOf = (...images: NewMedia[]) =>
  images.flatMap(({ files }) => files.map(({ path }) => path)).sort();

describe('a media file', () => {
  it('is in the bucket, with its document and `usedBy`', async () => {
    const added = await image();
    expect(await put('images/a', added)).toEqual([added.stored.key]);
    expect(await documentAt('images/a')).toMatchObject({ keys: [added.stored.key], edited: { by: 'Noora' } });
    const listed = await documentAt(`media/${added.stored.key}`);
    expect(listed).toMatchObject({ picture: added.stored, usedBy: ['images/a'] });
    expect(listed?.createdAt.toDate()).toEqual(NOW);
    expect(await objects()).toEqual(pathsOf(added));
    const [metadata] = await suite.bucket.file(added.files[0]?.path ?? '').getMetadata();
    const cacheControl = 'public, max-age=31536000, immutable';
    expect(metadata).toMatchObject({ contentType: 'image/webp', cacheControl });
  });

  it('survives one of two users, and the last one for as long as its history', async () => {
    const added = await image();
    const { key } = added.stored;
    await put('images/a', added);
    await changes.change(at('posts/p'), editor, claiming(key));
    expect(await usersOf(key)).toEqual(['images/a', 'posts/p']);
    await changes.change(at('images/a'), editor, remove);
    expect(await documentAt('images/a')).toBeUndefined();
    expect(await usersOf(key)).toEqual([revisionOf('images/a'), 'posts/p']);
    await changes.change(at('posts/p'), editor, remove);
    expect(await usersOf(key)).toEqual([revisionOf('images/a'), revisionOf('posts/p')]);
    await expiry.end(days(29));
    expect(await objects()).toEqual(pathsOf(added));
    // Firestore's TTL may delete a revision earlier.
    await at(revisionOf('images/a')).delete();
    await expiry.end(days(29));
    expect(await usersOf(key)).toEqual([revisionOf('posts/p')]);
    await expiry.end(days(31));
    expect(await usersOf(key)).toBeUndefined();
    expect(await objects()).toEqual([]);
  });

  it('is deleted with the objects of its format', async () => {
    const { stored } = await image();
    const path = objectPath(stored.key, 40, 'avif');
    const file = { path, contentType: 'image/avif', bytes: Buffer.of(1) };
    await put('images/a', { stored: { ...stored, format: 'avif' }, files: [file] });
    expect(await objects()).toEqual([path]);
    await changes.change(at('images/a'), editor, remove);
    await expiry.end(days(31));
    expect(await objects()).toEqual([]);
  });

  it('that is used and released again and again is used by the newest twenty revisions', async () => {
    const added = await image();
    await put('projects/p', added);
    for (let time = 0; time < 11; time += 1) {
      await changes.change(at('projects/p'), editor, showing());
      await changes.change(at('projects/p'), editor, adding(added.stored.key));
    }
    await changes.change(at('projects/p'), editor, showing());
    const users: string[] = await usersOf(added.stored.key);
    const [oldest, newest] = [5, 23].map((number) => revisionOf('projects/p', number));
    expect([users.length, users[0], users.at(-1)]).toEqual([10, oldest, newest]);
  });

  it('of a document that was deleted by hand stays when another one has its path', async () => {
    const added = await image();
    await put('images/a', added);
    await at('images/a').delete();
    await put('images/a');
    expect(await usersOf(added.stored.key)).toEqual(['images/a']);
    await expiry.end(days(31));
    expect(await objects()).toEqual(pathsOf(added));
  });

  it('that is unused, or whose document is rejected, is not stored; an unknown key is ignored', async () => {
    const added = await image();
    const rejectState: ComputeState<void> = () => {
      throw new AppError(404, ERROR_MESSAGES.projectNotFound);
    };
    await changes.change(at('posts/p'), editor, showing('absent'), [added]);
    const change = changes.change(at('projects/p'), editor, rejectState, [added]);
    await expect(change).rejects.toMatchObject({ status: 404 });
    expect(await documentAt('posts/p')).toMatchObject({ keys: ['absent'] });
    expect(await documentAt('projects/p')).toBeUndefined();
    expect((await suite.db.collection('media').get()).size).toBe(0);
    expect(await objects()).toEqual([]);
  });

  it('stays when its document was committed before the error', async () => {
    const added = await image();
    let runs = 0;
    const rejectWhenRepeated: ComputeState<void> = async ({ exists }) => {
      runs += 1;
      if (exists) throw new AppError(409, ERROR_MESSAGES.entryChanged);
      // The commit succeeds and its response is lost, so Firestore's client retries the transaction.
      await put('posts/p', added);
      throw Object.assign(new Error('lost'), { code: 10 });
    };
    const change = changes.change(at('posts/p'), editor, rejectWhenRepeated, [added]);
    await expect(change).rejects.toMatchObject({ status: 409 });
    expect(runs).toBe(2);
    expect(await usersOf(added.stored.key)).toEqual(['posts/p']);
    expect(await objects()).toEqual(pathsOf(added));
  });
});

it('a history ends when the bucket fails, and the objects are found as orphans', async () => {
  const removed = await image();
  await put('images/a', removed);
  await changes.change(at('images/a'), editor, remove);
  const file = (path: string) => {
    const object = suite.bucket.file(path);
    vi.spyOn(object, 'delete').mockRejectedValue(Object.assign(new Error('down'), { code: 503 }));
    return object;
  };
  await createExpiry(suite.db, async () => ({ file }) as Bucket).end(days(31));
  expect(await documentAt(revisionOf('images/a'))).toBeUndefined();
  expect(await usersOf(removed.stored.key)).toBeUndefined();
  expect(logger.warn).toHaveBeenCalledWith('image orphaned', { key: removed.stored.key, reason: 503 });
  const later = new Date(Date.now() + 3_600_001);
  const { orphans } = await takeInventory(suite.db, suite.bucket, later);
  expect(orphans.map(({ path }) => path)).toEqual(pathsOf(removed));
});

it('concurrently two changes of one document keep both additions', async () => {
  const added = await Promise.all([image(), image(), image()]);
  await Promise.all(
    added.map((media) => changes.change(at('posts/p'), editor, adding(media.stored.key), [media])),
  );
  const keys = added.map(({ stored }) => stored.key).sort();
  expect([...((await documentAt('posts/p'))?.keys ?? [])].sort()).toEqual(keys);
  for (const key of keys) expect(await usersOf(key)).toEqual(['posts/p']);
  expect(await objects()).toEqual(pathsOf(...added));
});

it('concurrently two that start and two that stop using a media file keep `usedBy` right', async () => {
  const added = await image();
  const { key } = added.stored;
  await put('images/a', added);
  await Promise.all(['posts/p', 'posts/q'].map((path) => changes.change(at(path), editor, claiming(key))));
  await Promise.all([
    changes.change(at('images/a'), editor, remove),
    changes.change(at('posts/p'), editor, remove),
    changes.change(at('posts/r'), editor, claiming(key)),
  ]);
  expect(await usersOf(key)).toEqual([revisionOf('images/a'), revisionOf('posts/p'), 'posts/q', 'posts/r']);
  expect(await objects()).toEqual(pathsOf(added));
});

it('concurrently a media file chosen during the deletion of its last document is retained', async () => {
  for (let round = 0; round < 4; round++) {
    const added = await image();
    const { key } = added.stored;
    await put('images/a', added);
    const removal = () => changes.change(at('images/a'), editor, remove);
    const choice = () => changes.change(at('posts/p'), editor, claiming(key));
    await Promise.all(round % 2 === 0 ? [removal(), choice()] : [choice(), removal()]);
    expect(await usersOf(key)).toEqual([revisionOf('images/a'), 'posts/p']);
    expect(await documentAt(`media/${key}`)).toMatchObject({ inHistory: false });
    expect(await documentAt('posts/p')).toMatchObject({ keys: [key] });
    await changes.change(at('posts/p'), editor, remove);
  }
});
