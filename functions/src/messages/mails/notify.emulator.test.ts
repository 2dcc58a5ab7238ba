import { type AddressInfo, createServer } from 'node:net';
import type { Language, Message, MessageDetails } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, vi } from 'vitest';
import { bodyOf } from '../../testing/admin-api';
import { sentTo, startMailApi } from '../../testing/mail-api';
import { storeMessages } from '../../testing/messages';
import { createMailer } from './mailer';

const api = await startMailApi('notify');
const { suite, send, startServer } = api;

const notify = (id = 'm0') => api.notifier.notifyOfEnquiry(id);
const stored = async (id = 'm0') => bodyOf<MessageDetails>(await send('GET', `/messages/${id}`));
const storeMessage = (message: Partial<Message> = {}) => storeMessages(suite.db, [message]);

it.each<[Language, string, string]>([
  ['en', 'New enquiry', 'We have your enquiry'],
  ['ar', 'استفسار جديد', 'وصلنا استفساركم'],
])(
  'office and visitor each get one mail in the language of the enquiry (%s)',
  async (language, alert, receipt) => {
    const server = await startServer();
    await storeMessage({ language, message: 'Four doors' });
    expect(await notify()).toEqual({ retry: false });
    // The platform may deliver an event twice.
    expect(await notify()).toEqual({ retry: false });
    expect(server.received).toHaveLength(2);

    const { reference, email, mails, events } = await stored();
    // Isolated: right-to-left text would show 1234-ABCD as ABCD-1234.
    const named = language === 'ar' ? `\u2066${reference}\u2069` : reference;
    const sent = { state: 'sent', at: '2026-03-01T12:00:00.000Z' };
    expect(mails).toEqual({ alert: sent, receipt: sent });
    expect(events).toHaveLength(2);
    for (const kind of ['alertSent', 'receiptSent']) expect(events).toContainEqual({ at: sent.at, kind });

    const office = sentTo(server, 'office@alnafitha.example');
    expect(office.to).toEqual(api.alertTo);
    expect(office.mail.subject).toContain(`${alert} ${named}`);
    expect(office.mail.replyTo?.text).toBe(email);
    expect(office.mail.messageId).toBe('<m0.alert@alnafitha.example>');
    for (const text of [office.mail.text, office.mail.html || ''])
      for (const part of [
        'Four doors',
        reference,
        'https://alnafitha.example/admin/messages/m0',
        '+974 5555 0101',
      ])
        expect(text).toContain(part);
    expect(office.mail.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);

    const visitor = sentTo(server, email);
    expect(visitor.to).toEqual([email]);
    expect(visitor.mail.subject).toBe(`${receipt}: ${named}`);
    expect(visitor.mail.messageId).toBe('<m0.receipt@alnafitha.example>');
  },
);

it('no text of the form becomes a header, HTML, or a mail to a stranger', async () => {
  const server = await startServer();
  const name = `Eve\r\nBcc: victim@example.com\u202e "x" <b>${'🪟'.repeat(100)}`;
  await storeMessage({ name, subject: '<script>', message: '<img src=x>\n.\n' });
  await notify();
  const office = sentTo(server, 'office@alnafitha.example');
  expect(office.mail.headers.has('bcc')).toBe(false);
  expect(office.mail.subject).toContain('Eve Bcc: victim@example.com "x" <b>');
  expect(office.mail.html).not.toMatch(/<script|<img|<b>/);
  expect(office.mail.text).toContain('<img src=x>\n.\n');
  const visitor = sentTo(server, 'mariam@example.com');
  expect(visitor.source + visitor.mail.text + visitor.mail.html).not.toMatch(/Eve|victim|script|🪟/);
  expect(server.received.flatMap(({ to }) => to)).not.toContain('victim@example.com');
});

it('the office can call each valid number, and reads what else was typed', async () => {
  const server = await startServer();
  await storeMessage({ whatsappNumber: '5512 3456 / 6612 3456\u202e, 12345 (Ali)' });
  await notify();
  const { text, html } = sentTo(server, 'office@alnafitha.example').mail;
  expect(text).toContain('+974 5512 3456 / +974 6612 3456 / 5512 3456 / 6612 3456 , 12345 (Ali)');
  expect((html || '').match(/tel:[^"]*/g)).toEqual(['tel:+97455123456', 'tel:+97466123456']);
  expect(html).toContain('12345 (Ali)');
});

it('nobody is mailed about suspected spam, or a message that is deleted', async () => {
  const server = await startServer();
  await storeMessage({ suspectedSpam: true });
  expect(await notify()).toEqual({ retry: false });
  expect(await notify('none')).toEqual({ retry: false });
  expect(server.received).toEqual([]);
});

it('a mail that cannot be sent is seen in the panel, and sent again by the platform or by hand', async () => {
  await storeMessage();
  expect(await notify()).toEqual({ retry: true });
  const failed = { state: 'failed', error: 'ESOCKET' };
  expect((await stored()).mails).toMatchObject({ alert: failed, receipt: failed });
  expect(bodyOf(await send('GET', '/dashboard'))).toMatchObject({
    waiting: { undelivered: { count: 1, id: 'm0' } },
  });
  // By the platform and by hand, in vain.
  expect(await notify()).toEqual({ retry: true });
  expect(bodyOf<Message>(await send('POST', '/messages/m0/mails')).mails?.alert).toMatchObject(failed);

  const server = await startServer();
  const { mails, events } = bodyOf<MessageDetails>(await send('POST', '/messages/m0/mails'));
  expect(events.map(({ kind, text }) => [kind, text]).sort()).toEqual([
    ['alertFailed', 'ESOCKET'],
    ['alertSent', undefined],
    ['receiptFailed', 'ESOCKET'],
    ['receiptSent', undefined],
  ]);
  expect(mails).toMatchObject({ alert: { state: 'sent' }, receipt: { state: 'sent' } });
  expect(server.received).toHaveLength(2);
  expect(await notify()).toEqual({ retry: false });
  expect(server.received).toHaveLength(2);
  expect(bodyOf(await send('GET', '/dashboard'))).toMatchObject({ waiting: { undelivered: null } });
  const logged = JSON.stringify(
    [logger.info, logger.warn, logger.error].map((log) => vi.mocked(log).mock.calls),
  );
  expect(logged).toContain('mail failed');
  expect(logged).not.toMatch(/mariam|Kuwari|5555|@/i);
});

it.each<[string, SMTPServerOptions]>([
  ['does not greet', { onConnect: () => undefined }],
  ['hangs before it accepts', { onData: (stream) => void stream.resume() }],
  ['has a certificate that nobody signed', { hideSTARTTLS: false }],
  ['wants a password', { authOptional: false }],
  [
    'is full',
    {
      onData: (stream, _session, done) =>
        void stream.resume().on('end', () => done(Object.assign(new Error('Full'), { responseCode: 452 }))),
    },
  ],
])('an enquiry waits for a mail server that %s', async (_name, options) => {
  await startServer(options);
  await storeMessage();
  expect(await notify()).toEqual({ retry: true });
  expect((await stored()).mails).toMatchObject({ alert: { state: 'failed' }, receipt: { state: 'failed' } });
});

it('an enquiry waits for a mail server that drops the line', async () => {
  const server = createServer((socket) => socket.write('220 Hello\r\n', () => socket.destroy()));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  api.mailTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await storeMessage();
  expect(await notify()).toEqual({ retry: true });
  server.close();
});

it('the receipt to an address that does not exist is not tried again, and does not hold up the alert', async () => {
  const server = await startServer({
    onRcptTo({ address }, _session, done) {
      if (address !== 'mariam@example.com') return done();
      done(Object.assign(new Error('No such user'), { responseCode: 550 }));
    },
  });
  await storeMessage();
  expect(await notify()).toEqual({ retry: false });
  expect((await stored()).mails).toMatchObject({
    alert: { state: 'sent' },
    receipt: { state: 'failed', error: '550' },
  });
  expect(server.received).toHaveLength(1);
});

it('a mailbox gets three receipts a day at most, however often its address is typed', async () => {
  const server = await startServer();
  await storeMessages(
    suite.db,
    Array.from({ length: 8 }, (_, index) => ({ email: index % 2 ? 'a@example.com' : 'A@example.com' })),
  );
  for (let index = 0; index < 8; index++) await notify(`m${index}`);
  const receipts = server.received.filter(({ to }) => /^a@/i.test(to[0] ?? ''));
  expect(receipts).toHaveLength(3);
  expect(server.received).toHaveLength(8 + 3);
});

it('without a mail server, enquiries are stored and mail is off', async () => {
  await storeMessage();
  const off = api.notifierWith(createMailer('off', 'website@alnafitha.example'));
  expect(await off.notifyOfEnquiry('m0')).toEqual({ retry: false });
  expect(await off.notifyOfEnquiry('m0')).toEqual({ retry: false });
  expect(vi.mocked(logger.warn).mock.calls).toEqual([['mail is off']]);
  expect((await stored()).mails).toBeUndefined();
});

it('an enquiry that is no spam after all is mailed at once', async () => {
  const server = await startServer();
  await storeMessage({ suspectedSpam: true });
  const message = bodyOf<MessageDetails>(
    await send('PATCH', '/messages/m0', { body: { suspectedSpam: false } }),
  );
  expect(message).not.toHaveProperty('suspectedSpam');
  expect(message.mails).toMatchObject({ alert: { state: 'sent' }, receipt: { state: 'sent' } });
  expect(message.events[0]).toMatchObject({ kind: 'notSpam', by: 'Site Administrator' });
  await send('PATCH', '/messages/m0', { body: { suspectedSpam: false } });
  expect((await stored()).events).toHaveLength(3);
  expect(server.received).toHaveLength(2);
  expect((await send('PATCH', '/messages/m0', { body: { suspectedSpam: true } })).status).toBe(400);
});
