import { randomUUID } from 'node:crypto';
import {
  ENQUIRY_LIMITS,
  type Enquiry,
  ERROR_MESSAGES,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';

const NOW = new Date('2026-03-01T09:30:00.123Z');

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('contact', { clock: () => NOW });
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

const send = (body: unknown, key?: string) =>
  suite.send('POST', '/api/contact', {
    body,
    headers: {
      [FORM_TIME_HEADER]: '30000',
      [HONEYPOT_HEADER]: HONEYPOT_EMPTY,
      ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
    },
  });

const stored = async () => (await suite.db.collection('messages').get()).docs;

describe('an enquiry', () => {
  it('of the contact page is stored before the response contains its id', async () => {
    const response = await send(anEnquiry());
    expect(response).toMatchObject({ status: 200, body: { id: expect.any(String) } });
    const { id } = response.body as { id: string };
    const document = await suite.db.collection('messages').doc(id).get();
    expect(document.data()).toEqual({
      ...anEnquiry(),
      consentVersion: PRIVACY_VERSION,
      language: 'en',
      status: 'new',
      doubtful: false,
      createdAt: Timestamp.fromDate(NOW),
      searchPrefixes: expect.arrayContaining(['mariam', 'mariam@', 'sli', 'al']),
    });
  });

  it('of the home form stores the phone as the WhatsApp number, and needs no consent', async () => {
    const { name, email } = anEnquiry();
    const response = await send({
      name,
      email,
      phone: '٥٥٥٥ ٠١٠١',
      subject: '',
      message: 'مرحبا',
      consent: false,
    });
    expect(response.status).toBe(200);
    const [document] = await stored();
    expect(document?.data()).toMatchObject({
      name,
      email,
      whatsappNumber: '٥٥٥٥ ٠١٠١',
      message: 'مرحبا',
      consent: false,
    });
    expect(document?.data()).not.toHaveProperty('subject');
    expect(document?.data()).not.toHaveProperty('consentVersion');
  });

  it('stores which wording its sender agreed to', async () => {
    const versions: Record<string, unknown> = {};
    for (const shown of [PRIVACY_VERSION, '9999-12-31', '<script>']) {
      const headers = { [PRIVACY_VERSION_HEADER]: shown };
      const { body } = await suite.send('POST', '/api/contact', { body: anEnquiry(), headers });
      const { id } = body as { id: string };
      versions[shown] = (await suite.db.doc(`messages/${id}`).get()).get('consentVersion');
    }
    expect(versions).toEqual({
      [PRIVACY_VERSION]: PRIVACY_VERSION,
      '9999-12-31': PRIVACY_VERSION,
      '<script>': PRIVACY_VERSION,
    });
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

  it("with an invalid field is rejected with the field's error, and not stored", async () => {
    const invalid: readonly (readonly [changes: object, path: string, message: string])[] = [
      [{ name: 'x'.repeat(ENQUIRY_LIMITS.name + 1) }, 'name', ERROR_MESSAGES.nameTooLong],
      [{ name: 7 }, 'name', ERROR_MESSAGES.nameRequired],
      [{ email: 'nobody@' }, 'email', ERROR_MESSAGES.emailInvalid],
      [{ service: 'Plumbing' }, 'service', ERROR_MESSAGES.serviceUnknown],
      [{ message: ['x'] }, 'message', ERROR_MESSAGES.messageRequired],
      [{ consent: false }, 'consent', ERROR_MESSAGES.consentRequired],
      [{ consent: 'true' }, 'consent', ERROR_MESSAGES.consentRequired],
    ];
    for (const [changes, path, message] of invalid) {
      expect(await send({ ...anEnquiry(), ...changes }), JSON.stringify(changes)).toMatchObject({
        status: 400,
        body: { message: ERROR_MESSAGES.checkFields, issues: [{ path, message }] },
      });
    }
    expect(await stored()).toEqual([]);
  });

  it('stores its own fields only', async () => {
    await send({
      ...anEnquiry(),
      status: 'completed',
      doubtful: true,
      adminNote: 'x',
      createdAt: 1,
      id: 'mine',
      __proto__: { a: 1 },
    });
    const [document] = await stored();
    expect(document?.id).not.toBe('mine');
    expect(Object.keys(document?.data() ?? {}).sort()).toEqual(
      [
        ...Object.keys(anEnquiry()),
        ...['status', 'doubtful', 'createdAt', 'searchPrefixes', 'language', 'consentVersion'],
      ].sort(),
    );
    expect(document?.get('status')).toBe('new');
  });

  it('logs no name, e-mail address or text', async () => {
    const enquiry = anEnquiry() as Enquiry;
    await send(enquiry);
    const logged = JSON.stringify(vi.mocked(logger.info).mock.calls);
    expect(logged).toContain('enquiry received');
    for (const text of [enquiry.name, enquiry.email, enquiry.message, enquiry.whatsappNumber ?? '?']) {
      expect(logged).not.toContain(text);
    }
  });
});

describe('an enquiry sent twice', () => {
  it('with one idempotency key is stored once, and both responses contain its id', async () => {
    const key = randomUUID();
    const first = await send(anEnquiry(), key);
    const second = await send(anEnquiry(), key);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  it('concurrently with one idempotency key is stored once', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(anEnquiry(), key)));
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('with one idempotency key and another text is stored twice', async () => {
    const key = randomUUID();
    await send(anEnquiry(), key);
    await send(anEnquiry({ message: 'Four doors, please, not three.' }), key);
    expect(await stored()).toHaveLength(2);
  });

  it('with two keys, without a key or with an invalid one is stored twice', async () => {
    await Promise.all([send(anEnquiry(), randomUUID()), send(anEnquiry(), randomUUID())]);
    await Promise.all([send(anEnquiry()), send(anEnquiry())]);
    await Promise.all([send(anEnquiry(), '../admins/x'), send(anEnquiry(), '../admins/x')]);
    expect(await stored()).toHaveLength(6);
  });

  it("does not undo an administrator's change", async () => {
    const key = randomUUID();
    await send(anEnquiry(), key);
    const [document] = await stored();
    await document?.ref.update({ status: 'completed' });
    await send(anEnquiry(), key);
    expect((await stored())[0]?.get('status')).toBe('completed');
  });
});
