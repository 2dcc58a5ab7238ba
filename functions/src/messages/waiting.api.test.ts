import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailsOf } from '../mails/mail-document';
import { type MailServer, rejecting, startMailApi } from '../testing/mail-api';

const api = await startMailApi('waiting');
const { suite, store, outbox, waiting, startServer, receive, setClock, clock, unsent } = api;
const { deliverToOffice, officeMails } = api;

const check = async (minute: string) => {
  setClock(minute);
  await waiting.check(clock());
  return deliverToOffice();
};
const receiveAt = async (minute: string, id: string, message: Parameters<typeof receive>[0] = {}) => {
  setClock(minute);
  await receive(message, id);
};
const subjectsOf = ({ received }: MailServer) => received.map(({ mail }) => mail.subject);
const call = (id: string) =>
  store.recordContact(id, { kind: 'called' }, { by: 'Huda', at: clock().toISOString() });

const ALARM = 'Overdue: 1 enquiry waits for an answer';

// 2026-03-05 is a Thursday.
it('the office is told once of an enquiry that waits for four working hours', async () => {
  const server = await startServer();
  await receiveAt('2026-03-05 17:59', 'm0', { name: 'Noor' });
  const alarms = () => subjectsOf(server).filter((subject) => subject?.startsWith(ALARM));
  for (const minute of ['2026-03-05 22:15', '2026-03-06 12:00', '2026-03-07 12:45']) {
    await check(minute);
    expect(alarms(), minute).toEqual([]);
  }
  const before = server.received.length;
  await check('2026-03-07 13:00');
  const [alarm] = server.received.slice(before);
  expect(alarm?.to).toEqual(api.alertTo);
  expect(alarm?.mail.text).toContain('https://alnafitha.example/admin/messages/m0');
  expect(alarm?.mail.text).toContain('Noor');
  expect(alarm?.mail.html).toContain('/admin/messages/m0?answered=mail"');
  expect(alarm?.mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(alarm?.mail.headers.get('x-auto-response-suppress')).toBe('All');
  for (const minute of ['2026-03-07 13:00', '2026-03-07 13:59']) await check(minute);
  expect(server.received).toHaveLength(before + 1);
});

it('after midnight the evening’s working day goes on, and the next morning has a list of its own', async () => {
  const server = await startServer();
  const night = { from: 'Sunday', until: 'Thursday', opens: '20:00', closes: '01:00' };
  await api.send('PATCH', '/blocks/hours', { body: { values: { week: [night] } } });
  await receiveAt('2026-03-01 19:00', 'm0');
  await suite.db.doc('messages/m0').update({ alarmedAt: clock() });
  await check('2026-03-01 20:00');
  expect(subjectsOf(server)).toHaveLength(1);
  await receiveAt('2026-03-01 22:00', 'm1');
  await check('2026-03-02 00:30');
  expect(subjectsOf(server)).toHaveLength(1);
  await check('2026-03-02 01:00');
  await check('2026-03-02 20:00');
  expect(subjectsOf(server)).toHaveLength(2);
  await check('2026-03-02 21:00');
  expect(subjectsOf(server).at(-1)).toBe(`${ALARM}, the oldest since Sunday 22:00`);
});

it('nobody is told of what is answered, deleted or suspected spam, also if it was while the mail waited', async () => {
  for (const id of ['m0', 'm1', 'm2', 'm3']) await receiveAt('2026-03-01 09:00', id);
  await receiveAt('2026-03-01 09:00', 'm4', { suspectedSpam: true });
  await call('m0');
  expect(await check('2026-03-01 13:00')).toEqual({ retry: true });
  await call('m1');
  await store.deleted.remove(['m2'], { by: 'Huda', at: clock().toISOString() });
  const server = await startServer();
  expect(await deliverToOffice()).toEqual({ retry: false });
  expect(subjectsOf(server)).toEqual([`${ALARM}, the oldest since Sunday 09:00`]);
  expect(server.received[0]?.mail.text).toContain('/admin/messages/m3');

  const [alarm] = await officeMails();
  await alarm?.ref.update({ state: 'pending' });
  await call('m3');
  await deliverToOffice();
  expect(server.received).toHaveLength(1);
  expect(await officeMails()).toEqual([]);
});

it('a completed message does not wait, and a week later the day is named', async () => {
  const server = await startServer();
  for (const id of ['m0', 'm1']) await receiveAt('2026-03-01 10:20', id);
  await store.update(['m0'], { status: 'completed' }, { by: 'Huda', at: clock().toISOString() });
  await check('2026-03-08 08:00');
  expect(subjectsOf(server).sort()).toEqual([
    '1 enquiry waits for an answer, the oldest since Sunday 1 March at 10:20',
    `${ALARM}, the oldest since Sunday 1 March at 10:20`,
  ]);
});

it('each working morning lists what has waited since before it, once, however late or often the clock runs', async () => {
  const server = await startServer();
  await receiveAt('2026-03-01 10:20', 'm0');
  await receiveAt('2026-03-04 11:00', 'm1', { name: 'مريم', language: 'ar' });
  await suite.db.doc('messages/m0').update({ alarmedAt: clock() });
  await check('2026-03-05 07:45');
  await check('2026-03-06 09:00');
  expect(subjectsOf(server)).toEqual([]);
  await receiveAt('2026-03-05 08:05', 'm2');
  for (const id of ['m0', 'm1', 'm2']) await suite.db.doc(`messages/${id}`).update({ alarmedAt: clock() });
  await Promise.all([check('2026-03-05 11:40'), check('2026-03-05 11:40')]);
  await check('2026-03-05 11:45');
  expect(subjectsOf(server)).toEqual(['3 enquiries wait for an answer, the oldest since Sunday 10:20']);
  const text = server.received[0]?.mail.text ?? '';
  expect(text).toContain('3 استفسارات تنتظر الرد، أقدمها منذ الأحد 10:20');
  expect(text.indexOf('/messages/m0')).toBeLessThan(text.indexOf('/messages/m1'));
  expect(text).toContain('مريم');
  await check('2026-03-07 09:00');
  expect(subjectsOf(server).slice(1)).toEqual([
    '3 enquiries wait for an answer, the oldest since Sunday 10:20',
  ]);
  for (const id of ['m0', 'm1', 'm2']) await call(id);
  await check('2026-03-08 08:00');
  expect(server.received).toHaveLength(2);
});

it('each working morning also lists what is to be followed up by then', async () => {
  const server = await startServer();
  const sign = () => ({ by: 'Huda', at: clock().toISOString() });
  await receiveAt('2026-03-01 10:00', 'm0');
  await receiveAt('2026-03-01 10:00', 'm1');
  for (const id of ['m0', 'm1']) await call(id);
  await store.update(['m0'], { followUpOn: '2026-03-04' }, sign());
  await store.update(['m1'], { followUpOn: '2026-03-05' }, sign());
  await check('2026-03-03 08:00');
  expect(server.received).toHaveLength(0);
  await check('2026-03-04 08:00');
  expect(subjectsOf(server)).toEqual(['1 follow-up is due']);
  expect(server.received[0]?.mail.text).toContain('متابعة واحدة حان موعدها');
  // It was answered.
  expect(server.received[0]?.mail.html).not.toContain('?answered=mail');
  expect(server.received[0]?.mail.text).toContain('/admin/messages/m0');
  await store.update(['m0'], { status: 'completed' }, sign());
  await receiveAt('2026-03-04 17:00', 'm2');
  await check('2026-03-05 08:00');
  expect(subjectsOf(server).slice(1)).toEqual([
    '1 enquiry waits for an answer, the oldest since Wednesday 17:00; 1 follow-up is due',
  ]);
});

it('of two hundred that wait, one mail lists the oldest fifty and counts the others', async () => {
  const server = await startServer();
  const name = 'Eve\r\nBcc: victim@example.com <b>';
  setClock('2026-03-01 08:00');
  await Promise.all(Array.from({ length: 200 }, (_, index) => receive({ name }, `m${index}`)));
  await check('2026-03-01 12:00');
  expect(subjectsOf(server)).toEqual([
    'Overdue: 200 enquiries wait for an answer, the oldest since Sunday 08:00',
  ]);
  const [{ mail } = { mail: undefined }] = server.received;
  expect(mail?.text?.match(/\/admin\/messages\//g)).toHaveLength(50);
  expect(mail?.text).toContain('and 150 more · و150 غيرها');
  expect(mail?.text).toContain('Eve Bcc: victim@example.com <b> · ');
  expect(mail?.html).not.toContain('<b>');
});

describe('an alarm that the platform has given up', () => {
  const night = async (minute: string) => {
    setClock(minute);
    await outbox.requeue(clock());
    return deliverToOffice();
  };
  const states = async () => (await officeMails()).map((mail) => [mail.get('kind'), mail.get('state')]);

  beforeEach(async () => {
    await receiveAt('2026-03-01 08:00', 'm0');
    for (const mail of (await mailsOf(suite.db, 'm0').get()).docs) await mail.ref.delete();
    await suite.db.doc('messages/m0').update({ unsentFrom: FieldValue.delete() });
  });

  it('is queued again when its event was lost, or its process died, after ten minutes', async () => {
    setClock('2026-03-01 12:00');
    await waiting.check(clock());
    setClock('2026-03-01 12:09');
    await outbox.requeue(clock());
    expect(await unsent()).toBeNull();
    const [alarm] = await officeMails();
    await outbox.claim(alarm?.id ?? '', clock());
    setClock('2026-03-01 12:10');
    expect(await unsent()).toEqual({ count: 1 });
    const server = await startServer();
    expect(await night('2026-03-02 03:00')).toEqual({ retry: false });
    expect(server.received).toHaveLength(1);
  });

  it('counts as unsent, and is sent at night, once, to the address that has not got it', async () => {
    const [office, sales] = api.alertTo;
    let rejected = sales;
    const server = await startServer(rejecting((address) => address === rejected));
    expect(await check('2026-03-01 12:00')).toEqual({ retry: true });
    expect(await unsent()).toEqual({ count: 1 });
    await night('2026-03-02 03:00');
    rejected = undefined;
    expect(await night('2026-03-03 03:00')).toEqual({ retry: false });
    await night('2026-03-04 03:00');
    expect(server.received.map(({ to }) => to)).toEqual([[office], [sales]]);
    expect(await unsent()).toBeNull();
  });

  it('is withdrawn after a week, and a digest as soon as a later one lists the same', async () => {
    await check('2026-03-01 12:00');
    await check('2026-03-02 08:00');
    await night('2026-03-03 03:00');
    expect(await states()).toEqual([
      ['alarm', 'failed'],
      ['digest', 'failed'],
    ]);
    await night('2026-03-04 03:00');
    expect(await states()).toEqual([['alarm', 'failed']]);
    await night('2026-03-08 11:59');
    expect(await unsent()).toEqual({ count: 1 });
    await night('2026-03-08 12:00');
    expect(await states()).toEqual([]);
    expect(await unsent()).toBeNull();
    expect(vi.mocked(logger.warn).mock.calls.map(([, fields]) => fields.kind)).toEqual(['digest', 'alarm']);
  });
});
