import { MAX_PAGE_SIZE, type Message, type MessageDetails } from '@alnafitha/contract';
import { aMessage, aMessageWithDetails } from '@alnafitha/contract/factories';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { storeMessages } from '../testing/messages';
import { documentsRead } from '../testing/reads';
import { referenceOf } from './reference';

const { suite, send: request } = await startAdminApi({ name: 'messages', path: '/api/admin/messages' });
const send = (method: string, path: string, body?: object) => request(method, path, body && { body });
const list = async (query = '') => bodyOf<{ messages: Message[] }>(await send('GET', query));
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);
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

  it('changes its status and its note independently, even at once, and no other message', async () => {
    const changes = [{ status: 'processing' }, { adminNote: '  اتصلت به ' }];
    await Promise.all(changes.map((change) => send('PATCH', '/m0', change)));
    const changed = { id: 'm0', status: 'processing' };
    expect((await send('GET', '/m0')).body).toMatchObject({ ...changed, adminNote: 'اتصلت به' });
    const withoutNote = bodyOf(await send('PATCH', '/m0', { adminNote: '  ' }));
    expect(withoutNote).toMatchObject(changed);
    expect(withoutNote).not.toHaveProperty('adminNote');
    const unchanged = { id: 'm1', reference: referenceOf('m1'), createdAt: '2026-03-01T11:59:00.000Z' };
    expect((await send('GET', '/m1')).body).toEqual(aMessageWithDetails(unchanged));
  });

  it('has the number of all earlier ones of its sender', async () => {
    await storeMessages(suite.db, Array(130).fill({}));
    const earlier = async (id: string) => ((await send('GET', `/${id}`)).body as MessageDetails).earlier;
    expect(await earlier('m0')).toEqual({ email: 129, phone: 129 });
    expect(await earlier('m65')).toEqual({ email: 64, phone: 64 });
    expect(await documentsRead(() => send('GET', '/m0'))).toBeLessThan(5);
  });
});

describe('changing several', () => {
  beforeEach(() => storeMessages(suite.db, [{}, { adminNote: 'Called' }, {}]));

  it('changes the status of existing messages, and their notes unless the new one is blank', async () => {
    const called = [undefined, 'Called', undefined];
    const noted = ['Answered by phone', 'Answered by phone', undefined];
    for (const [adminNote, notes] of [
      [undefined, called],
      [' ', called],
      ['Answered by phone', noted],
    ] as const) {
      const body = { ids: ['m0', 'm1', 'm1', 'absent'], status: 'processing', adminNote };
      expect(bodyOf(await send('POST', '/update-multiple', body))).toEqual({ updated: 2 });
      const { messages } = await list();
      expect(messages.map((message) => message.status)).toEqual(['processing', 'processing', 'new']);
      expect(messages.map((message) => message.adminNote)).toEqual(notes);
    }
  });
});

describe('deleting several', () => {
  beforeEach(() => storeMessages(suite.db, [{}, {}, {}]));

  it('deletes those of a whole page that exist, and counts each for one of two concurrent requests', async () => {
    const absent = Array.from({ length: MAX_PAGE_SIZE - 3 }, (_, index) => `absent${index}`);
    const body = { ids: ['m0', 'm2', 'm2', ...absent] };
    const responses = await Promise.all([1, 2].map(() => send('POST', '/delete-multiple', body)));
    expect(responses.map((response) => bodyOf<{ deleted: number }>(response).deleted).sort()).toEqual([0, 2]);
    expect(idsOf((await list()).messages)).toEqual(['m1']);
  });
});
