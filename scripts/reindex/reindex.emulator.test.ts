import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { store } from '../../functions/src/testing/content';
import { type Suite, startSuite } from '../../functions/src/testing/emulators';
import { storeMessages } from '../../functions/src/testing/messages';
import { reindex } from './reindex';

vi.mock('firebase-functions/logger');

let suite: Suite;
let cookie: string;
beforeAll(async () => {
  suite = await startSuite('reindex');
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await suite.reset();
  cookie = await suite.logInAdmin();
});

const found = async (query: string) => {
  const { body } = await suite.send('GET', `/api/admin/messages?${query}`, { cookie });
  return (body as { messages: { id: string }[] }).messages.map(({ id }) => id);
};

it('lets messages of an earlier version be found by number, spelling and filter', async () => {
  await storeMessages(suite.db, [{}, { message: 'بالصيانة' }]);
  await suite.db
    .doc('messages/m0')
    .update({ whatsappNumber: '5512 3456', searchPrefixes: ['mariam'], status: 'processing' });
  const { doubtful: _doubtful, ...older } = (await suite.db.doc('messages/m1').get()).data() ?? {};
  await suite.db.doc('messages/m1').set({ ...older, searchPrefixes: [] });
  expect(await found('search=3456')).toEqual([]);
  expect(await found('spam=none')).toEqual(['m0']);

  expect(await reindex(suite.db)).toEqual({ messages: 2, images: 0 });

  expect(await found('search=3456')).toEqual(['m0']);
  expect(await found('search=الصيانة')).toEqual(['m1']);
  expect(await found('spam=none')).toEqual(['m0', 'm1']);
  const document = await suite.db.doc('messages/m0').get();
  expect(document.get('whatsappNumber')).toBe('+97455123456');
  expect(document.get('status')).toBe('processing');
});

it('goes through collections of any size, and leaves what is no message as it is', async () => {
  await Promise.all([
    storeMessages(
      suite.db,
      Array.from({ length: 101 }, () => ({})),
    ),
    store.images(suite.db, [{ title: 'الأبواب' }]),
  ]);
  await suite.db.doc('messages/m7').update({ status: 'lost' });
  await suite.db.doc('images/d0').update({ searchPrefixes: [], described: FieldValue.delete() });
  expect(await reindex(suite.db)).toEqual({ messages: 100, images: 1 });
  expect((await suite.db.doc('images/d0').get()).get('searchPrefixes')).toContain('ابواب');
  expect((await suite.db.doc('images/d0').get()).get('described')).toBe(true);
  expect((await suite.db.doc('messages/m7').get()).get('status')).toBe('lost');
});
