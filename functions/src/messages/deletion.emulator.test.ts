import { randomUUID } from 'node:crypto';
import { FORM_TIME_HEADER, HONEYPOT_EMPTY, HONEYPOT_HEADER, type MessageDetails } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { LIMITS } from '../platform/rate-limits';
import { bodyOf } from '../testing/admin-api';
import { startMailApi } from '../testing/mail-api';
import { stateOf } from '../testing/stored';

const { suite, send, startServer, deliver, deliverAll, deliverWith, mailer } = await startMailApi('erasure');

const ENQUIRY = anEnquiry({ name: 'Sheikha Zarqa', email: 'Zarqa@example.com', whatsappNumber: '5512 3456' });
/** Words of her name, her address, and her phone in both spellings, with any gaps. */
const PERSONAL = [/zarqa/i, /sheikha/i, /55\W?12\W?34\W?56/];

/** The paths of the documents that have one of the personal data. */
async function pathsWith(data: RegExp): Promise<string[]> {
  const documents = Object.entries(await stateOf(suite));
  return documents.filter(([, fields]) => data.test(JSON.stringify(fields))).map(([path]) => path);
}

/** Sends an enquiry and does everything with it that leaves a trace. */
async function handleEnquiry() {
  const enquiry = await suite.send('POST', '/api/contact', {
    body: ENQUIRY,
    headers: { [FORM_TIME_HEADER]: '30000', [HONEYPOT_HEADER]: HONEYPOT_EMPTY },
  });
  const { id } = bodyOf<{ id: string }>(enquiry);
  await deliverAll(id);
  const change = { status: 'processing', adminNote: 'Sheikha Zarqa wants a call on +974 5512 3456' };
  await send('PATCH', `/messages/${id}`, { body: change });
  await send('POST', `/messages/${id}/contacts`, { body: { kind: 'called' } });
  const reply = { id: randomUUID(), subject: 'Doors', text: 'Dear Sheikha Zarqa, we call 55123456.' };
  await send('POST', `/messages/${id}/replies`, { body: reply });
  await deliver(id, reply.id);
  const message = bodyOf<MessageDetails>(await send('GET', `/messages/${id}`));
  expect(message.replies).toMatchObject([{ mail: { state: 'sent' } }]);
  expect(message.events).toHaveLength(7);
  return { id, reply: reply.id };
}

it.each([
  ['alone', (id: string) => send('DELETE', `/messages/${id}`)],
  ['with others', (id: string) => send('POST', '/messages/delete-multiple', { body: { ids: [id] } })],
])('a message that is deleted %s leaves nothing of its sender in any collection', async (_how, remove) => {
  await startServer();
  const before = Object.keys(await stateOf(suite));
  const { id, reply } = await handleEnquiry();
  for (const data of PERSONAL) {
    expect((await pathsWith(data)).sort()).toEqual([`messages/${id}`, `messages/${id}/mails/${reply}`]);
  }

  expect((await remove(id)).status).toBe(200);
  // The platform may deliver the events later.
  for (const mail of ['alert', 'receipt', reply]) expect(await deliver(id, mail)).toEqual({ retry: false });

  for (const data of PERSONAL) expect(await pathsWith(data)).toEqual([]);
  const after = await stateOf(suite);
  const left = Object.keys(after).filter((path) => !before.includes(path));
  expect(new Set(left.map((path) => path.split('/')[0]))).toEqual(new Set([LIMITS]));
  for (const path of left) {
    expect(path).toMatch(/^limits\/[0-9a-f]{64}$/);
    const { hits, expireAt: _expireAt, ...others } = after[path] as Record<string, unknown>;
    expect(others).toEqual({});
    for (const hit of hits as object[]) {
      expect(hit).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: expect.any(Number),
        by: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
    }
  }
});

it('a message that is deleted while it is mailed or answered stays deleted', async () => {
  await startServer();
  const { id, reply } = await handleEnquiry();
  const path = `messages/${id}`;
  const mails = await suite.db.collection(`${path}/mails`).get();
  for (const mail of mails.docs) await mail.ref.update({ state: 'pending' });
  const removing = deliverWith(async (mail) => {
    await send('DELETE', `/${path}`);
    await mailer?.(mail);
  });
  expect(await deliverAll(id, removing)).toEqual({ retry: false });
  expect(await deliver(id, reply)).toEqual({ retry: false });
  const late = { id: randomUUID(), subject: 'Doors', text: 'Dear Sheikha Zarqa' };
  const responses = await Promise.all([
    send('POST', `/${path}/replies`, { body: late }),
    send('POST', `/${path}/contacts`, { body: { kind: 'called' } }),
    send('PATCH', `/${path}`, { body: { adminNote: 'Sheikha Zarqa' } }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await pathsWith(/zarqa/i)).toEqual([]);
});
