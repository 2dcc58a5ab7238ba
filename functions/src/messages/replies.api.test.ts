import { randomUUID } from 'node:crypto';
import { ERROR_MESSAGES, type MessageDetails, REPLY_LIMITS, SAMPLE_BLOCKS } from '@alnafitha/contract';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, expect, it } from 'vitest';
import { MAILS } from '../mails/mail-document';
import { createMailer } from '../mails/mailer';
import { bodyOf } from '../testing/admin-api';
import { logged } from '../testing/logger';
import { rejecting, sentTo, startMailApi } from '../testing/mail-api';

const { suite, send, stored, startServer, receive, deliver, deliverAll, deliverWith, wait, clock } =
  await startMailApi('replies');

beforeEach(() => receive({ message: 'Four doors\nof <glass>' }));

const TEXT = 'Dear Mariam,\n\n<we> come on Sunday.';
const aReply = () => ({ id: randomUUID(), subject: 'Your doors', text: TEXT });
const reply = (body: object, id = 'm0') => send('POST', `/messages/${id}/replies`, { body });
const removeEnquiry = async () => {
  await send('DELETE', '/messages/m0');
  await send('DELETE', '/deleted-messages/m0');
};
const eventsOf = ({ events }: MessageDetails) => events.map(({ kind, by, text }) => [kind, by, text]);

it('a reply that is sent twice at once, and whose event comes twice, is one mail', async () => {
  const server = await startServer();
  const sent = aReply();
  const responses = await Promise.all([reply(sent), reply(sent)]);
  await reply(sent);
  const by = 'Site Administrator';
  const at = expect.any(String);
  const stage = { to: 'mariam@example.com', by, at, mail: { state: 'pending', at } };
  for (const response of responses)
    expect(bodyOf<MessageDetails>(response).replies).toEqual([{ ...sent, ...stage }]);
  expect(await deliver('m0', sent.id)).toEqual({ retry: false });
  expect(await deliver('m0', sent.id)).toEqual({ retry: false });
  expect(server.received).toHaveLength(1);
  const message = await stored();
  expect(message.replies).toMatchObject([{ id: sent.id, mail: { state: 'sent' } }]);
  expect(eventsOf(message)).toEqual([
    ['replied', by, sent.id],
    ['status', by, 'processing'],
    ['replySent', undefined, undefined],
  ]);
});

it('a reply whose sender does not know of another is refused, and stored once it is known', async () => {
  await reply({ ...aReply(), known: 0 });
  const mine = { ...aReply(), known: 0 };
  expect(await reply(mine)).toMatchObject({
    status: 409,
    body: { message: ERROR_MESSAGES.answeredMeanwhile },
  });
  expect((await stored()).replies).toHaveLength(1);
  const known = { ...mine, known: 1 };
  bodyOf(await reply(known));
  // Repeated, it is no other's.
  bodyOf(await reply(known));
  expect((await stored()).replies).toHaveLength(2);
});

it('of two that are sent at once, one is refused', async () => {
  const responses = await Promise.all([reply({ ...aReply(), known: 0 }), reply({ ...aReply(), known: 0 })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('who opens an enquiry is told of those who have it open, for a minute', async () => {
  const open = async () => bodyOf<{ others: string[] }>(await send('GET', '/messages/m0/opening')).others;
  expect(await open()).toEqual([]);
  await suite.db.doc('openings/m0').set({ by: { u2: { name: 'Huda', at: clock() } } }, { merge: true });
  expect(await open()).toEqual(['Huda']);
  wait(1);
  expect(await open()).toEqual([]);
});

it('a reply is what was typed, in the thread of the receipt, and its answer reaches the company', async () => {
  const server = await startServer();
  await deliverAll();
  server.received.length = 0;
  const sent = aReply();
  await reply(sent);
  await deliver('m0', sent.id);
  const { reference, email } = await stored();
  const { to, mail } = sentTo(server, email);
  expect(to).toEqual([email]);
  expect(mail.subject).toBe(`Your doors [${reference}]`);
  expect(mail.replyTo?.text).toBe(SAMPLE_BLOCKS.company.email);
  expect(mail.messageId).toBe(`<m0.${sent.id}@alnafitha.example>`);
  expect(mail.inReplyTo).toBe('<m0.receipt@alnafitha.example>');
  expect(mail.references).toBe('<m0.receipt@alnafitha.example>');
  for (const name of ['auto-submitted', 'x-auto-response-suppress'])
    expect(mail.headers.has(name)).toBe(false);
  expect(mail.text).toBe(`${sent.text}\n\nYour enquiry:\n> Four doors\n> of <glass>\n`);
  expect(mail.html).toContain('>&lt;we&gt; come on Sunday.</div>');
  expect(mail.html).not.toMatch(/<we>|<glass>/);
});

it('a reply in Arabic, which names the reference itself, is right-to-left and outside of a thread without a receipt', async () => {
  await removeEnquiry();
  await receive({ language: 'ar', message: '', suspectedSpam: true });
  const server = await startServer();
  const { reference } = await stored();
  const sent = { ...aReply(), subject: `أبوابكم ${reference}`, text: 'السيدة مريم' };
  await reply(sent);
  await deliver('m0', sent.id);
  const [received] = server.received;
  expect(received?.mail.subject).toBe(sent.subject);
  expect(received?.mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(received?.mail.text?.trim()).toBe(sent.text);
  expect(received?.mail.inReplyTo).toBeUndefined();
});

it.each([true, false])(
  'replies are one conversation, each below the last mail of it that was sent (receipt: %s)',
  async (hasReceipt) => {
    if (!hasReceipt) {
      await removeEnquiry();
      await receive({ suspectedSpam: true, message: 'Four doors' });
    }
    const server = await startServer();
    await deliverAll();
    const { reference, email } = await stored();
    const subject = `Re: Your enquiry ${reference}`;
    const texts = ['We come on Sunday.', 'Not sent.', 'Or on Monday?\nTell us.', 'See you.'];
    const replies = texts.map((text) => ({ ...aReply(), subject, text }));
    for (const [index, body] of replies.entries()) {
      wait(1);
      await reply(body);
      if (index !== 1) await deliver('m0', body.id);
    }
    const [first, , second, third] = replies.map(({ id }) => `<m0.${id}@alnafitha.example>`);
    const receipt = hasReceipt ? ['<m0.receipt@alnafitha.example>'] : [];
    const mails = server.received.filter(({ to }) => to[0] === email).map(({ mail }) => mail);
    if (hasReceipt) expect(`Re: ${mails.shift()?.subject}`).toBe(subject);
    expect(mails.map(({ subject: sent }) => sent)).toEqual([subject, subject, subject]);
    expect(mails.map(({ messageId }) => messageId)).toEqual([first, second, third]);
    const chains = mails.map(({ references = [] }) => [references].flat());
    expect(chains).toEqual([receipt, [...receipt, first], [...receipt, first, second]]);
    expect(mails.map(({ inReplyTo }) => inReplyTo)).toEqual(chains.map((chain) => chain.at(-1)));
    const quotes = mails.map(({ text }) => text?.slice(text.indexOf('\n\n') + 2).trim());
    const doors = hasReceipt ? 'Four doors\n> of <glass>' : 'Four doors';
    expect(quotes).toEqual([
      `Your enquiry:\n> ${doors}`,
      'Our last reply:\n> We come on Sunday.',
      'Our last reply:\n> Or on Monday?\n> Tell us.',
    ]);
  },
);

it('a reply that cannot be sent is tried by the platform and by hand, and tells of each failure once', async () => {
  const sent = aReply();
  await reply(sent);
  for (let tries = 0; tries < 3; tries++) {
    expect(await deliver('m0', sent.id)).toEqual({ retry: true });
  }
  expect((await stored()).replies).toMatchObject([{ mail: { state: 'failed', error: 'ESOCKET' } }]);
  const server = await startServer();
  await send('POST', '/messages/m0/mails');
  await deliverAll();
  const message = await stored();
  expect(message.replies).toMatchObject([{ mail: { state: 'sent' } }]);
  expect(message.replies[0]?.mail).not.toHaveProperty('error');
  expect(eventsOf(message).filter(([kind]) => kind?.startsWith('repl'))).toEqual([
    ['replied', 'Site Administrator', sent.id],
    ['replyFailed', undefined, 'ESOCKET'],
    ['replySent', undefined, undefined],
  ]);
  await send('POST', '/messages/m0/mails');
  await deliverAll();
  expect(server.received).toHaveLength(3);
  expect(logged()).not.toMatch(/mariam|Kuwari|Sunday|@/i);
});

it('a reply that is rejected for good, or while mail is off, has failed', async () => {
  await startServer(rejecting(() => true));
  const [rejected, off] = [aReply(), aReply()];
  await reply(rejected);
  wait(1);
  await reply(off);
  expect(await deliver('m0', rejected.id)).toEqual({ retry: false });
  const withoutMail = deliverWith(createMailer('off', 'website@alnafitha.example'));
  expect(await withoutMail('m0', off.id)).toEqual({ retry: false });
  expect((await stored()).replies).toMatchObject([
    { id: rejected.id, mail: { state: 'refused', error: '550' } },
    { id: off.id, mail: { state: 'failed', error: 'off' } },
  ]);
});

const tooLarge = (response: string, responseCode = 552) =>
  Object.assign(new Error(response), { responseCode });

const afterData = (error: Error): SMTPServerOptions => ({
  onData: (stream, _session, done) => void stream.resume().on('end', () => done(error)),
});

it.each<[string, SMTPServerOptions]>([
  ['at MAIL FROM', { onMailFrom: (_address, _session, done) => done(tooLarge('Too big')) }],
  ['at RCPT TO', { onRcptTo: (_address, _session, done) => done(tooLarge('5.2.2 Mailbox full')) }],
  ['after the data', afterData(tooLarge('5.3.4 Too big'))],
  ['by another code that says so', afterData(tooLarge('5.2.3 Message too large', 550))],
])('a reply that is too large %s is refused at once, and says so', async (_, options) => {
  await startServer(options);
  const large = { ...aReply(), text: 'x'.repeat(2000) };
  await reply(large);
  expect(await deliver('m0', large.id)).toEqual({ retry: false });
  expect((await stored()).replies).toMatchObject([{ mail: { state: 'refused', error: '552' } }]);
});

it('an invalid reply, or one to nobody, is not stored', async () => {
  const invalid = [
    { ...aReply(), id: 'mine' },
    { ...aReply(), subject: ' ' },
    { ...aReply(), subject: 'x'.repeat(REPLY_LIMITS.subject + 1) },
    { ...aReply(), text: 'x'.repeat(REPLY_LIMITS.text + 1) },
  ];
  for (const body of invalid) {
    expect(await reply(body), JSON.stringify(body).slice(0, 200)).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.checkFields },
    });
  }
  expect((await reply(aReply(), 'absent')).status).toBe(404);
  const { replies, events } = await stored();
  expect([replies, events]).toEqual([[], []]);
  expect((await suite.db.collection(MAILS).get()).size).toBe(2);
});
