import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { ATTACHMENT_LIMITS, type Attachment, ERROR_MESSAGES, type MessageDetails } from '@alnafitha/contract';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { bodyOf } from '../testing/admin-api';
import { sentTo, startMailApi } from '../testing/mail-api';

const { suite, send, submit, startServer, receive, deliver, store, clock } =
  await startMailApi('attachments');

beforeEach(async () => {
  await suite.bucket.deleteFiles({ prefix: 'attachments/' });
  await receive();
  await receive({}, 'm1');
});

const aPdf = (content = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n${content}\n%%EOF\n`, 'latin1');
const upload = (bytes: Buffer, name = 'quote.pdf', id = 'm0') =>
  submit('POST', `/messages/${id}/attachments`, {}, [{ field: 'file', name, bytes, type: 'text/plain' }]);
const uploaded = async (...parameters: Parameters<typeof upload>) =>
  bodyOf<Attachment>(await upload(...parameters));
const reply = (attachments: readonly string[], id = 'm0') => {
  const body = { id: randomUUID(), subject: 'Quote', text: 'Here it is.', attachments };
  return send('POST', `/messages/${id}/replies`, { body });
};
const objects = async () =>
  (await suite.bucket.getFiles({ prefix: 'attachments/' }))[0].map(({ name }) => name);

it('a reply is mailed with its files, as they are, and with their names', async () => {
  const server = await startServer();
  const image = { width: 4, height: 4, channels: 3, background: '#0b5c8a' } as const;
  const files = [
    { name: 'عرض السعر.pdf', type: 'application/pdf', bytes: aPdf() },
    { name: 'plan.png', type: 'image/png', bytes: await sharp({ create: image }).png().toBuffer() },
    { name: 'view.webp', type: 'image/webp', bytes: await sharp({ create: image }).webp().toBuffer() },
  ];
  const attachments: Attachment[] = [];
  for (const { name, bytes } of files) attachments.push(await uploaded(bytes, name));
  expect(attachments).toEqual(
    files.map(({ name, type, bytes }) => ({ id: expect.any(String), name, type, bytes: bytes.length })),
  );
  const message = bodyOf<MessageDetails>(await reply(attachments.map(({ id }) => id)));
  expect(message.replies).toMatchObject([{ attachments }]);
  await deliver('m0', message.replies[0]?.id ?? '');
  const { mail } = sentTo(server, 'mariam@example.com');
  expect(
    mail.attachments.map(({ filename, contentType, content }) => ({
      name: filename,
      type: contentType,
      bytes: content,
    })),
  ).toEqual(files);
  const [file] = (await suite.bucket.getFiles({ prefix: 'attachments/m0/' }))[0];
  expect(await file?.getMetadata()).toMatchObject([{ cacheControl: 'private, no-store' }, expect.anything()]);
});

const objectStream = (content: string) => {
  const bytes = deflateSync(content).toString('latin1');
  return `5 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n${bytes}\nendstream endobj`;
};
it.each<[string, Buffer, string]>([
  ['is a text named as a PDF', Buffer.from('Hello'), ERROR_MESSAGES.attachmentTypeUnknown],
  ['is empty', Buffer.alloc(0), ERROR_MESSAGES.attachmentTypeUnknown],
  [
    'is a page',
    Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7'),
    ERROR_MESSAGES.attachmentTypeUnknown,
  ],
  ['is a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt '), ERROR_MESSAGES.attachmentTypeUnknown],
  [
    'has a script',
    aPdf('2 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'),
    ERROR_MESSAGES.attachmentUnsafe,
  ],
  ['has a hidden script', aPdf('2 0 obj <</S /J#61vaScript>> endobj'), ERROR_MESSAGES.attachmentUnsafe],
  ['has a compressed script', aPdf(objectStream('2 0 <</S /JavaScript>>')), ERROR_MESSAGES.attachmentUnsafe],
  ['starts a program', aPdf('2 0 obj <</S /Launch /F (cmd.exe)>> endobj'), ERROR_MESSAGES.attachmentUnsafe],
])('a file that %s is refused', async (_, bytes, message) => {
  expect(await upload(bytes)).toMatchObject({ status: 400, body: { message } });
  expect(await objects()).toEqual([]);
});

it('a PDF that only mentions scripts, a compressed one, and one with a picture are sent', async () => {
  expect((await upload(aPdf('(JavaScript and JS) /JSomething'))).status).toBe(200);
  expect((await upload(aPdf(objectStream('2 0 <</Type /Font>>')))).status).toBe(200);
  const picture = `5 0 obj <</Length 9>>\nstream\n\u0000/JS \u0001#4A/\nendstream endobj`;
  expect((await upload(aPdf(picture))).status).toBe(200);
  const withScript = aPdf(`${picture} 6 0 obj <</S /JavaScript>> endobj`);
  expect((await upload(withScript)).status).toBe(400);
});

it('the files of a reply have seven megabytes together, and are three at most', async () => {
  const padded = (bytes: number) => Buffer.concat([aPdf(), Buffer.alloc(bytes - aPdf().length, 0x20)]);
  const largest = await uploaded(padded(ATTACHMENT_LIMITS.bytes));
  expect((await upload(padded(ATTACHMENT_LIMITS.bytes + 1))).status).toBe(413);
  expect((await reply([largest.id])).status).toBe(200);
  const small = await uploaded(aPdf());
  expect(await reply([largest.id, small.id])).toMatchObject({
    status: 413,
    body: { message: ERROR_MESSAGES.attachmentsTooLarge },
  });
  expect((await reply([small.id, small.id, small.id, small.id])).status).toBe(400);
  expect(bodyOf<MessageDetails>(await send('GET', '/messages/m0')).replies).toHaveLength(1);
});

it('a file belongs to its message, and goes with it', async () => {
  const { id } = await uploaded(aPdf(), '../../etc/pass\u202ewd.pdf');
  const other = await uploaded(aPdf(), 'other.pdf', 'm1');
  expect(await reply([id], 'm1')).toMatchObject({
    status: 400,
    body: { message: ERROR_MESSAGES.attachmentNotFound },
  });
  expect((await reply([randomUUID()])).status).toBe(400);
  expect((await reply(['../m1/x'])).status).toBe(400);
  expect((await upload(aPdf(), 'a.pdf', 'absent')).status).toBe(404);
  const message = bodyOf<MessageDetails>(await reply([id]));
  expect(message.replies[0]?.attachments).toMatchObject([{ name: 'pass wd.pdf' }]);
  await send('DELETE', '/messages/m0');
  expect(await objects()).toHaveLength(2);
  await store.deleted.purgeOld(new Date(clock().getTime() + 31 * 24 * 3_600_000));
  expect(await objects()).toEqual([`attachments/m1/${other.id}`]);
});
