import {
  ATTACHMENT_LIMITS,
  type Attachment,
  ERROR_MESSAGES,
  type ReplyBody,
  sendReply,
  uploadAttachment,
} from '@alnafitha/contract';
import { aMessageWithDetails } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { ANIMATED_WEBP } from '../../../testing/images';
import { mockMessages } from '../../../testing/messages';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';

const AT = '2026-03-01T10:00:00.000Z';
const MESSAGE = aMessageWithDetails({ id: 'm1', name: 'Noor', language: 'en' });

const pdf = (name: string, bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const stored = (number: number, name = `${number}.pdf`): Attachment => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  type: 'application/pdf',
  bytes: 2048,
});

let uploads: ReturnType<typeof mockEndpoint>;
/** The API's answer to uploads waits for this promise. */
let answered: Promise<void> | undefined;

beforeEach(() => {
  answered = undefined;
  mockMessages(() => MESSAGE);
  uploads = respondToUploads();
});

/** A fake of the API, which counts the files. */
function respondToUploads() {
  const requests = mockEndpoint(uploadAttachment, async ({ files: [name] }) => {
    const attachment = stored(requests.length, name);
    await answered;
    return attachment;
  });
  return requests;
}

const TEXTS = {
  details: { en: 'Message Details', ar: 'تفاصيل الرسالة' },
  reply: { en: 'Reply', ar: 'الرد' },
  attach: { en: 'Attach files', ar: 'إرفاق ملفات' },
  files: { en: 'Files', ar: 'الملفات' },
  send: { en: 'Send', ar: 'إرسال' },
};

async function openReply(language: 'en' | 'ar' = 'en') {
  const app = await renderAdmin('/admin/messages/m1', { language });
  const dialog = await findDialog(TEXTS.details[language]);
  await app.user.click(await dialog.findByRole('button', { name: TEXTS.reply[language] }));
  const form = within(await dialog.findByRole('form'));
  const text = form.getAllByRole('textbox').at(-1);
  await waitFor(() => expect(text).toHaveFocus());
  const input = form.getByLabelText(TEXTS.attach[language], { selector: 'input' });
  const names = () =>
    within(form.getByRole('list', { name: TEXTS.files[language] }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(' · ')[0]);
  return {
    ...app,
    dialog,
    form,
    names,
    attach: (...files: File[]) => app.user.upload(input, files),
    click: async (name: string) => app.user.click(form.getByRole('button', { name })),
    send: form.getByRole('button', { name: TEXTS.send[language] }),
  };
}

it('sends uploaded files with the reply once per click, and lists them in the timeline', async () => {
  const { user, dialog, form, attach, send } = await openReply();
  const replies = mockEndpoint(sendReply, ({ body }) => {
    const { id, subject, text } = body as ReplyBody;
    const attachments = [stored(1, 'quote.pdf'), { ...stored(2, 'عرض.pdf'), bytes: 1_500_000 }];
    const mail = { state: 'sent', at: AT } as const;
    const reply = { id, subject, text, by: 'Huda', at: AT, to: MESSAGE.email, attachments, mail };
    const event = { at: AT, kind: 'replied', text: id } as const;
    return { ...MESSAGE, replies: [reply], events: [event] };
  });
  await user.paste('Please find our quote.');
  const { promise, resolve } = deferred();
  answered = promise;
  await attach(pdf('quote.pdf'), pdf('عرض.pdf'));
  expect(form.getByRole('progressbar', { name: 'quote.pdf' })).toBeVisible();
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription('The reply can be sent once the files are uploaded.');
  await waitFor(() => expect(uploads).toHaveLength(2));
  resolve();
  await waitFor(() => expect(send).toBeEnabled());
  expect(form.getByRole('status')).toHaveTextContent('Uploaded');
  expect(uploads).toMatchObject([
    { params: { id: 'm1' }, files: ['quote.pdf'] },
    { params: { id: 'm1' }, files: ['عرض.pdf'] },
  ]);
  await user.dblClick(send);
  const listed = within(await dialog.findByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['quote.pdf · 2 kB', 'عرض.pdf · 1.4 MB']);
  expect(replies).toMatchObject([{ body: { attachments: [stored(1).id, stored(2).id] } }]);
});

it('refuses too many and too large files before an upload, all of them at once, and shows and counts the size that the mail will have', async () => {
  const { form, names, attach, click, send } = await openReply();
  await attach(pdf('1.pdf'), pdf('2.pdf'));
  await waitFor(() => expect(send).toBeEnabled());
  await attach(pdf('3.pdf'), pdf('4.pdf'));
  expect(form.getByRole('alert')).toHaveTextContent(ERROR_MESSAGES.tooManyAttachments);
  await attach(pdf('5.pdf', ATTACHMENT_LIMITS.bytes - 4095));
  expect(form.getByRole('alert')).toHaveTextContent(ERROR_MESSAGES.attachmentsTooLarge);
  expect(names()).toEqual(['1.pdf', '2.pdf']);
  expect(uploads).toHaveLength(2);
  await click('Remove 1.pdf');
  expect(form.queryByRole('alert')).toBeNull();
  const bytes = ATTACHMENT_LIMITS.bytes - 2047;
  mockEndpoint(uploadAttachment, () => ({ ...stored(1, 'view.jpg'), type: 'image/jpeg' as const, bytes }));
  await attach(pdf('view.webp'));
  await waitFor(() => expect(send).toBeEnabled());
  expect(form.getAllByRole('listitem').at(-1)).toHaveTextContent('view.jpg · 7 MB');
  await attach(pdf('3.pdf'));
  expect(form.getByRole('alert')).toHaveTextContent(ERROR_MESSAGES.attachmentsTooLarge);
});

it.each([
  ['en', 'Animated images become still', 'Only the first frame is used of: '],
  ['ar', 'لا تُحفظ الصور متحركة', 'ستُستخدم اللقطة الأولى فقط من: '],
] as const)('tells (%s) that an animated image becomes still', async (language, title, text) => {
  const { attach } = await openReply(language);
  await attach(new File([ANIMATED_WEBP], 'tour.webp', { type: 'image/webp' }), pdf('quote.pdf'));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(`${text}\u2068tour.webp\u2069`)).toBeVisible();
});

it('keeps a failed file until it is uploaded again, once per click, or removed', async () => {
  const { user, form, names, attach, click, send } = await openReply();
  mockNetworkError(uploadAttachment);
  await attach(pdf('1.pdf'));
  expect(await form.findByText('No connection. Check your network and try again.')).toBeVisible();
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription('To send the reply, upload the failed file again or remove it.');
  const retries = respondToUploads();
  await user.dblClick(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(send).toBeEnabled());
  expect(retries).toHaveLength(1);
  expect(form.getByRole('button', { name: 'Remove 1.pdf' })).toHaveFocus();

  const issues = [{ path: 'file', message: ERROR_MESSAGES.imageDamaged }];
  mockEndpoint(uploadAttachment, () => new MockError(400, { message: ERROR_MESSAGES.checkFields, issues }));
  await attach(pdf('2.pdf'));
  expect(await form.findByText(ERROR_MESSAGES.imageDamaged)).toBeVisible();
  await click('Remove 2.pdf');
  expect(send).toBeEnabled();
  expect(names()).toEqual(['1.pdf']);
  expect(form.getByRole('button', { name: 'Attach files' })).toHaveFocus();
});

it('reuses the id of a failed reply for the same text and files only, and uploads a lost file again', async () => {
  const message = ERROR_MESSAGES.attachmentNotFound;
  const lost = new MockError(400, { message, issues: [{ path: 'attachments', message }] });
  const failures = mockEndpoint(sendReply, () => lost);
  const { user, form, attach, click, send } = await openReply();
  await user.paste('Please find our quote.');
  const file = pdf('1.pdf');
  const press = async (count: number) => {
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(failures).toHaveLength(count));
  };
  await attach(file);
  await press(1);
  expect(await form.findByRole('alert')).toHaveTextContent(message);
  await press(2);
  await waitFor(() => expect(send).toBeEnabled());
  await attach(file);
  expect(form.queryByRole('alert')).toBeNull();
  await press(3);
  await waitFor(() => expect(send).toBeEnabled());
  await click('Remove 1.pdf');
  await press(4);
  const bodies = failures.map(({ body }) => body as ReplyBody);
  expect(bodies.map(({ attachments }) => attachments)).toEqual([
    [stored(1).id],
    [stored(1).id],
    [stored(2).id],
    undefined,
  ]);
  expect(bodies[1]?.id).toBe(bodies[0]?.id);
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(3);
});

it('asks before files are lost, and forgets an upload that is removed', async () => {
  const { user, answer, dialog, form, attach, click, send } = await openReply();
  const { promise, resolve } = deferred();
  answered = promise;
  await attach(pdf('1.pdf'));
  await user.keyboard('{Escape}');
  await answer('Discard the changes?', 'Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await click('Remove 1.pdf');
  resolve();
  expect(send).toBeEnabled();
  expect(form.queryByRole('list', { name: 'Files' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('form')).toBeNull();
});

it('is completely in Arabic', async () => {
  const { form, attach, send } = await openReply('ar');
  mockNetworkError(uploadAttachment);
  await attach(pdf('quote.pdf'));
  expect(await form.findByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  expect(form.getByRole('listitem')).toHaveTextContent('quote.pdf · 2 كيلوبايت');
  expect(form.getByRole('button', { name: 'إزالة quote.pdf' })).toBeVisible();
  expect(send).toHaveAccessibleDescription('لإرسال الرد أعد رفع الملف الذي تعذّر رفعه أو استبعده.');
  expect(form.getByRole('button', { name: 'إرفاق ملفات' })).toHaveAccessibleDescription(
    'ملفات PDF أو JPEG أو PNG أو WebP، بعدد لا يتجاوز 3 وحجم إجمالي لا يتجاوز 7 ميغابايت.',
  );
});
