import { ERROR_MESSAGES } from '@alnafitha/contract';
import { DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startFreshSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let began: number;
let elapsed: number;
const suite = await startFreshSuite('lifetime', { clock: () => new Date(began + elapsed) });
beforeEach(() => {
  began = Date.now();
  elapsed = 0;
});

const services = (cookie: string) => suite.send('GET', '/api/admin/services', { cookie });
const after = async (milliseconds: number, cookie: string) => {
  elapsed = milliseconds;
  return (await services(cookie)).status;
};
const expiries = async () =>
  (await suite.db.collection('sessions').get()).docs.map((doc) => doc.get('expireAt').toMillis() - began);

describe('an admin session', () => {
  it('ends after eight hours without a request', async () => {
    const cookie = await suite.logInAdmin();
    expect(await after(8 * HOUR - 1, cookie)).toBe(200);
    const other = await suite.logInAdmin();
    expect(await after(16 * HOUR - 1, other)).toBe(401);
    expect((await services(other)).body).toEqual({ message: ERROR_MESSAGES.signInRequired });
  });

  it('continues while it is used, up to five days after the login', async () => {
    const cookie = await suite.logInAdmin();
    for (let time = 7 * HOUR; time < 5 * DAY - 15 * MINUTE; time += 7 * HOUR) {
      expect(await after(time, cookie)).toBe(200);
    }
    expect(await after(5 * DAY - 20 * MINUTE, cookie)).toBe(200);
    expect(await after(5 * DAY, cookie)).toBe(401);
    expect(Math.max(...(await expiries()))).toBeLessThan(5 * DAY);
  });

  it('is extended by concurrent requests to one value, without a new cookie', async () => {
    const cookie = await suite.logInAdmin();
    elapsed = HOUR;
    const responses = await Promise.all(Array.from({ length: 10 }, () => services(cookie)));
    for (const response of responses) expect(response).toMatchObject({ status: 200, cookie: undefined });
    expect(await expiries()).toEqual([9 * HOUR]);
  });

  it('costs one read per request, and at most one write per quarter of an hour', async () => {
    const cookie = await suite.logInAdmin();
    const update = vi.spyOn(DocumentReference.prototype, 'update');
    expect(await documentsRead(() => services(cookie))).toBe(1);
    for (const minutes of [5, 10, 14, 15, 20, 29, 30]) await after(minutes * MINUTE, cookie);
    expect(update).toHaveBeenCalledTimes(2);
    update.mockRestore();
  });

  it('is not restored by a request that is concurrent with the logout', async () => {
    const cookie = await suite.logInAdmin();
    const { update } = DocumentReference.prototype;
    const late = vi.spyOn(DocumentReference.prototype, 'update').mockImplementation(async function (
      this: DocumentReference,
      ...args: Parameters<DocumentReference['update']>
    ) {
      await suite.send('POST', '/api/admin/logout', { cookie });
      return update.apply(this, args);
    } as DocumentReference['update']);
    expect(await after(HOUR, cookie)).toBe(401);
    expect(late).toHaveBeenCalledOnce();
    late.mockRestore();
    expect(await expiries()).toEqual([]);
  });
});

it("a user's session lasts five days, used or not, costs one read and is never written again", async () => {
  const user = (cookie: string) => suite.send('GET', '/api/user', { cookie });
  const cookie = await suite.logInUser();
  const update = vi.spyOn(DocumentReference.prototype, 'update');
  expect(await documentsRead(() => user(cookie))).toBe(1);
  elapsed = 5 * DAY - 20 * MINUTE;
  expect((await user(cookie)).status).toBe(200);
  elapsed = 5 * DAY;
  expect((await user(cookie)).status).toBe(401);
  expect(update).not.toHaveBeenCalled();
  update.mockRestore();
});
