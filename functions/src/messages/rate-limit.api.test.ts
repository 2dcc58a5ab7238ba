import { ERROR_MESSAGES, sendEnquiry } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../platform/rate-limits';
import { startCleanSuite } from '../testing/emulators';
import type { TestResponse } from '../testing/server';
import { CONTACT_LIMIT } from './rate-limit';

const BEGIN = new Date('2026-03-01T09:30:00Z').getTime();
const MINUTE = 60_000;
const VISITOR = '203.0.113.7';
const EDGE = '66.249.80.1';

let now = BEGIN;
const suite = await startCleanSuite('flood', { clock: () => new Date(now) });
beforeEach(() => {
  now = BEGIN;
});

const through = (address: string) => ({
  'Fastly-Client-IP': address,
  'X-Forwarded-For': `${address}, ${EDGE}`,
});
const past = (forged: string, address: string) => ({ 'X-Forwarded-For': `${forged}, ${address}` });

const send = (headers: Record<string, string> = through(VISITOR)) =>
  suite.send('POST', sendEnquiry.path, { body: anEnquiry(), headers });
const sendMany = (
  count: number,
  headersOf = (_index: number) => through(VISITOR) as Record<string, string>,
) => Promise.all(Array.from({ length: count }, (_, index) => send(headersOf(index))));
const stored = async () => (await suite.db.collection('messages').count().get()).data().count;
const statusesOf = (responses: readonly TestResponse[]) => ({
  sent: responses.filter(({ status }) => status === 200).length,
  rejected: responses.filter(({ status }) => status === 429).length,
});

describe('a flood of enquiries', () => {
  it('is stopped after ten in a quarter of an hour, with Retry-After, and in no quarter has more', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send()).status).toBe(200);
      now += MINUTE;
    }
    const response = await send();
    expect(response).toMatchObject({ status: 429, body: { message: ERROR_MESSAGES.tooManyEnquiries } });
    expect(response.headers.get('retry-after')).toBe('300');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    now = BEGIN + 15 * MINUTE;
    expect(statusesOf(await sendMany(5))).toEqual({ sent: 1, rejected: 4 });
    expect(await stored()).toBe(11);
  });

  it('is stopped at the same number for concurrent requests, whatever they forge before the client IP', async () => {
    const forge = (index: number) => past(`198.51.100.${index}`, VISITOR);
    expect(statusesOf(await sendMany(40, forge))).toEqual({ sent: 10, rejected: 30 });
    expect(await stored()).toBe(10);
  });

  it('from all /64 networks of a /48 is stopped after sixty in an hour, and no other network', async () => {
    const from = (network: string) => (index: number) => ({
      'X-Forwarded-For': `2001:db8:${network}:${index}::1`,
    });
    expect(statusesOf(await sendMany(70, from('1')))).toEqual({ sent: 60, rejected: 10 });
    expect(statusesOf(await sendMany(2, from('2')))).toEqual({ sent: 2, rejected: 0 });
  });

  it('bypassing Hosting with forged client IPs is stopped by its connecting IP, and affects no others', async () => {
    const { most } = CONTACT_LIMIT.total;
    const forge = (index: number) => {
      const visitor = `198.51.${Math.floor(index / 250)}.${index % 250}`;
      return { ...past(visitor, '203.0.113.66'), 'Fastly-Client-IP': visitor };
    };
    expect(statusesOf(await sendMany(most + 20, forge))).toEqual({ sent: most, rejected: 20 });
    expect(await stored()).toBe(most);
    expect((await send()).status).toBe(200);
  });
});

it('the limit ends with its window, to the second, and is not extended by rejected requests', async () => {
  await sendMany(10);
  for (let minute = 1; minute < 15; minute += 1) {
    now = BEGIN + minute * MINUTE;
    expect((await send()).status).toBe(429);
  }
  now = BEGIN + 15 * MINUTE - 1;
  expect((await send()).headers.get('retry-after')).toBe('1');
  now += 1;
  expect((await send()).status).toBe(200);
});

it('the limit counts valid enquiries only', async () => {
  const invalid = { body: { ...anEnquiry(), name: '' }, headers: through(VISITOR) };
  for (let index = 0; index < 12; index += 1) {
    expect((await suite.send('POST', sendEnquiry.path, invalid)).status).toBe(400);
  }
  expect((await send()).status).toBe(200);
});

it('the limit stores no readable IP, and an expiry for its document, and tolerates an invalid one', async () => {
  await send();
  const [document] = (await suite.db.collection(LIMITS).get()).docs;
  const text = JSON.stringify([document?.id, document?.data()]);
  for (const address of [VISITOR, EDGE]) expect(text).not.toContain(address);
  expect(document?.get('expireAt').toMillis()).toBe(BEGIN + 60 * MINUTE);
  await document?.ref.set({ hits: 'many' });
  expect((await send()).status).toBe(200);
  expect(statusesOf(await sendMany(12))).toEqual({ sent: 9, rejected: 3 });
});
