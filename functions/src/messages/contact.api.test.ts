import { randomUUID } from 'node:crypto';
import {
  ENQUIRY_LIMITS,
  type Enquiry,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
  UNSENT_AFTER_MS,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { startCleanSuite } from '../testing/emulators';
import { logged } from '../testing/logger';

const NOW = new Date('2026-03-01T09:30:00.123Z');

const suite = await startCleanSuite('contact', { clock: () => NOW });

const FILLED_IN = { [FORM_TIME_HEADER]: '30000', [HONEYPOT_HEADER]: HONEYPOT_EMPTY };
const send = (body: unknown, headers: Record<string, string> = {}) =>
  suite.send('POST', '/api/contact', { body, headers: { ...FILLED_IN, ...headers } });
const sendWithKey = (key: string, enquiry = anEnquiry()) => send(enquiry, { [IDEMPOTENCY_HEADER]: key });

const stored = async () => (await suite.db.collection('messages').get()).docs;

describe('an enquiry', () => {
  it('of the contact page is stored, with its own fields only, before the response contains its id, and not logged', async () => {
    const foreign = { status: 'completed', suspectedSpam: true, adminNote: 'x', id: 'mine', createdAt: 1 };
    const response = await send({ ...anEnquiry(), ...foreign });
    expect(response).toMatchObject({ status: 200, body: { id: expect.any(String) } });
    const { id } = response.body as { id: string };
    expect(id).not.toBe('mine');
    const document = await suite.db.collection('messages').doc(id).get();
    expect(document.data()).toEqual({
      ...anEnquiry(),
      consentVersion: PRIVACY_VERSION,
      language: 'en',
      status: 'new',
      suspectedSpam: false,
      firstResponseAt: null,
      alarmedAt: null,
      unsentFrom: Timestamp.fromMillis(NOW.getTime() + UNSENT_AFTER_MS),
      createdAt: Timestamp.fromDate(NOW),
      searchPrefixes: expect.arrayContaining(['mariam', 'mariam@', 'sli', 'al']),
    });
    const { name, email, message, whatsappNumber = '?' } = anEnquiry() as Enquiry;
    expect(logged()).toContain('enquiry received');
    for (const text of [name, email, message, whatsappNumber]) expect(logged()).not.toContain(text);
  });

  it('of the home form stores the phone as the WhatsApp number, and no blank fields', async () => {
    const { name, email } = anEnquiry();
    const home = { name, email, phone: '٥٥٥٥ ٠١٠١', subject: '', message: 'مرحبا', consent: false };
    expect((await send(home)).status).toBe(200);
    const [document] = await stored();
    const fields = { name, email, whatsappNumber: '٥٥٥٥ ٠١٠١', message: 'مرحبا', consent: false };
    expect(document?.data()).toMatchObject(fields);
    expect(document?.data()).not.toHaveProperty('subject');
    expect(document?.data()).not.toHaveProperty('consentVersion');
  });

  it('of a program that filled in the form is marked, and confirmed like any other', async () => {
    const response = await send(anEnquiry(), { [HONEYPOT_HEADER]: 'filled' });
    expect(response.status).toBe(200);
    expect(Object.keys(response.body as object)).toEqual(['id', 'reference', 'files']);
    expect((await stored())[0]?.data()).toMatchObject({ status: 'new', suspectedSpam: true });
  });

  it('has the earlier wording that an open page has shown, and no other than the current one', async () => {
    for (const sent of ['2026-11-24', '9999-12-31', '<script>'])
      await send(anEnquiry({ subject: sent }), { [PRIVACY_VERSION_HEADER]: sent });
    const versions = (await stored()).map((document) => [
      document.get('subject'),
      document.get('consentVersion'),
    ]);
    const known = { '2026-11-24': '2026-11-24', '9999-12-31': PRIVACY_VERSION, '<script>': PRIVACY_VERSION };
    expect(Object.fromEntries(versions)).toEqual(known);
  });

  it('at the limit of every field is accepted', async () => {
    const longest = anEnquiry({
      name: 'ن'.repeat(ENQUIRY_LIMITS.name),
      subject: 'س'.repeat(ENQUIRY_LIMITS.subject),
      message: Array.from({ length: ENQUIRY_LIMITS.message / 5 }, (_, index) =>
        String(index).padStart(4, 'ا'),
      ).join(' '),
    });
    expect((await send(longest)).status).toBe(200);
  });

  it('is stored completely except control characters, and lone surrogates, which Firestore rejects', async () => {
    await send({ ...anEnquiry(), name: 'Zoë 🪟 \ud83d', message: 'بِسْمِ\u0000 👨‍👩‍👧 \udc00!' });
    const [document] = await stored();
    expect(document?.get('name')).toBe('Zoë 🪟 \ufffd');
    expect(document?.get('message')).toBe('بِسْمِ 👨‍👩‍👧 \ufffd!');
  });
});

it('an enquiry sent twice with one idempotency key, even concurrently, is stored once with one response, and undoes no change', async () => {
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 5 }, () => sendWithKey(key)));
  responses.push(await sendWithKey(key));
  expect(responses[0]?.status).toBe(200);
  expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  const [document] = await stored();
  await document?.ref.update({ status: 'completed' });
  await sendWithKey(key);
  expect((await stored()).map((sent) => sent.get('status'))).toEqual(['completed']);
});

it('an enquiry sent twice with another text, another key, an invalid key or none is stored twice', async () => {
  const key = randomUUID();
  const other = anEnquiry({ message: 'Four doors, please, not three.' });
  await Promise.all([sendWithKey(key), sendWithKey(key, other), sendWithKey(randomUUID())]);
  await Promise.all([sendWithKey('../admins/x'), sendWithKey('../admins/x')]);
  await Promise.all([send(anEnquiry()), send(anEnquiry())]);
  expect(await stored()).toHaveLength(7);
});
