import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStoredImage, store, storeMediaFile } from '../../../functions/src/testing/content';
import { type Suite, startSuite } from '../../../functions/src/testing/emulators';
import { storeMessages } from '../../../functions/src/testing/messages';
import { runScript } from '../process/testing/run-script';
import { countInvalid } from './count-invalid';
import { migrate } from './migrate';

vi.mock('firebase-functions/logger');

let suite: Suite;
let cookie: string;
beforeAll(async () => {
  suite = await startSuite('migrate');
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await suite.reset();
  cookie = await suite.logInAdmin();
});

const UNSEEN = { expect: () => undefined, advance: () => undefined };
const many = (count: number) => Array.from({ length: count }, () => ({}));
const found = async (query: string) => {
  const { body } = await suite.send('GET', `/api/admin/messages?${query}`, { cookie });
  return (body as { messages: { id: string }[] }).messages.map(({ id }) => id);
};
const bringUp = (collection: 'messages' | 'images' | 'posts', isWriting = true) =>
  migrate(suite.db, collection, { isWriting }, UNSEEN);

describe('a migration', () => {
  it('makes messages of an earlier version searchable by phone number, spelling and filter', async () => {
    await storeMessages(suite.db, [{}, { message: 'بالصيانة' }]);
    await suite.db
      .doc('messages/m0')
      .update({ whatsappNumber: '5512 3456', searchPrefixes: ['mariam'], status: 'processing' });
    const { doubtful: _doubtful, ...older } = (await suite.db.doc('messages/m1').get()).data() ?? {};
    await suite.db.doc('messages/m1').set({ ...older, searchPrefixes: [] });
    expect(await found('search=3456')).toEqual([]);
    expect(await found('spam=none')).toEqual(['m0']);

    expect(await bringUp('messages')).toMatchObject({ documents: 2, older: 2, stuck: [] });

    expect(await found('search=3456')).toEqual(['m0']);
    expect(await found('search=الصيانة')).toEqual(['m1']);
    expect(await found('spam=none')).toEqual(['m0', 'm1']);
    const document = await suite.db.doc('messages/m0').get();
    expect(document.data()).toMatchObject({
      whatsappNumber: '+97455123456',
      status: 'processing',
      schemaVersion: 1,
    });
    expect(await bringUp('messages')).toMatchObject({ documents: 2, older: 0 });
  });

  it('writes nothing in a dry run', async () => {
    await storeMessages(suite.db, [{}]);
    const before = (await suite.db.doc('messages/m0').get()).updateTime;
    expect(await bringUp('messages', false)).toMatchObject({ documents: 1, older: 1 });
    expect((await suite.db.doc('messages/m0').get()).updateTime).toEqual(before);
  });

  it('handles collections of any size, and leaves stuck and newer documents unchanged', async () => {
    await Promise.all([storeMessages(suite.db, many(101)), store.images(suite.db, [{ title: 'الأبواب' }])]);
    await suite.db.doc('messages/m7').update({ status: 'lost' });
    await suite.db.doc('messages/m8').update({ schemaVersion: 99 });
    await suite.db.doc('images/d0').update({ searchPrefixes: [], described: FieldValue.delete() });
    expect(await bringUp('messages')).toEqual({
      collection: 'messages',
      documents: 101,
      older: 99,
      newer: 1,
      stuck: [{ path: 'messages/m7', fields: ['status'] }],
    });
    expect(await bringUp('images')).toMatchObject({ older: 1 });
    expect((await suite.db.doc('images/d0').get()).data()).toMatchObject({
      searchPrefixes: expect.arrayContaining(['ابواب']),
      described: true,
    });
    const untouched = (await suite.db.doc('messages/m7').get()).data();
    expect(untouched).toMatchObject({ status: 'lost' });
    expect(untouched).not.toHaveProperty('schemaVersion');
    expect((await suite.db.doc('messages/m8').get()).get('schemaVersion')).toBe(99);
  });

  it('gives the images of an earlier post’s text all their widths', async () => {
    const picture = aStoredImage();
    await storeMediaFile(suite.db, picture, ['posts/d0']);
    await store.posts(suite.db, [{ content: `<p><img src="/media/${picture.key}/960.webp" alt=""></p>` }]);
    await suite.db.doc('posts/d0').update({ contentPictures: FieldValue.delete() });
    expect(await bringUp('posts')).toMatchObject({ older: 1 });
    const { body } = await suite.send('GET', '/api/blog/d0');
    expect(body).toMatchObject({ contentPictures: [{ image: `/media/${picture.key}/960.webp` }] });
  });
});

it('counts invalid, older and newer documents', async () => {
  await Promise.all([storeMessages(suite.db, many(3)), store.posts(suite.db, many(2))]);
  await suite.db.doc('messages/m1').update({ status: 'lost', schemaVersion: 1 });
  await suite.db.doc('messages/m2').update({ schemaVersion: 2 });
  await suite.db.doc('posts/d1').update({ title: FieldValue.delete() });
  expect((await countInvalid(suite.db)).filter(({ documents }) => documents > 0)).toEqual([
    { collection: 'admins', documents: 1, invalid: 0, older: 1, newer: 0 },
    { collection: 'messages', documents: 3, invalid: 1, example: 'messages/m1', older: 1, newer: 1 },
    { collection: 'posts', documents: 2, invalid: 1, example: 'posts/d1', older: 2, newer: 0 },
  ]);
});

describe('the command', () => {
  const run = (args: string[], interruptAt?: RegExp) =>
    runScript(['migrate', ...args], { ...process.env, GCLOUD_PROJECT: suite.projectId }, interruptAt);

  it('prints the pending migrations and writes nothing without confirmation', async () => {
    await storeMessages(suite.db, many(2));
    const { code, output } = await run([]);
    expect(code).toBe(0);
    expect(output).toContain('messages      2 documents, 2 to bring up to version 1');
    expect(output).toContain('Nothing was written. With --yes');
    expect(await bringUp('messages', false)).toMatchObject({ older: 2 });
  });

  it('leaves consistent documents at Ctrl-C, and the next run resumes', { timeout: 60_000 }, async () => {
    await storeMessages(
      suite.db,
      Array.from({ length: 500 }, () => ({
        message: 'Windows and doors for a villa by the sea. '.repeat(20),
      })),
    );
    for (let first = 0; first < 500; first += 100) {
      const batch = suite.db.batch();
      for (let n = first; n < first + 100; n++)
        batch.update(suite.db.doc(`messages/m${n}`), { searchPrefixes: [] });
      await batch.commit();
    }
    const interrupted = await run(['--yes'], /^\[3\/9\] Bringing up messages …$/);
    expect(interrupted.code).toBe(130);
    expect(interrupted.output).toContain('[3/9] Bringing up messages: stopped');

    const { docs } = await suite.db.collection('messages').get();
    const isIndexed = docs.map((each) => each.get('searchPrefixes').length > 0);
    expect(docs.map((each) => each.get('schemaVersion') === 1)).toEqual(isIndexed);
    expect(isIndexed).toContain(false);

    expect(await run(['--yes'])).toMatchObject({ code: 0 });
    expect(await bringUp('messages', false)).toMatchObject({ documents: 500, older: 0, stuck: [] });
  });
});
