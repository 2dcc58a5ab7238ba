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
import { fieldError } from '../testing/forms';
import { storeMessages } from '../testing/messages';
import { documentsRead } from '../testing/reads';
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
async function expectIssues(
  path: string,
  cases: readonly (readonly [body: object, field: string, message: string])[],
) {
  for (const [sent, field, message] of cases) {
    const expected = { status: 400, body: fieldError(field, message) };
    expect(await send('POST', path, sent), JSON.stringify(sent)).toMatchObject(expected);
  }
}
const count = async () => (await suite.db.collection('messages').count().get()).data().count;

describe('the list', () => {
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

  it('filters by status, service, suspected spam, and days in Doha, in any combination', async () => {
    await storeMessages(suite.db, [
      { service: 'Kitchen Cabinets', status: 'processing' },
      { service: 'Kitchen Cabinets', suspectedSpam: true },
      { suspectedSpam: true },
      {},
    ]);
    await suite.db.doc('messages/m2').update({ createdAt: new Date('2026-02-28T20:59:59.999Z') });
    await suite.db.doc('messages/m3').update({ createdAt: new Date('2026-02-27T21:00:00Z') });
    const idsFor = async (query: string) => idsOf((await list(query)).messages);
    expect(await idsFor('?service=Kitchen+Cabinets')).toEqual(['m0', 'm1']);
    expect(await idsFor('?status=processing')).toEqual(['m0']);
    expect(await idsFor('?spam=only')).toEqual(['m1', 'm2']);
    expect(await idsFor('?spam=none')).toEqual(['m0', 'm3']);
    expect(await idsFor('?from=2026-03-01')).toEqual(['m0', 'm1']);
    expect(await idsFor('?to=2026-02-28')).toEqual(['m2', 'm3']);
    expect(await idsFor('?from=2026-02-28&to=2026-02-28')).toEqual(['m2', 'm3']);
    const all = '?service=Kitchen+Cabinets&spam=only&from=2026-03-01&to=2026-03-01';
    expect(await idsFor(`${all}&status=new`)).toEqual(['m1']);
    expect(await idsFor(`${all}&status=new&search=mariam`)).toEqual(['m1']);
    expect(await idsFor(`${all}&status=new&search=mariam+doors`)).toEqual(['m1']);
    expect(await idsFor(`${all}&status=processing`)).toEqual([]);
  });

  it('explains each filter and page that it rejects', async () => {
    const messages: Record<string, string> = {
      '?page=0': ERROR_MESSAGES.pageInvalid,
      '?page=99999999999': ERROR_MESSAGES.pageInvalid,
      '?limit=101': ERROR_MESSAGES.limitInvalid,
      '?status=': ERROR_MESSAGES.statusUnknown,
      [`?search=${'x'.repeat(202)}`]: ERROR_MESSAGES.searchTooLong,
      '?service=Plumbing': ERROR_MESSAGES.serviceUnknown,
      '?spam=true': ERROR_MESSAGES.invalidValue,
      '?from=2026-02-30': ERROR_MESSAGES.invalidValue,
    };
    for (const [query, message] of Object.entries(messages)) {
      expect(await send('GET', query), query).toMatchObject({ status: 400, body: { message } });
    }
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
    await storeMessages(suite.db, Array(10).fill({ message: 'doors '.repeat(100) }));
    expect((await send('GET', '')).headers.get('content-encoding')).toMatch(/^(gzip|br)$/);
  });
});

describe('a message', () => {
  beforeEach(() => storeMessages(suite.db, [{}, {}]));
  const unchanged = () =>
    aMessageWithDetails({ id: 'm1', reference: referenceOf('m1'), createdAt: '2026-03-01T11:59:00.000Z' });

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

  it('changes its status and its note independently, and no other message', async () => {
    const changed = { id: 'm0', status: 'processing' };
    expect(await send('PATCH', '/m0', { status: 'processing' })).toMatchObject({
      status: 200,
      body: changed,
    });
    await send('PATCH', '/m0', { adminNote: '  اتصلت به ' });
    expect((await send('GET', '/m0')).body).toMatchObject({ ...changed, adminNote: 'اتصلت به' });
    expect((await send('GET', '/m1')).body).toEqual(unchanged());
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

  it('is not changed by an invalid change', async () => {
    for (const [body, message] of [
      [{ status: 'done' }, ERROR_MESSAGES.checkFields],
      [{ suspectedSpam: true }, ERROR_MESSAGES.checkFields],
      [{ name: 'Somebody else' }, ERROR_MESSAGES.nothingToChange],
    ] as const) {
      expect(await send('PATCH', '/m1', body)).toMatchObject({ status: 400, body: { message } });
    }
    expect((await send('GET', '/m1')).body).toEqual(unchanged());
  });

  it('has the number of all earlier ones of its sender', async () => {
    await storeMessages(suite.db, Array(130).fill({}));
    const earlier = async (id: string) => ((await send('GET', `/${id}`)).body as MessageDetails).earlier;
    expect(await earlier('m0')).toEqual({ email: 129, phone: 129 });
    expect(await earlier('m65')).toEqual({ email: 64, phone: 64 });
    expect(await documentsRead(() => send('GET', '/m0'))).toBeLessThan(5);
  });

  it('is deleted once, and is a 404 then', async () => {
    expect(await send('DELETE', '/m0')).toMatchObject({ status: 200, body: { id: 'm0' } });
    const missing = { status: 404, body: { message: ERROR_MESSAGES.messageNotFound } };
    for (const method of ['GET', 'DELETE']) expect(await send(method, '/m0')).toMatchObject(missing);
    expect(await send('PATCH', '/m0', { status: 'completed' })).toMatchObject(missing);
    expect(await count()).toBe(1);
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
    const adminNote = 'x'.repeat(ADMIN_NOTE_MAX_LENGTH + 1);
    await expectIssues('/update-multiple', [
      [{ ids: [], status: 'new' }, 'ids', ERROR_MESSAGES.nothingSelected],
      [{ ids: ['m0'] }, 'status', ERROR_MESSAGES.statusUnknown],
      [{ ids: ['m0'], status: 'completed', adminNote }, 'adminNote', ERROR_MESSAGES.noteTooLong],
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
      [{ ids: ['m0', 7] }, 'ids.1', ERROR_MESSAGES.invalidValue],
    ]);
    expect(await count()).toBe(3);
  });
});
