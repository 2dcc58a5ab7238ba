import { randomUUID } from 'node:crypto';
import { ATTACHMENT_LIMITS, type Attachment, ERROR_MESSAGES, type MessageDetails } from '@alnafitha/contract';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { bodyOf } from '../../testing/admin-api';
import { noise, randomFrom, withPngSize } from '../../testing/bad-images';
import { fieldError } from '../../testing/forms';
import { sentTo, startMailApi } from '../../testing/mail-api';

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

const image = { width: 4, height: 4, channels: 3, background: '#0b5c8a' } as const;
const SCRIPT = '<script>alert(1)</script>';
const storedBytes = async (id: string) => (await suite.bucket.file(`attachments/m0/${id}`).download())[0];

it('a reply is mailed with its files under their names: a PDF as it is, images encoded again', async () => {
  const server = await startServer();
  const pdf = aPdf();
  const clear = { ...image, channels: 4, background: '#ff000080' } as const;
  const files: [string, Buffer, string, string][] = [
    ['عرض السعر.pdf', pdf, 'عرض السعر.pdf', 'application/pdf'],
    ['plan.png', await sharp({ create: image }).png().toBuffer(), 'plan.png', 'image/png'],
    ['view.webp', await sharp({ create: image }).webp().toBuffer(), 'view.jpg', 'image/jpeg'],
  ];
  const attachments: Attachment[] = [];
  for (const [name, bytes] of files) attachments.push(await uploaded(bytes, name));
  const message = bodyOf<MessageDetails>(await reply(attachments.map(({ id }) => id)));
  expect(message.replies).toMatchObject([{ attachments }]);
  await deliver('m0', message.replies[0]?.id ?? '');
  const { mail } = sentTo(server, 'mariam@example.com');
  expect(mail.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual(
    files.map(([, , name, type]) => [name, type]),
  );
  const contents = mail.attachments.map(({ content }) => content);
  expect(contents.map(({ length }) => length)).toEqual(attachments.map(({ bytes }) => bytes));
  expect(contents[0]).toEqual(pdf);
  for (const [index, format] of [
    [1, 'png'],
    [2, 'jpeg'],
  ] as const)
    expect(await sharp(contents[index]).metadata()).toMatchObject({ format, width: 4, height: 4 });
  const [file] = (await suite.bucket.getFiles({ prefix: 'attachments/m0/' }))[0];
  expect(await file?.getMetadata()).toMatchObject([{ cacheControl: 'private, no-store' }, expect.anything()]);

  const transparent = await uploaded(await sharp({ create: clear }).webp().toBuffer(), 'logo.webp');
  expect(transparent).toMatchObject({ name: 'logo.png', type: 'image/png' });
});

it.each<['jpeg' | 'png' | 'webp', string]>([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/jpeg'],
])('an image (%s) is upright, and loses its metadata and what follows it', async (format, type) => {
  const wide = sharp({ create: { ...image, width: 80, height: 40 } })
    .withExif({ IFD0: { ImageDescription: SCRIPT } })
    .withMetadata({ orientation: 6 });
  const bytes = Buffer.concat([await wide[format]().toBuffer(), Buffer.from(`PK\x03\x04${SCRIPT}`)]);
  expect(bytes.indexOf(SCRIPT)).toBeLessThan(bytes.lastIndexOf(SCRIPT));
  const stored = await uploaded(bytes, 'view');
  const file = await storedBytes(stored.id);
  expect(stored).toMatchObject({ type, bytes: file.length });
  expect(file.includes('alert')).toBe(false);
  expect(file.includes('PK\x03\x04')).toBe(false);
  const { width, height, exif, orientation } = await sharp(file).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 40, height: 80 });
});

it('what is no PDF and no image, a broken image, and one of too many pixels, are refused', async () => {
  const texts = [
    ...['Hello', '', '<!doctype html><script>alert(1)</script>', `${' '.repeat(1019)}%PDF-1.7`],
    ...['GIF89a', 'RIFF\0\0\0\0WAVEfmt '],
  ];
  for (const text of texts) {
    const body = { message: ERROR_MESSAGES.attachmentTypeUnknown };
    expect(await upload(Buffer.from(text)), text).toMatchObject({ status: 400, body });
  }
  const png = await noise(randomFrom(1)).png().toBuffer();
  for (const [bytes, reason] of [
    [png.subarray(0, png.length / 2), ERROR_MESSAGES.imageDamaged],
    [Buffer.concat([png.subarray(0, 8), Buffer.from(SCRIPT)]), ERROR_MESSAGES.imageDamaged],
    [withPngSize(Buffer.from(png), 10_000, 5000), ERROR_MESSAGES.imageTooManyPixels],
  ] as const)
    expect(await upload(bytes)).toMatchObject({ status: 400, body: fieldError('file', reason) });
  expect(await objects()).toEqual([]);
});

it('a PDF is one by its header within the first 1,024 bytes, whatever else it has', async () => {
  for (const start of ['', '\ufeff', '\r\n', ' '.repeat(1018)]) {
    const pdf = Buffer.concat([Buffer.from(start), aPdf('2 0 obj <</S /JavaScript /JS1 1 0 R>> endobj')]);
    const { id, type } = await uploaded(pdf);
    expect(type).toBe('application/pdf');
    expect(await storedBytes(id)).toEqual(pdf);
  }
  const quoting = sharp({ create: image }).withExif({ IFD0: { ImageDescription: '%PDF-1.7' } });
  expect(await uploaded(await quoting.jpeg().toBuffer())).toMatchObject({ type: 'image/jpeg' });
});

it('only one file is uploaded at a time', async () => {
  const two = ['a.pdf', 'b.pdf'].map((name) => ({ field: 'file', name, bytes: aPdf() }));
  expect(await submit('POST', '/messages/m0/attachments', {}, two)).toMatchObject({
    status: 413,
    body: fieldError('file', ERROR_MESSAGES.tooManyFiles),
  });
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

it('files that no reply names end after a day; those of replies stay, also of deleted messages', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const tidyUp = (now: Date) => store.attachments.deleteUnsent(now);
  const sent = await uploaded(aPdf());
  const deleted = await uploaded(aPdf(), 'quote.pdf', 'm1');
  await reply([sent.id]);
  await reply([deleted.id], 'm1');
  await send('DELETE', '/messages/m1');
  const kept = [`m0/${sent.id}`, `m1/${deleted.id}`].map((path) => `attachments/${path}`);
  await uploaded(aPdf());
  // The files fill more than a page. Their message is gone for good; another message's reply names one of them.
  const gone = Array.from({ length: 120 }, () => `attachments/gone/${randomUUID()}`);
  const foreign = `attachments/gone/${sent.id}`;
  const folder = 'attachments/';
  const siteImage = 'media/villa-01/480.webp';
  await Promise.all(
    [...gone, foreign, folder, siteImage].map((path) =>
      suite.bucket.file(path).save('x', { resumable: false }),
    ),
  );

  await tidyUp(hours(23.9));
  expect(await objects()).toHaveLength(kept.length + 1 + gone.length + 2);
  await tidyUp(hours(24.1));
  expect(await objects()).toEqual(kept.sort());
  expect(await suite.bucket.file(siteImage).exists()).toEqual([true]);
  await send('POST', '/deleted-messages/m1/restore');
  await tidyUp(hours(48));
  expect(await objects()).toEqual(kept);
});
