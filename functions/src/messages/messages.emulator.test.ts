import {
  ADMIN_NOTE_MAX_LENGTH,
  ERROR_MESSAGES,
  MAX_PAGE_SIZE,
  type Message,
  type MessageDetails,
} from '@alnafitha/contract';
import { aMessage, aMessageWithDetails } from '@alnafitha/contract/factories';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';
import { fieldError } from '../testing/image-files';
import { storeMessages } from '../testing/messages';
import { documentsRead } from '../testing/reads';
import type { TestResponse } from '../testing/server';
import { referenceOf } from './reference';

let suite: Suite;
let cookie: string;
beforeAll(async () => {
  suite = await startSuite('messages');
  await suite.reset();
  cookie = await suite.logInAdmin();
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

const send = (method: string, path: string, body?: unknown) =>
  suite.send(method, `/api/admin/messages${path}`, { cookie, ...(body !== undefined && { body }) });

const list = async (query = '') => {
  const { status, body } = await send('GET', query);
  expect(status).toBe(200);
  return body as { messages: Message[]; pagination: { totalItems: number; totalPages: number } };
};
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);
/** The error messages of requests that must all be rejected with a 400. */
async function rejections<T extends string | object>(
  requests: readonly T[],
  sendOne: (request: T) => Promise<TestResponse>,
) {
  const messages: Record<string, unknown> = {};
  for (const request of requests) {
    const { status, body } = await sendOne(request);
    const name = typeof request === 'string' ? request : JSON.stringify(request);
    messages[name] = status === 400 ? (body as { message: string }).message : { status, body };
  }
  return messages;
}
async function expectIssues(
  path: string,
  cases: readonly (readonly [body: object, field: string, message: string])[],
) {
  const received: object[] = [];
  for (const [sent] of cases) {
    const { status, body } = await send('POST', path, sent);
    received.push({ sent, status, body });
  }
  expect(received).toEqual(
    cases.map(([sent, field, message]) => ({ sent, status: 400, body: fieldError(field, message) })),
  );
}
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
        reference: referenceOf('m0'),
        adminNote: 'Called',
        status: 'processing',
        createdAt: '2026-03-01T12:00:00.000Z',
      }),
      aMessage({ id: 'm1', reference: referenceOf('m1'), createdAt: '2026-03-01T11:59:00.000Z' }),
    ]);
  });

  it('has pages of ten', async () => {
    for (const [stored, totalPages] of [
      [1, 1],
      [10, 1],
      [11, 2],
    ] as const) {
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
    }
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

  it('explains each filter and page that it rejects', async () => {
    const rejected = {
      '?page=0': ERROR_MESSAGES.pageInvalid,
      '?page=-1': ERROR_MESSAGES.pageInvalid,
      '?page=1.5': ERROR_MESSAGES.pageInvalid,
      '?page=x': ERROR_MESSAGES.pageInvalid,
      '?page=99999999999': ERROR_MESSAGES.pageInvalid,
      '?limit=0': ERROR_MESSAGES.limitInvalid,
      '?limit=1000000': ERROR_MESSAGES.limitInvalid,
      '?limit=101': ERROR_MESSAGES.limitInvalid,
      '?limit=NaN': ERROR_MESSAGES.limitInvalid,
      '?status=done': ERROR_MESSAGES.statusUnknown,
      '?status=': ERROR_MESSAGES.statusUnknown,
      [`?search=${'x'.repeat(202)}`]: ERROR_MESSAGES.searchTooLong,
      '?service=Plumbing': ERROR_MESSAGES.serviceUnknown,
      '?spam=true': ERROR_MESSAGES.invalidValue,
      '?from=2026-02-30': ERROR_MESSAGES.invalidValue,
      '?to=yesterday': ERROR_MESSAGES.invalidValue,
    };
    expect(await rejections(Object.keys(rejected), (query) => send('GET', query))).toEqual(rejected);
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
      body: aMessageWithDetails({
        id: 'm1',
        reference: referenceOf('m1'),
        createdAt: '2026-03-01T11:59:00.000Z',
      }),
    });
  });

  it('has the phone numbers of what was typed, also if it was stored before they were read', async () => {
    const phone = { e164: '+97455550101', formatted: '+974 5555 0101' };
    await suite.db.doc('messages/m1').update({ whatsappNumber: '+97497455123456', phone });
    const { body } = await send('GET', '/m1');
    expect(body).toMatchObject({
      whatsappNumber: '+97497455123456',
      phones: [{ e164: '+97455123456', formatted: '+974 5512 3456' }],
    });
    expect(body).not.toHaveProperty('phone');
  });

  it('changes its status and its note independently', async () => {
    expect(await send('PATCH', '/m0', { status: 'processing' })).toMatchObject({
      status: 200,
      body: aMessage({
        id: 'm0',
        reference: referenceOf('m0'),
        status: 'processing',
        createdAt: '2026-03-01T12:00:00.000Z',
      }),
    });
    expect(await send('PATCH', '/m0', { adminNote: '  اتصلت به ' })).toMatchObject({
      body: { status: 'processing', adminNote: 'اتصلت به' },
    });
    expect((await send('GET', '/m0')).body).toMatchObject({ status: 'processing', adminNote: 'اتصلت به' });
    expect((await send('GET', '/m1')).body).toEqual(
      aMessageWithDetails({ id: 'm1', reference: referenceOf('m1'), createdAt: '2026-03-01T11:59:00.000Z' }),
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

  it('is not changed by an invalid change', async () => {
    const invalid = [
      { status: 'done' },
      { adminNote: 'x'.repeat(ADMIN_NOTE_MAX_LENGTH + 1) },
      { adminNote: null },
      { doubtful: true },
      {},
      { name: 'Somebody else' },
    ];
    expect(Object.values(await rejections(invalid, (body) => send('PATCH', '/m0', body)))).toEqual([
      ...Array(4).fill(ERROR_MESSAGES.checkFields),
      ...Array(2).fill(ERROR_MESSAGES.nothingToChange),
    ]);
    expect((await send('GET', '/m0')).body).toEqual(
      aMessageWithDetails({
        id: 'm0',
        reference: referenceOf('m0'),
        createdAt: '2026-03-01T12:00:00.000Z',
        earlier: { email: 1, phone: 1 },
      }),
    );
  });

  it('has the number of all earlier ones of its sender', async () => {
    await storeMessages(
      suite.db,
      Array.from({ length: 130 }, () => ({})),
    );
    const earlier = async (id: string) => ((await send('GET', `/${id}`)).body as MessageDetails).earlier;
    expect(await earlier('m0')).toEqual({ email: 129, phone: 129 });
    expect(await earlier('m65')).toEqual({ email: 64, phone: 64 });
    expect(await documentsRead(() => send('GET', '/m0'))).toBeLessThan(5);
  });

  it('is deleted once', async () => {
    expect(await send('DELETE', '/m0')).toMatchObject({ status: 200, body: { id: 'm0' } });
    expect(await send('DELETE', '/m0')).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.messageNotFound },
    });
    expect(await count()).toBe(1);
  });

  it('that does not exist is a 404, however its id is written', async () => {
    const received: Record<string, unknown[]> = {};
    for (const id of ['absent', '__reserved__', 'a.b', '..%2Fadmins%2Fadmin', 'x'.repeat(129)]) {
      const responses = [
        await send('GET', `/${id}`),
        await send('PATCH', `/${id}`, { status: 'completed' }),
        await send('DELETE', `/${id}`),
      ];
      received[id] = responses.flatMap(({ status, body }) => [status, (body as { message: string }).message]);
    }
    const thrice = (message: string) => [404, message, 404, message, 404, message];
    expect(received).toEqual({
      absent: thrice(ERROR_MESSAGES.messageNotFound),
      __reserved__: thrice(ERROR_MESSAGES.notFound),
      'a.b': thrice(ERROR_MESSAGES.notFound),
      '..%2Fadmins%2Fadmin': thrice(ERROR_MESSAGES.notFound),
      ['x'.repeat(129)]: thrice(ERROR_MESSAGES.notFound),
    });
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

  it('changes none for an invalid selection, status or note', async () => {
    await expectIssues('/update-multiple', [
      [{ ids: [], status: 'new' }, 'ids', ERROR_MESSAGES.nothingSelected],
      [{ ids: ['m0'] }, 'status', ERROR_MESSAGES.statusUnknown],
      [{ ids: ['m0'], status: 'done' }, 'status', ERROR_MESSAGES.statusUnknown],
      [
        { ids: ['m0'], status: 'completed', adminNote: 'x'.repeat(ADMIN_NOTE_MAX_LENGTH + 1) },
        'adminNote',
        ERROR_MESSAGES.noteTooLong,
      ],
    ]);
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

  it('deletes none for an invalid selection', async () => {
    const tooMany = Array.from({ length: MAX_PAGE_SIZE + 1 }, () => 'm0');
    await expectIssues('/delete-multiple', [
      [{ ids: [] }, 'ids', ERROR_MESSAGES.nothingSelected],
      [{ ids: tooMany }, 'ids', ERROR_MESSAGES.tooManySelected],
      [{ ids: 'm0' }, 'ids', ERROR_MESSAGES.invalidValue],
      [{ ids: ['m0', 7] }, 'ids.1', ERROR_MESSAGES.invalidValue],
      [{}, 'ids', ERROR_MESSAGES.invalidValue],
    ]);
    expect(await count()).toBe(3);
  });
});
