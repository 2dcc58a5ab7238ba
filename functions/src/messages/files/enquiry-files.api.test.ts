import { randomUUID } from 'node:crypto';
import {
  API_POLICY,
  addEnquiryFiles,
  ENQUIRY_FILE_LIMITS,
  ERROR_MESSAGES,
  FORM_KEY_HEADER,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  type Message,
  type MessageDetails,
  SESSION_COOKIE,
  sendEnquiry,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/rate-limits';
import { bodyOf } from '../../testing/admin-api';
import { BAD_IMAGES, noise, randomFrom, withPngSize } from '../../testing/bad-images';
import { sendForm } from '../../testing/forms';
import { sentTo, startMailApi } from '../../testing/mail-api';
import { stateOf } from '../../testing/stored';
import { BUDGETS } from '../../translations/budget';

const { suite, send, startServer, deliver, store, clock, wait } = await startMailApi('enquiry-files');
/** The minutes of `wait`. */
const HOUR = 60;

const VISITOR = '203.0.113.7';
const EDGE = '66.249.80.1';
const FORM = {
  [FORM_TIME_HEADER]: '30000',
  [HONEYPOT_HEADER]: HONEYPOT_EMPTY,
  [FORM_KEY_HEADER]: randomUUID(),
};
type Headers = Record<string, string>;
const from = (address: string): Headers => ({
  ...FORM,
  'Fastly-Client-IP': address,
  'X-Forwarded-For': `${address}, ${EDGE}`,
});

const aPdf = (length = 0) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n'),
    Buffer.alloc(length, 'x'),
  ]);
const aPhoto = (width = 80, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c8a' } });

const upload = (bytes: Buffer, name = 'plan.pdf', headers: Headers = FORM) =>
  sendForm(suite, 'POST', '/api/contact/files', {}, [{ field: 'file', name, bytes }], undefined, headers);
const uploaded = async (...parameters: Parameters<typeof upload>) =>
  bodyOf<{ id: string }>(await upload(...parameters)).id;
const enquire = (files: readonly unknown[], headers: Headers = FORM, enquiry = anEnquiry()) =>
  suite.send('POST', sendEnquiry.path, { body: { ...enquiry, files }, headers });
const enquired = async (...parameters: Parameters<typeof enquire>) =>
  bodyOf<{ id: string; reference: string; files: string[] }>(await enquire(...parameters));
const addTo = (reference: string, files: readonly string[], headers: Headers = FORM) =>
  suite.send('POST', addEnquiryFiles.path.replace(':reference', reference), { body: { files }, headers });
const detailsOf = async (id: string) => bodyOf<MessageDetails>(await send('GET', `/messages/${id}`));

let cookie = '';
beforeAll(async () => {
  cookie = await suite.logInAdmin();
});
beforeEach(() => suite.bucket.deleteFiles({ prefix: 'enquiry-files/' }));

/** The bytes and the headers of a file. */
async function read(url: string, session = cookie) {
  const response = await fetch(suite.origin + url, {
    headers: session ? { Cookie: `${SESSION_COOKIE}=${session}` } : {},
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const objects = async () =>
  (await suite.bucket.getFiles({ prefix: 'enquiry-files/' }))[0].map(({ name }) => name);
const documents = async () => (await suite.db.collection('enquiryFiles').get()).docs.map(({ id }) => id);

describe('files of an enquiry', () => {
  it('are in the panel’s message, an image upright and without metadata, a PDF as it is', async () => {
    const photo = await aPhoto()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Exif')).toBe(true);
    const pdf = aPdf(1000);
    const ids = [await uploaded(photo, 'opening.jpeg'), await uploaded(pdf, 'plan.pdf')];
    const sent = await enquired(ids);
    expect(sent.files).toEqual(ids);
    const { files = [] } = await detailsOf(sent.id);
    expect(files).toEqual([
      {
        id: ids[0],
        name: 'opening.jpeg',
        type: 'image/jpeg',
        bytes: expect.any(Number),
        url: expect.any(String),
      },
      {
        id: ids[1],
        name: 'plan.pdf',
        type: 'application/pdf',
        bytes: pdf.length,
        url: `/api/admin/messages/${sent.id}/files/${ids[1]}`,
      },
    ]);
    const [image, document] = await Promise.all(files.map(({ url }) => read(url)));
    expect(image?.bytes.includes('Exif')).toBe(false);
    expect(image?.bytes.includes('GPS')).toBe(false);
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 80 });
    expect(document?.bytes).toEqual(pdf);
    const thumbnail = await read(`${files[0]?.url}?size=thumbnail`);
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 80 });
    expect((await read(`${files[1]?.url}?size=thumbnail`)).response.status).toBe(404);
  });

  it('are read by administrators only, of their message only, to be saved and not shown or kept', async () => {
    const [id = '', other = ''] = [await uploaded(aPdf(), 'مخطط.pdf'), await uploaded(aPdf())];
    const sent = await enquired([id]);
    await enquired([other], FORM, anEnquiry({ message: 'Another' }));
    const url = `/api/admin/messages/${sent.id}/files/${id}`;
    expect(Object.fromEntries((await read(url)).response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="????.pdf"; filename*=UTF-8''${encodeURIComponent('مخطط.pdf')}`,
      'content-security-policy': API_POLICY,
      'content-type': 'application/pdf',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const user = await suite.logInUser();
    expect((await read(url, '')).response.status).toBe(401);
    expect((await read(url, user)).response.status).toBe(403);
    for (const foreign of [other, randomUUID(), 'x', '..%2F..%2Fmedia']) {
      const { response } = await read(`/api/admin/messages/${sent.id}/files/${foreign}`);
      expect(response.status, foreign).toBe(404);
    }
    for (const path of [`/media/enquiry-files/${id}/whole`, `/media/${id}/480.webp`])
      expect((await read(path)).response.status).toBe(404);
  });

  it('are claimed by one enquiry of the same form, and never keep an enquiry from being stored', async () => {
    const mine = await uploaded(aPdf());
    const theirs = { ...FORM, [FORM_KEY_HEADER]: randomUUID() };
    const foreign = await uploaded(aPdf(), 'theirs.pdf', theirs);
    const { files, id } = await enquired([mine, mine, foreign, randomUUID()]);
    expect(files).toEqual([mine]);
    const second = await enquired([mine], FORM, anEnquiry({ message: 'Once more' }));
    expect(second.files).toEqual([]);
    expect((await detailsOf(second.id)).files).toBeUndefined();
    expect((await detailsOf(id)).files).toHaveLength(1);
    expect((await enquired([foreign], theirs, anEnquiry({ message: 'Theirs' }))).files).toEqual([foreign]);
    const { [FORM_KEY_HEADER]: _, ...keyless } = FORM;
    expect((await enquired([await uploaded(aPdf())], keyless)).files).toEqual([]);
    const open = await uploaded(aPdf(), 'x.pdf', keyless);
    expect((await enquired([open], keyless, anEnquiry({ message: 'Without a key' }))).files).toEqual([open]);
  });

  it('of a wrong number or form are an error at their field', async () => {
    const many = Array.from({ length: ENQUIRY_FILE_LIMITS.count + 1 }, () => randomUUID());
    for (const [files, path, message] of [
      [many, 'files', ERROR_MESSAGES.tooManyEnquiryFiles],
      [['../x'], 'files.0', ERROR_MESSAGES.invalidValue],
      [[{ id: 1 }], 'files.0', ERROR_MESSAGES.invalidValue],
    ] as const)
      expect(await enquire(files)).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
    for (const files of ['x', 5, {}]) {
      const response = await suite.send('POST', sendEnquiry.path, { body: { ...anEnquiry(), files } });
      expect(response).toMatchObject({ status: 400, body: { issues: [{ path: 'files' }] } });
    }
  });

  it('that arrive before a retry are added by it, and the enquiry is stored once', async () => {
    const headers = { ...FORM, [IDEMPOTENCY_HEADER]: randomUUID() };
    const early = await uploaded(aPdf());
    const first = await enquired([early], headers);
    const late = await uploaded(aPdf());
    expect(await enquired([early, late], headers)).toEqual({ ...first, files: [early, late] });
    expect((await detailsOf(first.id)).files?.map(({ id }) => id)).toEqual([early, late]);
    expect((await suite.db.collection('messages').count().get()).data().count).toBe(1);
  });

  it('are added by the reference within an hour, five at most, and the timeline says so', async () => {
    const first = await uploaded(aPdf());
    const { id, reference } = await enquired([first]);
    const more = await Promise.all([0, 1, 2, 3, 4].map(() => uploaded(aPdf())));
    wait(HOUR - 1);
    const { files } = bodyOf<{ files: string[] }>(await addTo(reference, more));
    expect(files).toEqual(more.slice(0, ENQUIRY_FILE_LIMITS.count - 1));
    expect(await addTo(reference, more)).toMatchObject({ status: 200, body: { files } });
    const message = await detailsOf(id);
    expect(message.files?.map((file) => file.id)).toEqual([first, ...files]);
    expect(message.events).toEqual([{ at: clock().toISOString(), kind: 'filesAdded', text: '4' }]);
    wait(2);
    const closed = { status: 404, body: { message: ERROR_MESSAGES.enquiryClosed } };
    expect(await addTo(reference, more)).toMatchObject(closed);
    expect(await addTo('0000-0000', more)).toMatchObject(closed);
    expect((await addTo('../x', more)).status).toBe(404);
  });

  it('are added by the form of the enquiry only: others may know the reference', async () => {
    const { id, reference } = await enquired([await uploaded(aPdf())]);
    const theirs = { ...FORM, [FORM_KEY_HEADER]: randomUUID() };
    const foreign = await uploaded(aPdf(), 'theirs.pdf', theirs);
    expect(await addTo(reference, [foreign], theirs)).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.enquiryClosed },
    });
    expect((await detailsOf(id)).files).toHaveLength(1);
  });

  it('go to one of several enquiries at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const headers = { ...FORM, [FORM_KEY_HEADER]: randomUUID() };
      const file = await uploaded(aPdf(), 'plan.pdf', headers);
      const sent = await Promise.all(
        [1, 2, 3].map((number) => enquired([file], headers, anEnquiry({ message: `${round} ${number}` }))),
      );
      expect(sent.flatMap(({ files }) => files)).toEqual([file]);
      const stored = await Promise.all(sent.map(({ id }) => detailsOf(id)));
      const owners = stored.filter(({ files }) => files?.some(({ id }) => id === file));
      expect(owners.map(({ id }) => id)).toEqual(
        sent.filter(({ files }) => files.length > 0).map(({ id }) => id),
      );
      wait(20);
    }
  });

  it('that are removed before the enquiry are deleted and no longer count', async () => {
    const remove = (id: string, headers: Headers = FORM) =>
      suite.send('DELETE', `/api/contact/files/${id}`, { headers });
    const own = { ...from(VISITOR), [FORM_KEY_HEADER]: randomUUID() };
    for (let count = 0; count < 15; count += 1) {
      const id = await uploaded(aPdf(), 'x.pdf', own);
      expect((await remove(id, { ...own, [FORM_KEY_HEADER]: randomUUID() })).status).toBe(404);
      expect(await remove(id, own)).toMatchObject({ status: 200, body: { id } });
      expect((await remove(id, own)).status).toBe(404);
    }
    expect([await objects(), await documents()]).toEqual([[], []]);
    const { docs } = await suite.db.collection(BUDGETS).get();
    expect(docs.map((day) => day.get('bytes'))).toEqual([0]);
    const kept = await uploaded(aPdf(), 'x.pdf', own);
    await enquired([kept], own);
    expect((await remove(kept, own)).status).toBe(404);
    expect(await documents()).toEqual([kept]);
  });

  it('of a program that filled in the form make the enquiry suspected spam', async () => {
    const file = await uploaded(aPdf(), 'plan.pdf', { ...FORM, [HONEYPOT_HEADER]: 'filled' });
    const { id } = await enquired([file]);
    expect((await detailsOf(id)).suspectedSpam).toBe(true);
  });

  it('are counted in the office’s mail and in the export, and a filter finds their messages', async () => {
    const server = await startServer();
    const files = [await uploaded(aPdf()), await uploaded(aPdf())];
    const { id, reference } = await enquired(files);
    await enquired([], FORM, anEnquiry({ message: 'Without files' }));
    await deliver(id, 'alert');
    const { mail } = sentTo(server, 'office@alnafitha.example');
    expect(mail.text).toContain('Photos and drawings: 2');
    expect(mail.text).toContain(`/admin/messages/${id}`);
    expect(mail.attachments).toEqual([]);
    const list = bodyOf<{ messages: Message[] }>(await send('GET', '/messages?files=yes'));
    expect(list.messages.map((message) => message.reference)).toEqual([reference]);
    expect(list.messages[0]?.files).toHaveLength(2);
    const none = bodyOf<{ messages: Message[] }>(await send('GET', '/messages?files=yes&status=completed'));
    expect(none.messages).toEqual([]);
    const { csv } = bodyOf<{ csv: string }>(await send('GET', '/export/messages?files=yes'));
    const [header = '', row = '', rest] = csv.split('\r\n');
    expect(row.split('\t')[header.split('\t').indexOf('Files')]).toBe('2');
    expect(rest).toBe('');
  });

  it('stay while their message is deleted and restored, and go with it for good', async () => {
    const { id } = await enquired([await uploaded(await aPhoto().png().toBuffer(), 'Zarqa.png')]);
    const [file] = (await detailsOf(id)).files ?? [];
    await send('DELETE', `/messages/${id}`);
    const deleted = bodyOf<{ messages: Message[] }>(await send('GET', '/messages?deleted=yes'));
    expect(deleted.messages[0]?.files).toEqual([file]);
    expect((await read(file?.url ?? '')).response.status).toBe(200);
    await send('POST', `/deleted-messages/${id}/restore`);
    expect((await detailsOf(id)).files).toEqual([file]);
    await store.files.deleteUnclaimed(new Date(clock().getTime() + 40 * 24 * HOUR * 60_000));
    expect((await read(file?.url ?? '')).response.status).toBe(200);
    await send('DELETE', `/messages/${id}`);
    await send('DELETE', `/deleted-messages/${id}`);
    expect(await objects()).toEqual([]);
    expect(JSON.stringify(await stateOf(suite))).not.toContain('Zarqa');
    expect((await read(file?.url ?? '')).response.status).toBe(404);
  });

  it('end after a day without an enquiry, as does what a killed process left', async () => {
    const kept = await uploaded(aPdf());
    await enquired([kept]);
    const old = await uploaded(await aPhoto().jpeg().toBuffer(), 'x.jpg');
    // The process ended between file and document.
    const orphan = suite.bucket.file(`enquiry-files/${randomUUID()}/whole`);
    await orphan.save('x', { resumable: false });
    wait(23 * HOUR);
    const young = await uploaded(aPdf());
    await store.files.deleteUnclaimed(clock());
    expect((await documents()).sort()).toEqual([kept, old, young].sort());
    wait(2 * HOUR);
    expect((await enquired([old], FORM, anEnquiry({ message: 'Too late' }))).files).toEqual([]);
    await store.files.deleteUnclaimed(clock());
    expect((await documents()).sort()).toEqual([kept, young].sort());
    // Objects have the time of the machine.
    await store.files.deleteUnclaimed(new Date(Date.now() + 25 * HOUR * 60_000));
    expect(await objects()).toEqual([`enquiry-files/${kept}/whole`]);
  });
});

describe('an upload of a stranger', () => {
  it('that is no photo and no PDF is refused in words, and leaves nothing', async () => {
    const kinds = Object.entries(BAD_IMAGES).filter(([kind]) => !/PDF|over 5 MB/.test(kind));
    const reasons: string[] = [ERROR_MESSAGES.enquiryFileUnknown, ERROR_MESSAGES.enquiryFileUnreadable];
    const accepted: object[] = [];
    for (const [index, [kind, make]] of kinds.entries()) {
      const bytes = await make(randomFrom(index));
      const headers = { ...from(`198.51.100.${index}`), [FORM_KEY_HEADER]: randomUUID() };
      const { status, body } = await upload(bytes, 'photo.jpg', headers);
      const { message, issues } = body as { message: string; issues?: { path: string }[] };
      const isEmpty = bytes.length === 0 && message === ERROR_MESSAGES.enquiryFileMissing;
      const isRefused = status === 400 && reasons.includes(message) && issues?.[0]?.path === 'file';
      if (!isEmpty && !isRefused) accepted.push({ kind, status, body });
    }
    expect(accepted).toEqual([]);
    expect([await objects(), await documents()]).toEqual([[], []]);
  });

  it('has 16 megapixels at most', async () => {
    for (const [width, height, status] of [
      [4000, 4000, 200],
      [4001, 4000, 400],
    ] as const)
      expect((await upload(await aPhoto(width, height).png().toBuffer(), 'x.png')).status).toBe(status);
  });

  it('of 100 megapixels, of 11 MB, of two files, or without a file is refused', async () => {
    const png = withPngSize(await noise(randomFrom(1)).png().toBuffer(), 10_000);
    expect(await upload(png)).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.enquiryFileUnreadable },
    });
    expect(await upload(aPdf(ENQUIRY_FILE_LIMITS.bytes))).toMatchObject({
      status: 413,
      body: { message: ERROR_MESSAGES.enquiryFileTooLarge },
    });
    const file = { field: 'file', name: 'x.pdf', bytes: aPdf() };
    const submit = (files: (typeof file)[]) =>
      sendForm(suite, 'POST', '/api/contact/files', {}, files, undefined, FORM);
    expect((await submit([file, file])).status).toBe(413);
    for (const files of [[], [{ ...file, field: 'other' }]])
      expect(await submit(files)).toMatchObject({
        status: 400,
        body: { message: ERROR_MESSAGES.enquiryFileMissing },
      });
    expect(await suite.send('POST', '/api/contact/files', { body: {} })).toMatchObject({ status: 415 });
    expect(await documents()).toEqual([]);
  });

  it('that is an image and something else keeps the image alone, and a PDF is never shown', async () => {
    const jpeg = await aPhoto().jpeg().toBuffer();
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([jpeg, Buffer.from(`PK\x03\x04%PDF-1.7 ${script}`)]);
    const page = Buffer.concat([Buffer.from(`${script}\n`), aPdf()]);
    const ids = [await uploaded(polyglot, 'x.html'), await uploaded(page, 'x.html')];
    const { files = [] } = await detailsOf((await enquired(ids)).id);
    expect(files).toMatchObject([
      { name: 'x.jpg', type: 'image/jpeg' },
      { name: 'x.pdf', type: 'application/pdf' },
    ]);
    const [image, pdf] = await Promise.all(files.map(({ url }) => read(url)));
    expect(image?.bytes.includes(script)).toBe(false);
    for (const { response } of [image, pdf].filter((file) => file !== undefined)) {
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=x\.(jpg|pdf)$/);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('has a name without folders and reversed parts', async () => {
    const ids = [
      await uploaded(aPdf(), '../../etc/passwd'),
      await uploaded(aPdf(), 'plan\u202efdp.exe'),
      await uploaded(aPdf(), `${'x'.repeat(5000)}.pdf`),
    ];
    const { files = [] } = await detailsOf((await enquired(ids)).id);
    expect(files.map(({ name }) => name)).toEqual(['passwd.pdf', 'plan fdp.pdf', `${'x'.repeat(96)}.pdf`]);
  });

  it('counts for its form, ten in an hour and 50 MB, and more for its address and its network', async () => {
    const formAt = (address: string) => ({ ...from(address), [FORM_KEY_HEADER]: randomUUID() });
    const own = formAt(VISITOR);
    const tenMegabytes = aPdf(ENQUIRY_FILE_LIMITS.bytes - 100);
    for (let count = 0; count < 5; count += 1)
      expect((await upload(tenMegabytes, 'x.pdf', own)).status).toBe(200);
    const refused = { status: 429, body: { message: ERROR_MESSAGES.filesFromNetwork } };
    const tooMuch = await upload(tenMegabytes, 'x.pdf', own);
    expect(tooMuch).toMatchObject(refused);
    expect(tooMuch.headers.get('retry-after')).toBe('3600');
    for (let count = 5; count < 10; count += 1)
      expect((await upload(aPdf(), 'x.pdf', own)).status, String(count)).toBe(200);
    expect(await upload(aPdf(), 'x.pdf', own)).toMatchObject(refused);
    // A neighbour behind the address.
    for (let count = 0; count < 50; count += 1)
      expect((await upload(aPdf(), 'x.pdf', formAt(VISITOR))).status, String(count)).toBe(200);
    expect(await upload(aPdf(), 'x.pdf', formAt(VISITOR))).toMatchObject(refused);
    expect((await upload(aPdf(), 'x.pdf', formAt('203.0.113.8'))).status).toBe(200);
    const inNetwork = (index: number) => formAt(`2001:db8:7:${index}::1`);
    for (let count = 0; count < 60; count += 1)
      expect((await upload(aPdf(), 'x.pdf', inNetwork(count))).status).toBe(200);
    expect(await upload(aPdf(), 'x.pdf', inNetwork(61))).toMatchObject(refused);
    wait(HOUR + 1);
    expect((await upload(tenMegabytes, 'x.pdf', own)).status).toBe(200);
  });

  it('counts with what is stored of it: a small WebP may become a large PNG', async () => {
    const picture = sharp(await noise(randomFrom(3)).png().toBuffer()).resize(2000, 2000);
    const webp = await picture.ensureAlpha(0.99).webp({ quality: 1 }).toBuffer();
    await uploaded(webp, 'x.webp');
    const files = await suite.bucket.getFiles({ prefix: 'enquiry-files/' });
    const sizes = files[0].map(({ metadata: { size } }) => Number(size));
    const stored = sizes.reduce((sum, size) => sum + size, 0);
    expect(stored).toBeGreaterThan(webp.length * 2);
    const day = await suite.db.collection(BUDGETS).get();
    expect(day.docs.map((document) => document.get('bytes'))).toEqual([stored]);
    const limits = (await suite.db.collection(LIMITS).get()).docs.map((document) => document.get('hits'));
    const costs = limits.map((hits: { cost?: number }[]) =>
      hits.reduce((sum, { cost = 0 }) => sum + cost, 0),
    );
    expect(costs.filter((cost) => cost > 0)).toEqual([stored, stored]);
  });

  it('of a thousand at once stores ten', { timeout: 60_000 }, async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 25; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 40 }, () => upload(aPdf(), 'x.pdf', from(VISITOR))),
      );
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    expect(await documents()).toHaveLength(10);
  });

  it('is refused for the day after 1 GB of all visitors, while enquiries are stored', async () => {
    const day = suite.db.collection(BUDGETS).doc(`files-${clock().toISOString().slice(0, 10)}`);
    await day.set({ bytes: ENQUIRY_FILE_LIMITS.bytesPerDay - aPdf().length });
    expect((await upload(aPdf())).status).toBe(200);
    expect(await upload(aPdf())).toMatchObject({ status: 429, body: { message: ERROR_MESSAGES.filesFull } });
    expect((await enquire([])).status).toBe(200);
    wait(24 * HOUR);
    await suite.db.recursiveDelete(suite.db.collection(LIMITS));
    expect((await upload(aPdf())).status).toBe(200);
  });
});
