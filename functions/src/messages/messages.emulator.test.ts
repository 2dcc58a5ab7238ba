import { ADMIN_NOTE_MAX_LENGTH, ERROR_MESSAGES, MAX_PAGE_SIZE, type Message } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';
import { storeMessages } from '../testing/messages';

vi.mock('firebase-functions/logger');

let suite: Suite;
let cookie: string;
beforeAll(async () => {
  suite = await startSuite('messages');
});
afterAll(() => suite.stop());
beforeEach(async () => {
  vi.clearAllMocks();
  await suite.reset();
  cookie = await suite.logInAdmin();
});

const send = (method: string, path: string, body?: unknown) =>
  suite.send(method, `/api/admin/messages${path}`, { cookie, ...(body !== undefined && { body }) });

const list = async (query = '') => {
  const { status, body } = await send('GET', query);
  expect(status).toBe(200);
  return body as { messages: Message[]; pagination: { totalItems: number; totalPages: number } };
};
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);
const count = async () => (await suite.db.collection('messages').count().get()).data().count;

describe('the list', () => {
  it('is empty without messages', async () => {
    expect(await list()).toEqual({ messages: [], pagination: { totalItems: 0, totalPages: 0 } });
  });

  it('returns messages as in the contract, newest first', async () => {
    await storeMessages(suite.db, [{ adminNote: 'Called', status: 'processing' }, {}]);
    const { messages } = await list();
    expect(messages).toEqual([
      aMessage({
        id: 'm0',
        adminNote: 'Called',
        status: 'processing',
        createdAt: '2026-03-01T12:00:00.000Z',
      }),
      aMessage({ id: 'm1', createdAt: '2026-03-01T11:59:00.000Z' }),
    ]);
  });

  it.each([
    [1, 1],
    [9, 1],
    [10, 1],
    [11, 2],
  ])('of %i messages has %i pages of ten', async (stored, totalPages) => {
    await storeMessages(
      suite.db,
      Array.from({ length: stored }, () => ({})),
    );
    const first = await list();
    expect(first.pagination).toMatchObject({ totalItems: stored, totalPages });
    expect(idsOf(first.messages)).toEqual(
      Array.from({ length: Math.min(stored, 10) }, (_, index) => `m${index}`),
    );
    expect(idsOf((await list(`?page=${totalPages}`)).messages).at(-1)).toBe(`m${stored - 1}`);
  });

  it('is empty beyond the last page, with the same totals', async () => {
    await storeMessages(suite.db, [{}, {}, {}]);
    for (const query of ['?page=2', '?page=1000000', '?page=1000000&limit=100', '?page=2&status=new']) {
      expect(await list(query)).toMatchObject({ messages: [], pagination: { totalItems: 3 } });
    }
  });

  it('has every message on exactly one page, even with equal dates', async () => {
    await storeMessages(
      suite.db,
      Array.from({ length: 7 }, () => ({})),
    );
    const writes = suite.db.batch();
    for (let index = 0; index < 7; index++) {
      writes.update(suite.db.doc(`messages/m${index}`), { createdAt: new Date(0) });
    }
    await writes.commit();
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?limit=2&page=${page}`)));
    expect(pages.flatMap(({ messages }) => idsOf(messages)).sort()).toEqual([
      'm0',
      'm1',
      'm2',
      'm3',
      'm4',
      'm5',
      'm6',
    ]);
  });

  it('filters by status', async () => {
    await storeMessages(suite.db, [{ status: 'completed' }, {}, { status: 'completed' }]);
    const { messages, pagination } = await list('?status=completed');
    expect(idsOf(messages)).toEqual(['m0', 'm2']);
    expect(pagination).toEqual({ totalItems: 2, totalPages: 1 });
  });

  it('filters by service, suspected spam, and days in Doha, in any combination', async () => {
    await storeMessages(suite.db, [
      { service: 'Kitchen Cabinets', status: 'processing' },
      { service: 'Kitchen Cabinets', doubtful: true },
      { doubtful: true },
      {},
    ]);
    await suite.db.doc('messages/m2').update({ createdAt: new Date('2026-02-28T20:59:59.999Z') });
    await suite.db.doc('messages/m3').update({ createdAt: new Date('2026-02-27T21:00:00Z') });
    const found = async (query: string) => idsOf((await list(query)).messages);
    expect(await found('?service=Kitchen+Cabinets')).toEqual(['m0', 'm1']);
    expect(await found('?spam=only')).toEqual(['m1', 'm2']);
    expect(await found('?spam=none')).toEqual(['m0', 'm3']);
    expect(await found('?from=2026-03-01')).toEqual(['m0', 'm1']);
    expect(await found('?to=2026-02-28')).toEqual(['m2', 'm3']);
    expect(await found('?from=2026-02-28&to=2026-02-28')).toEqual(['m2', 'm3']);
    const all = '?service=Kitchen+Cabinets&spam=only&from=2026-03-01&to=2026-03-01';
    expect(await found(`${all}&status=new`)).toEqual(['m1']);
    expect(await found(`${all}&status=new&search=mariam`)).toEqual(['m1']);
    expect(await found(`${all}&status=new&search=mariam+doors`)).toEqual(['m1']);
    expect(await found(`${all}&status=processing`)).toEqual([]);
  });

  it.each([
    ['?page=0', ERROR_MESSAGES.pageInvalid],
    ['?page=-1', ERROR_MESSAGES.pageInvalid],
    ['?page=1.5', ERROR_MESSAGES.pageInvalid],
    ['?page=x', ERROR_MESSAGES.pageInvalid],
    ['?page=99999999999', ERROR_MESSAGES.pageInvalid],
    ['?limit=0', ERROR_MESSAGES.limitInvalid],
    ['?limit=1000000', ERROR_MESSAGES.limitInvalid],
    ['?limit=101', ERROR_MESSAGES.limitInvalid],
    ['?limit=NaN', ERROR_MESSAGES.limitInvalid],
    ['?status=done', ERROR_MESSAGES.statusUnknown],
    ['?status=', ERROR_MESSAGES.statusUnknown],
    ['?search='.padEnd(210, 'x'), ERROR_MESSAGES.searchTooLong],
    ['?service=Plumbing', ERROR_MESSAGES.serviceUnknown],
    ['?spam=true', ERROR_MESSAGES.invalidValue],
    ['?from=2026-02-30', ERROR_MESSAGES.invalidValue],
    ['?to=yesterday', ERROR_MESSAGES.invalidValue],
  ])('rejects %s', async (query, message) => {
    const response = await send('GET', query);
    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  it('omits an invalid document and logs its path', async () => {
    await storeMessages(suite.db, [{}, {}]);
    await suite.db.doc('messages/m0').update({ status: 'lost', name: 5 });
    expect(idsOf((await list()).messages)).toEqual(['m1']);
    expect(logger.error).toHaveBeenCalledWith('document invalid', {
      path: 'messages/m0',
      fields: ['name', 'status'],
    });
    expect((await send('GET', '/m0')).status).toBe(404);
  });

  it('is compressed when it is large', async () => {
    await storeMessages(
      suite.db,
      Array.from({ length: 10 }, () => ({ message: 'doors '.repeat(100) })),
    );
    expect((await send('GET', '')).headers.get('content-encoding')).toMatch(/^(gzip|br)$/);
  });
});

describe('a message', () => {
  beforeEach(() => storeMessages(suite.db, [{}, {}]));

  it('is read by its id', async () => {
    expect(await send('GET', '/m1')).toMatchObject({
      status: 200,
      body: aMessage({ id: 'm1', createdAt: '2026-03-01T11:59:00.000Z' }),
    });
  });

  it('changes its status and its note independently', async () => {
    expect(await send('PATCH', '/m0', { status: 'processing' })).toMatchObject({
      status: 200,
      body: aMessage({ id: 'm0', status: 'processing', createdAt: '2026-03-01T12:00:00.000Z' }),
    });
    expect(await send('PATCH', '/m0', { adminNote: '  اتصلت به ' })).toMatchObject({
      body: { status: 'processing', adminNote: 'اتصلت به' },
    });
    expect((await send('GET', '/m0')).body).toMatchObject({ status: 'processing', adminNote: 'اتصلت به' });
    expect((await send('GET', '/m1')).body).toEqual(
      aMessage({ id: 'm1', createdAt: '2026-03-01T11:59:00.000Z' }),
    );
  });

  it('removes its note when the new one is blank', async () => {
    await send('PATCH', '/m0', { adminNote: 'x' });
    expect((await send('PATCH', '/m0', { adminNote: '  ' })).body).not.toHaveProperty('adminNote');
  });

  it('accepts concurrent changes of two administrators', async () => {
    await Promise.all([
      send('PATCH', '/m0', { status: 'completed' }),
      send('PATCH', '/m0', { adminNote: 'Called' }),
    ]);
    expect((await send('GET', '/m0')).body).toMatchObject({ status: 'completed', adminNote: 'Called' });
  });

  it('moves to the list of its new status', async () => {
    await send('PATCH', '/m0', { status: 'completed' });
    expect(idsOf((await list('?status=new')).messages)).toEqual(['m1']);
    expect(idsOf((await list('?status=completed')).messages)).toEqual(['m0']);
  });

  it.each([
    [{ status: 'done' }, ERROR_MESSAGES.checkFields],
    [{ adminNote: 'x'.repeat(ADMIN_NOTE_MAX_LENGTH + 1) }, ERROR_MESSAGES.checkFields],
    [{ adminNote: null }, ERROR_MESSAGES.checkFields],
    [{}, ERROR_MESSAGES.nothingToChange],
    [{ name: 'Somebody else' }, ERROR_MESSAGES.nothingToChange],
  ])('rejects the change %o', async (body, message) => {
    expect(await send('PATCH', '/m0', body)).toMatchObject({ status: 400, body: { message } });
    expect((await send('GET', '/m0')).body).toEqual(
      aMessage({ id: 'm0', createdAt: '2026-03-01T12:00:00.000Z' }),
    );
  });

  it('is deleted once', async () => {
    expect(await send('DELETE', '/m0')).toMatchObject({ status: 200, body: { id: 'm0' } });
    expect(await send('DELETE', '/m0')).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.messageNotFound },
    });
    expect(await count()).toBe(1);
  });

  it.each([
    ['unknown id', 'absent', ERROR_MESSAGES.messageNotFound],
    ['id that Firestore refuses', '__reserved__', ERROR_MESSAGES.notFound],
    ['id with a dot', 'a.b', ERROR_MESSAGES.notFound],
    ['path', '..%2Fadmins%2Fadmin', ERROR_MESSAGES.notFound],
    ['long id', 'x'.repeat(129), ERROR_MESSAGES.notFound],
  ])('that does not exist is a 404: %s', async (_case, id, message) => {
    for (const [method, body] of [['GET'], ['PATCH', { status: 'completed' }], ['DELETE']] as const) {
      expect(await send(method, `/${id}`, body)).toMatchObject({ status: 404, body: { message } });
    }
    expect(await count()).toBe(2);
  });
});

describe('changing several', () => {
  beforeEach(() => storeMessages(suite.db, [{}, { adminNote: 'Called' }, {}]));

  it('changes the status of existing messages, not their notes', async () => {
    const body = { ids: ['m0', 'm1', 'm1', 'absent'], status: 'processing' };
    expect(await send('POST', '/update-multiple', body)).toMatchObject({ status: 200, body: { updated: 2 } });
    expect((await list()).messages.map(({ status, adminNote }) => [status, adminNote])).toEqual([
      ['processing', undefined],
      ['processing', 'Called'],
      ['new', undefined],
    ]);
  });

  it('sets the note on all of them, unless it is blank', async () => {
    const notesAfter = async (adminNote: string) => {
      await send('POST', '/update-multiple', { ids: ['m0', 'm1'], status: 'completed', adminNote });
      return (await list()).messages.map((message) => message.adminNote);
    };
    expect(await notesAfter(' ')).toEqual([undefined, 'Called', undefined]);
    expect(await notesAfter('Answered by phone')).toEqual([
      'Answered by phone',
      'Answered by phone',
      undefined,
    ]);
  });

  it.each([
    [{ ids: [], status: 'new' }, [{ path: 'ids', message: ERROR_MESSAGES.nothingSelected }]],
    [{ ids: ['m0'] }, [{ path: 'status', message: ERROR_MESSAGES.statusUnknown }]],
    [{ ids: ['m0'], status: 'done' }, [{ path: 'status', message: ERROR_MESSAGES.statusUnknown }]],
    [
      { ids: ['m0'], status: 'completed', adminNote: 'x'.repeat(ADMIN_NOTE_MAX_LENGTH + 1) },
      [{ path: 'adminNote', message: ERROR_MESSAGES.noteTooLong }],
    ],
  ])('rejects %o', async (body, issues) => {
    expect(await send('POST', '/update-multiple', body)).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.checkFields, issues },
    });
    expect((await list('?status=new')).messages).toHaveLength(3);
  });
});

describe('deleting several', () => {
  beforeEach(() => storeMessages(suite.db, [{}, {}, {}]));

  it('deletes existing messages and counts each once', async () => {
    const body = { ids: ['m0', 'm2', 'm2', 'absent'] };
    expect(await send('POST', '/delete-multiple', body)).toMatchObject({ status: 200, body: { deleted: 2 } });
    expect(idsOf((await list()).messages)).toEqual(['m1']);
    expect((await send('POST', '/delete-multiple', body)).body).toEqual({ deleted: 0 });
  });

  it('counts each message for one of two concurrent requests', async () => {
    const responses = await Promise.all(
      [1, 2].map(() => send('POST', '/delete-multiple', { ids: ['m0', 'm1'] })),
    );
    expect(responses.map(({ body }) => (body as { deleted: number }).deleted).sort()).toEqual([0, 2]);
  });

  it('accepts a whole page', async () => {
    const ids = Array.from({ length: MAX_PAGE_SIZE }, (_, index) => `m${index}`);
    expect((await send('POST', '/delete-multiple', { ids })).body).toEqual({ deleted: 3 });
  });

  it.each([
    [{ ids: [] }, [{ path: 'ids', message: ERROR_MESSAGES.nothingSelected }]],
    [
      { ids: Array.from({ length: MAX_PAGE_SIZE + 1 }, () => 'm0') },
      [{ path: 'ids', message: ERROR_MESSAGES.tooManySelected }],
    ],
    [{ ids: 'm0' }, [{ path: 'ids', message: ERROR_MESSAGES.invalidValue }]],
    [{ ids: ['m0', 7] }, [{ path: 'ids.1', message: ERROR_MESSAGES.invalidValue }]],
    [{}, [{ path: 'ids', message: ERROR_MESSAGES.invalidValue }]],
  ])('rejects %o', async (body, issues) => {
    expect(await send('POST', '/delete-multiple', body)).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.checkFields, issues },
    });
    expect(await count()).toBe(3);
  });
});
