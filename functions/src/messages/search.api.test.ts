import { randomUUID } from 'node:crypto';
import type { LinkedPagination, Message } from '@alnafitha/contract';
import { Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { MAX_CANDIDATES } from '../platform/search/search-page';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { storeMessages } from '../testing/messages';
import { referenceOf } from './reference';

const { suite, send } = await startAdminApi({ name: 'search', path: '/api/admin/messages' });

interface MessageList {
  messages: Message[];
  pagination: LinkedPagination;
}

const search = async (text: string, more = '') =>
  bodyOf<MessageList>(await send('GET', `?search=${encodeURIComponent(text)}${more}`));
const idsFor = async (text: string, more?: string) => (await search(text, more)).messages.map(({ id }) => id);

/** Expects what each search finds. */
async function expectFound(expected: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const results: Record<string, string[]> = {};
  for (const text of Object.keys(expected)) results[text] = await idsFor(text);
  expect(results).toEqual(expected);
}

it('a reference finds its message in any spelling, and nothing else', async () => {
  await storeMessages(suite.db, [{}, {}, { message: referenceOf('m1').slice(0, 4) }]);
  const reference = referenceOf('m1');
  const plain = reference.replace('-', '');
  const misread = plain.replaceAll('0', 'o').replaceAll('1', 'l');
  await expectFound({
    [reference]: ['m1'],
    [plain.toLowerCase()]: ['m1'],
    [` ${misread.slice(0, 4)} ${misread.slice(4)} `]: ['m1'],
    [reference.slice(0, 4)]: ['m2'],
    'ZZZZ-ZZZZ': [],
  });
});

describe('what the office wrote', () => {
  const change = (method: string, path: string, body: object) => send(method, `/${path}`, { body });
  const replyTo = (id: string, text: string) =>
    change('POST', `${id}/replies`, { id: randomUUID(), subject: 'Pergola', text });

  it('is found in notes, replies and notes of calls, alone and with words of the sender, and in no list', async () => {
    await storeMessages(suite.db, [{ name: 'Noor' }, { name: 'Omar' }, { name: 'Noor' }, {}]);
    await change('PATCH', 'm0', { adminNote: 'Visit arranged for Thursday' });
    await change('PATCH', 'm0', { adminNote: 'Wants oak' });
    await replyTo('m1', 'نزوركم يوم الخميس.');
    await change('POST', 'm2/contacts', { kind: 'called', note: 'Asked for a discount on Thursday' });
    await change('POST', 'update-multiple', {
      ids: ['m3'],
      status: 'completed',
      adminNote: 'Discount given',
    });
    await expectFound({
      Thursday: ['m0', 'm2'],
      oak: ['m0'],
      'noor thurs': ['m0', 'm2'],
      'noor discount': ['m2'],
      pergola: ['m1'],
      الخميس: ['m1'],
      'omar الخميس': ['m1'],
      discount: ['m2', 'm3'],
    });
    const results = [await search(''), await search('thursday'), await search('noor thursday')];
    expect(JSON.stringify(results)).not.toMatch(/officeTexts|discount|"(events|replies|earlier)"/);
  });

  it('stays within the limits of an index, however much it is, and its newest part is compared', async () => {
    await storeMessages(suite.db, [{ name: 'Noor' }]);
    for (let part = 0; part < 6; part += 1) {
      const words = Array.from({ length: 1500 }, (_, index) => `w${part}x${index}`).join(' ');
      expect((await replyTo('m0', words.slice(0, 9990))).status).toBe(200);
    }
    const document = await suite.db.doc('messages/m0').get();
    expect(document.get('searchPrefixes').length).toBeLessThanOrEqual(12_000);
    expect(document.get('officeTexts').join('').length).toBeLessThanOrEqual(30_000);
    expect(await idsFor('noor w5x10')).toEqual(['m0']);
  });
});

it('finds messages by the beginning of a word in any field, and a phone number by its last digits, in any spelling', async () => {
  const unset = { whatsappNumber: undefined, subject: undefined };
  await storeMessages(suite.db, [
    { ...unset, name: 'Ḥamad Al-Thani', email: 'h.thani@qatar.example', subject: 'Kitchen cabinets' },
    { ...unset, name: 'فاطمة الأنصاري', email: 'f@example.com', message: 'أحتاج إلى مدرسة' },
    { ...unset, name: 'Somebody', email: 's@example.org', message: 'Call internationalisation@x.net' },
    { whatsappNumber: '+974 5512 3456' },
    { whatsappNumber: '66123456' },
    { whatsappNumber: '12-34567' },
    { whatsappNumber: '٣٣٧٧ ٨٨٩٩ / 044778899, 6677 889 (Ali)' },
  ]);
  await expectFound({
    HAMAD: ['m0'],
    'h.thani@qat': ['m0'],
    cab: ['m0'],
    'internationalisation@x.net': ['m2'],
    فاطمه: ['m1'],
    بمدرسة: ['m1'],
    amad: [],
    '55 12 34 56': ['m3'],
    '3456': ['m3', 'm4', 'm5'],
    '33778899': ['m6'],
    '6677 889': ['m6'],
    Ali: ['m6'],
    '1234567': ['m5'],
  });
  expect(await idsFor('__proto__')).toEqual([]);
});

it('finds only messages with all of several words, within one status', async () => {
  await storeMessages(suite.db, [
    { name: 'Ali Hassan', message: 'Glass doors', status: 'completed' },
    { name: 'Ali Saleh', subject: 'Balcony', message: 'Glass railings' },
    { name: 'Sara Ali', message: 'Wooden doors' },
  ]);
  await expectFound({
    'ali glass': ['m0', 'm1'],
    'doo al': ['m0', 'm2'],
    'al has gl doo': ['m0'],
    'hassan sara': [],
    'ali ali ALI': ['m0', 'm1', 'm2'],
  });
  expect(await idsFor('ali', '&status=new')).toEqual(['m1', 'm2']);
  expect(await idsFor('ali glass', '&status=completed')).toEqual(['m0']);
});

it('pages of search results are exact for frequent, combined and long tokens', async () => {
  const messages = Array.from({ length: 30 }, (_, index) => ({
    message: index % 3 === 0 ? 'common needlesandmorethanfifteen' : 'common',
  }));
  await storeMessages(suite.db, messages);
  for (const text of ['needle', 'needle common', 'needlesandmorethanfifteen']) {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(text, `&limit=4&page=${page}`)));
    expect(
      pages.map((page) => page.messages.map(({ id }) => id)),
      text,
    ).toEqual([['m0', 'm3', 'm6', 'm9'], ['m12', 'm15', 'm18', 'm21'], ['m24', 'm27'], []]);
    const isCounted = text === 'needle';
    expect(
      pages.map(({ pagination: { totalItems, totalPages, hasMore } }) => [totalItems, totalPages, hasMore]),
      text,
    ).toEqual([
      isCounted ? [10, 3, undefined] : [4, 2, true],
      isCounted ? [10, 3, undefined] : [8, 3, true],
      [10, 3, undefined],
      [10, 3, undefined],
    ]);
  }
});

it('pages of search results span several comparison batches', async () => {
  await storeMessages(suite.db, Array(551).fill({ message: 'one two' }));
  const { messages, pagination } = await search('one two', '&limit=50&page=12');
  expect(messages.map(({ id }) => id)).toEqual(['m550']);
  expect(pagination).toEqual({ totalItems: 551, totalPages: 12 });
});

it('pages of search results are those among the newest candidates, and say so', {
  timeout: 60_000,
}, async () => {
  // Their first fifteen letters, which are indexed, are the same.
  const messages = Array.from({ length: MAX_CANDIDATES + 1 }, (_, index) => ({
    message: index % MAX_CANDIDATES === 0 ? 'internationalisation' : 'internationalism',
  }));
  await storeMessages(suite.db, messages);
  const { messages: matches, pagination } = await search('internationalisation');
  expect(matches.map(({ id }) => id)).toEqual(['m0']);
  expect(pagination).toEqual({ totalItems: 1, totalPages: 1, searched: MAX_CANDIDATES });
  expect((await search('internationalisation', '&status=completed')).pagination.searched).toBeUndefined();
});

describe('the reads of a search', () => {
  /** The results of the queries (not counts) of the work. */
  async function queriesOf(work: () => Promise<unknown>): Promise<QuerySnapshot[]> {
    const get = vi.spyOn(Query.prototype, 'get');
    await work();
    const snapshots = await Promise.all(get.mock.results.map(({ value }) => value));
    get.mockRestore();
    return snapshots;
  }
  const documentsRead = async (work: () => Promise<unknown>) =>
    (await queriesOf(work)).reduce((sum, { size }) => sum + size, 0);

  it('are the page for one token, and the matches of the rarest token for several', async () => {
    const messages = Array.from({ length: 120 }, (_, index) => ({
      message: `common ${index % 60 === 0 ? 'rare' : 'frequent'}`,
    }));
    await storeMessages(suite.db, messages);
    const reads: Record<string, number> = {
      common: 10,
      'Al Kuwari': 10,
      'common rare': 2,
      'common absent': 0,
      // One batch, which has the page and one more.
      'common frequent': 50,
      '!!!': 0,
    };
    for (const [text, count] of Object.entries(reads)) {
      expect(await documentsRead(() => search(text)), text).toBe(count);
    }
    expect(await documentsRead(() => search('rare common', '&status=new'))).toBe(2);
  });

  it('are none beyond the last page, where Firestore would bill skipped documents, and leave out the prefixes', async () => {
    await storeMessages(suite.db, [{}, {}]);
    const queries = await queriesOf(async () => {
      expect((await search('mariam', '&page=2')).pagination).toEqual({ totalItems: 2, totalPages: 1 });
    });
    expect(queries).toEqual([]);
    const [query] = await queriesOf(() => search('mariam'));
    expect(query?.docs.map((document) => document.get('searchPrefixes'))).toEqual([undefined, undefined]);
  });
});
