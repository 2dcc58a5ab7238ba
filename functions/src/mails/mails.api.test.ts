import { ACCOUNT_EVENTS, type Language, sampleSite } from '@alnafitha/contract';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it } from 'vitest';
import { createAccountEvents } from '../sessions/account-events';
import { ADMIN } from '../testing/emulators';
import { sentTo, startMailApi } from '../testing/mail-api';

const api = await startMailApi('mails');
const { suite, stored, startServer, receive, deliverAll, deliverToOffice } = api;

it('an administrator is told of each event of the account, in both languages, with what to do', async () => {
  const server = await startServer();
  const source = { device: 'Chrome, Android', network: '203.0.113.0/24' };
  await createAccountEvents(suite.db, api.clock).record(ADMIN, ACCOUNT_EVENTS, source);
  expect(await deliverToOffice()).toEqual({ retry: false });
  expect(server.received).toHaveLength(ACCOUNT_EVENTS.length);
  const subjects = server.received.map(({ mail }) => mail.subject);
  expect(new Set(subjects).size).toBe(ACCOUNT_EVENTS.length);
  for (const { to, mail } of server.received) {
    expect(to).toEqual([ADMIN.email]);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    for (const text of [mail.text, mail.html || ''])
      for (const part of [
        ADMIN.username,
        source.device,
        source.network,
        '1 March 2026 at 15:00',
        'https://alnafitha.example/admin/profile',
        'الحساب',
      ])
        expect(text).toContain(part);
  }
  const textOf = (title: string) =>
    server.received.find(({ mail }) => mail.subject?.endsWith(title))?.mail.text;
  expect(textOf('New device')).toContain('choose “That wasn’t me”');
  expect(textOf('Second factor reset')).toContain('Whoever runs the website did this');
  expect(textOf('Account reported as stolen')).toContain('The password alone lets nobody in');
});

it.each<[Language, string, string]>([
  ['en', 'New enquiry', 'Your enquiry'],
  ['ar', 'استفسار جديد', 'رسالتك'],
])(
  'office and visitor each get one mail in the language of the enquiry (%s)',
  async (language, alert, receipt) => {
    const server = await startServer();
    await receive({ language, message: 'Four doors' });
    expect(await deliverAll()).toEqual({ retry: false });
    // The platform may deliver an event twice.
    expect(await deliverAll()).toEqual({ retry: false });
    expect(server.received).toHaveLength(2);

    const { reference, email, mails, events } = await stored();
    // The reference is isolated: right-to-left text would show 1234-ABCD as ABCD-1234.
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
    expect(office.mail.text).toContain('https://alnafitha.example/admin/messages/m0?answered=mail');
    expect(office.mail.html).toContain('href="https://alnafitha.example/admin/messages/m0?answered=mail"');
    const automatic = ({ mail }: typeof office) =>
      ['auto-submitted', 'x-auto-response-suppress'].map((name) => mail.headers.get(name));
    expect(automatic(office)).toEqual(['auto-generated', 'All']);
    expect(office.mail.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);

    const visitor = sentTo(server, email);
    const sender = {
      name: sampleSite('2026-03-01')[language].company.name,
      address: 'website@alnafitha.example',
    };
    for (const { mail } of [office, visitor]) expect(mail.from?.value).toEqual([sender]);
    expect(visitor.to).toEqual([email]);
    expect(automatic(visitor)).toEqual(['auto-replied', 'All']);
    expect(visitor.mail.subject).toBe(`${receipt} ${named}`);
    expect(visitor.mail.messageId).toBe('<m0.receipt@alnafitha.example>');
  },
);

it('no text of the form becomes a header, HTML, or a mail to a stranger', async () => {
  const server = await startServer();
  const name = `Eve\r\nBcc: victim@example.com\u202e "x" <b>${'🪟'.repeat(100)}`;
  await receive({ name, subject: '<script>', message: '<img src=x>\n.\n' });
  await deliverAll();
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
  await receive({ whatsappNumber: '5512 3456 / 6612 3456\u202e, 12345 (Ali)' });
  await deliverAll();
  const { text, html } = sentTo(server, 'office@alnafitha.example').mail;
  expect(text).toContain('+974 5512 3456 / +974 6612 3456 / 5512 3456 / 6612 3456 , 12345 (Ali)');
  expect((html || '').match(/tel:[^"]*/g)).toEqual(['tel:+97455123456', 'tel:+97466123456']);
  expect(html).toContain('12345 (Ali)');
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
  await receive();
  expect(await deliverAll()).toEqual({ retry: true });
  expect((await stored()).mails).toMatchObject({ alert: { state: 'failed' }, receipt: { state: 'failed' } });
});

it('a server without TLS gets no mail, unless it is this machine', async () => {
  const server = await startServer({ disabledCommands: ['STARTTLS'] });
  await receive();
  api.mailTo(server.url.replace('127.0.0.1', '127.1'));
  expect(await deliverAll()).toEqual({ retry: true });
  expect((await stored()).mails).toMatchObject({ alert: { state: 'failed', error: 'ETLS' } });
  expect(server.received).toEqual([]);
  api.mailTo(server.url.replace('127.0.0.1', 'localhost'));
  expect(await deliverAll()).toEqual({ retry: false });
});
