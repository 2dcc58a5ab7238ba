import {
  addEnquiryFiles,
  ENQUIRY_FILE_LIMITS,
  ERROR_MESSAGES,
  FORM_KEY_HEADER,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  type Language,
  removeEnquiryFile,
  sendEnquiry,
  uploadEnquiryFile,
} from '@alnafitha/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../../testing/deferred';
import { renderInSite } from '../../../../../testing/render-site';
import { MockError, mockEndpoint, mockNetworkError } from '../../../../../testing/server';
import { ContactForm } from '../contact-form';
import { Enquiry } from '../enquiry';

const REFERENCE = '7K2M-Q0XA';
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const pdf = (name: string, bytes = 2048) =>
  new File(['%PDF-1.7', new Uint8Array(bytes - 8)], name, { type: 'application/pdf' });

let uploads: ReturnType<typeof mockEndpoint>;
let enquiries: ReturnType<typeof mockEndpoint>;

function acceptUploads() {
  let count = 0;
  return mockEndpoint(uploadEnquiryFile, () => {
    count += 1;
    return { id: idOf(count) };
  });
}

beforeEach(() => {
  uploads = acceptUploads();
  enquiries = mockEndpoint(sendEnquiry, ({ body }) => ({
    id: 'enquiry-1',
    reference: REFERENCE,
    files: (body as { files?: string[] }).files ?? [],
  }));
});
afterEach(() => vi.useRealTimers());

async function show(language: Language = 'en') {
  const user = await renderInSite(
    <Enquiry workingHours={[]}>{(props) => <ContactForm {...props} />}</Enquiry>,
    language,
  );
  if (language === 'en')
    for (const [label, value] of [
      [/Your name/, 'Noor'],
      [/Your email/, 'noor@example.com'],
      [/Your message/, 'Two doors.'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return user;
}

const input = (label: string | RegExp = /Add photos or a drawing/) =>
  screen.getByLabelText<HTMLInputElement>(label);
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const row = async (name: string) =>
  within((await screen.findByText(name, { selector: 'bdi' })).closest('li') ?? document.body);
const isAdded = async (name: string) => expect(await (await row(name)).findByText('Added')).toBeVisible();

async function send(user: UserEvent) {
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
}
const sentFiles = () => enquiries.map(({ body }) => (body as { files?: string[] }).files);

it('uploads files one after another while one types, and sends those that were not removed', async () => {
  const user = await show();
  choose(pdf('plan.pdf'), pdf('door.pdf'), pdf('wrong.pdf'));
  await isAdded('wrong.pdf');
  expect(uploads.map(({ files }) => files)).toEqual([['plan.pdf'], ['door.pdf'], ['wrong.pdf']]);
  const headers = uploads[0]?.headers;
  expect(Number(headers?.get(FORM_TIME_HEADER))).toBeGreaterThanOrEqual(0);
  expect(headers?.get(HONEYPOT_HEADER)).toBe(HONEYPOT_EMPTY);

  const removed = mockEndpoint(removeEnquiryFile, ({ params }) => ({ id: params.id ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Remove wrong.pdf' }));
  expect(screen.getByText('wrong.pdf is removed')).toBeInTheDocument();
  expect(input()).toHaveFocus();
  // The limit of its network counts it no longer.
  await waitFor(() => expect(removed).toMatchObject([{ params: { id: idOf(3) } }]));
  expect(removed[0]?.headers.get(FORM_KEY_HEADER)).toBe(headers?.get(FORM_KEY_HEADER));
  await send(user);
  expect(await screen.findByText(REFERENCE)).toBeVisible();
  expect(sentFiles()).toEqual([[idOf(1), idOf(2)]]);
  expect(enquiries[0]?.headers.get(FORM_KEY_HEADER)).toBe(headers?.get(FORM_KEY_HEADER));
  // The office has them.
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('sends no files without a choice, and loads nothing for them', async () => {
  const user = await show();
  await send(user);
  expect(await screen.findByText(REFERENCE)).toBeVisible();
  expect(sentFiles()).toEqual([undefined]);
  expect(enquiries[0]?.headers.has(FORM_KEY_HEADER)).toBe(false);
});

it('offers to send without what takes longer than ten seconds, and adds that to the sent enquiry', async () => {
  const { promise, resolve } = deferred<void>();
  uploads = mockEndpoint(uploadEnquiryFile, async () => {
    await promise;
    return { id: idOf(1) };
  });
  const added = mockEndpoint(addEnquiryFiles, () => ({ files: [idOf(1)] }));
  const user = await show();
  choose(pdf('plan.pdf'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await send(user);
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  await vi.advanceTimersByTimeAsync(9000);
  expect(screen.queryByRole('button', { name: 'Send without the photos' })).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1100);
  await user.click(await screen.findByRole('button', { name: 'Send without the photos' }));
  expect(await screen.findByText(REFERENCE)).toBeVisible();
  expect(sentFiles()).toEqual([[]]);
  resolve();
  await isAdded('plan.pdf');
  expect(added).toMatchObject([{ params: { reference: REFERENCE }, body: { files: [idOf(1)] } }]);
  expect(added[0]?.headers.get(FORM_KEY_HEADER)).toBe(uploads[0]?.headers.get(FORM_KEY_HEADER));
  expect(uploads).toHaveLength(1);
});

it('takes files along that are chosen at the last moment', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox'));
  choose(pdf('plan.pdf'));
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(REFERENCE)).toBeVisible();
  expect(sentFiles()).toEqual([[idOf(1)]]);
});

it('adds files that are chosen after the enquiry was sent', async () => {
  const added = mockEndpoint(addEnquiryFiles, ({ body }) => body as { files: string[] });
  const user = await show();
  await send(user);
  await screen.findByText(REFERENCE);
  choose(pdf('late.pdf'));
  await isAdded('late.pdf');
  expect(added).toMatchObject([{ params: { reference: REFERENCE }, body: { files: [idOf(1)] } }]);
});

it('sends the enquiry although a file fails, which can be tried again, also when the network is back', async () => {
  mockNetworkError(uploadEnquiryFile);
  const user = await show();
  choose(pdf('plan.pdf'), pdf('door.pdf'));
  const plan = await row('plan.pdf');
  expect(await plan.findByText('No connection. Check your network and try again.')).toBeVisible();
  expect(await (await row('door.pdf')).findByRole('button', { name: 'Try again' })).toBeVisible();
  uploads = acceptUploads();
  await user.click(plan.getByRole('button', { name: 'Try again' }));
  await isAdded('plan.pdf');
  await send(user);
  await screen.findByText(REFERENCE);
  expect(sentFiles()).toEqual([[idOf(1)]]);
  mockEndpoint(addEnquiryFiles, ({ body }) => body as { files: string[] });
  fireEvent(window, new Event('online'));
  await isAdded('door.pdf');
});

it('keeps what has arrived when one comes back to the form, with its key, until it is sent', async () => {
  await show();
  choose(pdf('plan.pdf'));
  await isAdded('plan.pdf');
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Doors' } });
  cleanup();
  const user = await show();
  await isAdded('plan.pdf');
  await send(user);
  await screen.findByText(REFERENCE);
  expect(sentFiles()).toEqual([[idOf(1)]]);
  expect(enquiries[0]?.headers.get(FORM_KEY_HEADER)).toBe(uploads[0]?.headers.get(FORM_KEY_HEADER));
  expect(sessionStorage.getItem('files,contact')).toBeNull();
});

it.each<[string, File[], string]>([
  ['too large', [pdf('plan.pdf', ENQUIRY_FILE_LIMITS.bytes + 1)], 'هذا الملف أكبر من 10 ميغابايت'],
  ['of another kind', [new File(['x'], 'x.bin')], 'يمكن إرسال الصور (JPEG وPNG وWebP) وملفات PDF فقط'],
  [
    'a drawing',
    [new File(['AC1032'], 'plan')],
    'لا يمكن إرسال رسومات الأوتوكاد وما شابهها. احفظ الرسم بصيغة PDF.',
  ],
  ['empty', [new File([], 'plan.pdf', { type: 'application/pdf' })], 'هذا الملف فارغ'],
  [
    'HEIC, which this browser cannot read',
    [new File(['x'], 'IMG_1.HEIC')],
    'لا يستطيع هذا المتصفح قراءة صور HEIC. اختر صورة JPEG أو أرسل الصورة عبر واتساب.',
  ],
  ['no image', [new File(['x'], 'x.jpg', { type: 'image/jpeg' })], 'هذه الصورة تالفة أو كبيرة جدًا'],
  ['too many', [1, 2, 3, 4, 5, 6].map((n) => pdf(`${n}.pdf`)), 'يمكن إرسال خمسة ملفات على الأكثر'],
])('says in Arabic that a file is %s', async (_case, files, reason) => {
  await show('ar');
  fireEvent.change(input(/أضف صورًا أو رسمًا/), { target: { files } });
  expect(await screen.findByText(reason)).toBeVisible();
});

it('adds a choice once, whose event and effect both tell of it', async () => {
  await show();
  let files = [pdf('plan.pdf')];
  Object.defineProperties(input(), {
    files: { get: () => files },
    value: {
      set() {
        files = [];
      },
    },
  });
  fireEvent.change(input());
  fireEvent.change(input());
  await isAdded('plan.pdf');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  expect(uploads).toHaveLength(1);
});

it('says that a file has changed since it was chosen, before and after its first attempt', async () => {
  mockNetworkError(uploadEnquiryFile);
  const user = await show();
  const changed = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
  const later = pdf('later.pdf');
  choose(Object.assign(pdf('early.pdf'), { slice: () => changed }), later);
  const early = await row('early.pdf');
  expect(await early.findByText('This file has changed. Please choose it again.')).toBeVisible();
  expect(early.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  const again = await (await row('later.pdf')).findByRole('button', { name: 'Try again' });
  Object.assign(later, { slice: () => changed });
  await user.click(again);
  expect(
    await (await row('later.pdf')).findByText('This file has changed. Please choose it again.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('shows a picture while it is being prepared', async () => {
  await show();
  choose(new File(['x'], 'opening.png', { type: 'image/png' }));
  const name = await screen.findByText('opening.png', { selector: 'bdi' });
  expect(name.closest('li')?.querySelector('img')?.src).toMatch(/^blob:/);
});

it('offers WhatsApp for a video, until it is removed, and when no more files are taken', async () => {
  const user = await show();
  choose(new File(['\0\0\0\x18ftypisom'], 'VID_0001'));
  expect(
    await screen.findByText("Videos and recordings can't be sent here. Send them on WhatsApp."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove VID_0001' }));
  expect(screen.queryByRole('link', { name: 'Send on WhatsApp' })).not.toBeInTheDocument();
  mockEndpoint(uploadEnquiryFile, () => new MockError(429, { message: ERROR_MESSAGES.filesFull }));
  choose(pdf('plan.pdf'));
  expect(await screen.findByText(ERROR_MESSAGES.filesFull)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')).toMatch(/wa\.me/);
});

describe('drop and paste', () => {
  const folder = new File(['x'], 'plans');
  const transferOf = (...files: File[]) => ({
    types: ['Files'],
    items: files.map((file) => ({
      getAsFile: () => file,
      webkitGetAsEntry: () => ({ isDirectory: file === folder }),
    })),
  });

  async function showWithFocus() {
    const user = await show();
    await user.click(screen.getByLabelText(/Your message/));
    await import('./dropped-files');
  }

  it('adds files that are dropped on the form, and keeps the page when they miss it', async () => {
    await showWithFocus();
    const message = screen.getByLabelText(/Your message/);
    expect(fireEvent.dragOver(message, { dataTransfer: transferOf(pdf('plan.pdf')) })).toBe(false);
    expect(
      fireEvent.drop(message, { dataTransfer: transferOf(pdf('plan.pdf'), pdf('door.pdf'), folder) }),
    ).toBe(false);
    for (const name of ['plan.pdf', 'door.pdf']) await isAdded(name);
    expect(await screen.findByText("Folders can't be sent. Choose the files in it.")).toBeVisible();
    expect(fireEvent.drop(document.body, { dataTransfer: transferOf(pdf('missed.pdf')) })).toBe(false);
    expect(uploads.map(({ files }) => files)).toEqual([['plan.pdf'], ['door.pdf']]);
  });

  it('adds pasted files, numbers screenshots, and leaves text to the field', async () => {
    await showWithFocus();
    const message = screen.getByLabelText(/Your message/);
    const picture = () => new File(['x'], 'image.png', { type: 'image/png' });
    const pasted = (clipboardData: object) => fireEvent.paste(message, { clipboardData });
    expect(pasted({ types: ['text/plain'], files: [] })).toBe(true);
    expect(pasted({ types: ['text/plain', 'text/html', 'Files'], files: [picture()] })).toBe(true);
    expect(pasted({ types: ['Files'], files: [picture()] })).toBe(false);
    expect(pasted({ types: ['text/plain', 'Files'], files: [picture()] })).toBe(false);
    for (const name of ['Screenshot.png', 'Screenshot 2.png']) expect(await row(name)).toBeDefined();
  });
});
