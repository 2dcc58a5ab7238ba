import {
  ERROR_MESSAGES,
  listMessages,
  logInAdmin,
  type MessageDetails,
  type MessageEvent,
  type Reply,
  type ReplyBody,
  readMessage,
  recordContact,
  sendMails,
  sendReply,
  updateMessage,
} from '@alnafitha/contract';
import { aMessage, aMessageWithDetails, anAdmin } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const AT = '2026-03-01T10:00:00.000Z';
let stored: MessageDetails;

beforeEach(() => {
  stored = aMessageWithDetails({ id: 'm1', name: 'Noor', language: 'en' });
  mockEndpoint(listMessages, () => ({
    messages: ['m0', 'm1', 'm2'].map((id) => aMessage({ id, name: id === 'm1' ? 'Noor' : `Visitor ${id}` })),
    pagination: { totalItems: 3, totalPages: 1 },
  }));
  mockEndpoint(readMessage, ({ params: { id = '' } }) =>
    id === 'm1' ? stored : aMessageWithDetails({ id, name: `Visitor ${id}` }),
  );
});

function change(changes: Partial<MessageDetails>, ...events: MessageEvent[]): MessageDetails {
  stored = { ...stored, ...changes, events: [...stored.events, ...events] };
  return stored;
}

/** A fake of the API, which stores each id once. */
function respondToReplies() {
  return mockEndpoint(sendReply, ({ body }) => {
    const { id, subject, text } = body as ReplyBody;
    const by = 'Huda';
    const at = new Date().toISOString();
    const reply: Reply = { id, subject, text, by, at, to: stored.email, state: 'pending' };
    return change({ replies: [...stored.replies, reply] }, { at, by, kind: 'replied', text: id });
  });
}

async function openMessage(language?: 'ar') {
  const app = await renderAdmin('/admin/messages/m1', { language });
  const name = language === 'ar' ? 'تفاصيل الرسالة' : 'Message Details';
  const element = await screen.findByRole('dialog', { name });
  return { ...app, element, dialog: within(element) };
}

async function openReply() {
  const opened = await openMessage();
  const opener = await opened.dialog.findByRole('button', { name: 'Reply' });
  await opened.user.click(opener);
  const form = await findDialog('Reply to Noor');
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: /Reply text/ });
  await waitFor(() => expect(text).toHaveFocus());
  return { ...opened, opener, form, text };
}

const entriesOf = (timeline: HTMLElement) =>
  within(timeline)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows who has done what and when in Doha, oldest first, with the replies', async () => {
  const mail = { to: 'noor@example.com', subject: 'Your enquiry', text: 'We are looking at it.' };
  change(
    { replies: [{ id: 'r1', ...mail, by: 'Huda', at: AT, state: 'failed', error: '550' }] },
    { at: '2026-03-01T09:31:00.000Z', kind: 'alertFailed', text: 'ECONNREFUSED' },
    { at: '2026-03-01T09:32:00.000Z', kind: 'alertSent' },
    { at: AT, by: 'Huda', kind: 'status', text: 'processing' },
    { at: AT, by: 'Huda', kind: 'note', text: 'Calls back' },
    { at: AT, by: 'Huda', kind: 'note' },
    { at: AT, by: 'Huda', kind: 'replied', text: 'r1' },
    { at: AT, by: 'Salem', kind: 'chatOpened' },
  );
  const { dialog } = await openMessage();
  expect(entriesOf(await dialog.findByRole('region', { name: 'Timeline' }))).toEqual([
    'Message received1 Mar 2026, 12:30',
    'The mail to the office could not be sent (ECONNREFUSED)1 Mar 2026, 12:31',
    'Mail sent to the office1 Mar 2026, 12:32',
    'Status: Processing1 Mar 2026, 13:00 · Huda',
    'Note1 Mar 2026, 13:00 · HudaCalls back',
    'Note removed1 Mar 2026, 13:00 · Huda',
    'Reply written1 Mar 2026, 13:00 · HudaYour enquiryWe are looking at it.Could not be sent (550)',
    'WhatsApp chat opened1 Mar 2026, 13:00 · Salem',
  ]);
  expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible();
});

it('links each phone number to a call and a chat, which get an entry, and shows what else was typed', async () => {
  change({
    whatsappNumber: '5512 3456 / 6612 3456, ask for Ali',
    phones: [
      { e164: '+97455123456', formatted: '+974 5512 3456' },
      { e164: '+97466123456', formatted: '+974 6612 3456' },
    ],
  });
  const requests = mockEndpoint(recordContact, ({ body }) =>
    change({}, { at: AT, by: 'Huda', kind: (body as { kind: 'called' | 'chatOpened' }).kind }),
  );
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  const { user, dialog } = await openMessage();
  const calls = await dialog.findAllByRole<HTMLAnchorElement>('link', { name: 'Call' });
  expect(calls.map(({ href }) => href)).toEqual(['tel:+97455123456', 'tel:+97466123456']);
  const chats = dialog.getAllByRole<HTMLAnchorElement>('link', { name: /^\+974 (5512|6612) 3456$/ });
  expect(chats.map(({ href }) => href)).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/97455123456\?text=.*7K2M-Q0XA/),
    expect.stringMatching(/^https:\/\/wa\.me\/97466123456\?text=.*7K2M-Q0XA/),
  ]);
  const typed = dialog.getByText('5512 3456 / 6612 3456, ask for Ali');
  expect(typed).toBeVisible();
  expect(typed.closest('a')).toBeNull();
  for (const [link, entry] of [
    [calls[1], 'Phone call started'],
    [chats[0], 'WhatsApp chat opened'],
  ] as const) {
    if (link) await user.click(link);
    expect(await dialog.findByText(entry)).toBeVisible();
  }
  expect(requests.map(({ body }) => body)).toEqual([{ kind: 'called' }, { kind: 'chatOpened' }]);
});

it('sends a mail again that the office would never have received, once per click', async () => {
  const at = '2026-03-01T09:31:00.000Z';
  const failed = { state: 'failed', at, error: 'ECONNREFUSED' } as const;
  const withAlert = (alert: NonNullable<MessageDetails['mails']>['alert']) =>
    change({ language: 'ar', mails: { alert, receipt: { state: 'sent', at } } });
  withAlert(failed);
  const outcomes = [failed, { state: 'sent', at: AT } as const];
  const requests = mockEndpoint(sendMails, () => withAlert(outcomes.shift()));
  const { user, dialog } = await openMessage();
  const detail = (term: string) => dialog.getByText(term).nextSibling;
  const again = await dialog.findByRole('button', { name: 'Send again' });
  expect(detail('Reference')).toHaveTextContent('7K2M-Q0XA');
  expect(detail('Language of the message')).toHaveTextContent('Arabic');
  const failure = 'Could not be sent (ECONNREFUSED) · 1 Mar 2026, 12:31';
  expect(detail('Mail to the office')).toHaveTextContent(failure);
  expect(detail('Confirmation to the sender')).toHaveTextContent('Sent · 1 Mar 2026, 12:31');
  await user.dblClick(again);
  expect(await screen.findByText('The mail could not be sent')).toBeVisible();
  expect(requests).toHaveLength(1);
  await user.click(await dialog.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Mail sent')).toBeVisible();
  expect(detail('Mail to the office')).toHaveTextContent('Sent · 1 Mar 2026, 13:00');
  expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(requests.map(({ params }) => params)).toEqual([{ id: 'm1' }, { id: 'm1' }]);
});

describe('a reply', () => {
  it('is sent once per click, also after signing in again, and its state followed until the mail is sent', async () => {
    const { user, dialog, opener, form, text } = await openReply();
    const rejection = new MockError(401, { message: ERROR_MESSAGES.signInRequired });
    const rejected = mockEndpoint(sendReply, () => rejection);
    let requests = rejected;
    mockEndpoint(logInAdmin, () => {
      requests = respondToReplies();
      return anAdmin();
    });
    await user.type(text, 'We come on Sunday.');
    await user.dblClick(form.getByRole('button', { name: 'Send' }));
    const login = await findDialog('Your session has ended');
    expect(text).toHaveValue('We come on Sunday.');
    await user.type(login.getByLabelText(/^Password/), 'right{Enter}');
    expect(await screen.findByText('The reply was stored and is being sent.')).toBeVisible();
    expect(rejected).toMatchObject([
      {
        params: { id: 'm1' },
        body: {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          subject: 'Your enquiry 7K2M-Q0XA',
          text: 'We come on Sunday.',
        },
      },
    ]);
    expect(requests.map(({ body }) => body)).toEqual(rejected.map(({ body }) => body));
    await waitFor(() => expect(opener).toHaveFocus());
    for (const text of ['We come on Sunday.', 'Being sent']) expect(dialog.getByText(text)).toBeVisible();
    change({ replies: stored.replies.map((reply) => ({ ...reply, state: 'sent' as const })) });
    expect(await dialog.findByText('Sent', {}, { timeout: 5000 })).toBeVisible();
  });

  it('needs a text, keeps it when sending fails, and its id for the same text only', async () => {
    const failures = mockEndpoint(
      sendReply,
      () => new MockError(503, { message: ERROR_MESSAGES.unavailable }),
    );
    const { user, form, text } = await openReply();
    const send = async (count: number) => {
      await user.click(form.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(failures).toHaveLength(count));
      await waitFor(() => expect(form.getByRole('button', { name: 'Send' })).toBeEnabled());
    };
    await send(0);
    expect(await form.findByText('Message is required')).toBeVisible();
    await user.type(text, 'We come on Sunday.');
    await send(1);
    expect(await screen.findByText(ERROR_MESSAGES.unavailable)).toBeVisible();
    expect(text).toHaveValue('We come on Sunday.');
    await send(2);
    await user.type(text, ' Or on Monday.');
    await send(3);
    const [first, second, third] = failures.map(({ body }) => (body as ReplyBody).id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('starts in the language of the message, and from a template without losing what was typed', async () => {
    change({ language: 'ar' });
    const { user, choose, answer, text } = await openReply();
    expect(text).toHaveAttribute('lang', 'ar');
    expect(text).toHaveAttribute('dir', 'rtl');
    await choose('Template', 'We are looking at it');
    expect(text.value).toContain('مرحبًا Noor،');
    await choose('Language of the reply', 'English');
    expect(text.value).toContain('Dear Noor,');
    expect(text).toHaveAttribute('dir', 'ltr');
    await user.type(text, ' And more.');
    await choose('Template', 'Blank');
    await answer('Replace your text?', 'Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(text.value).toContain(' And more.');
    expect(screen.getByRole('combobox', { name: 'Template' })).toHaveTextContent('We are looking at it');
    await choose('Template', 'Blank');
    await answer('Replace your text?', 'Replace');
    expect(text).toHaveValue('');
  });
});

it('tells the office of suspected spam that is none, in one press, and links to what the sender wrote before', async () => {
  change({ suspectedSpam: true, earlier: { email: 2, phone: 1 } });
  const requests = mockEndpoint(updateMessage, () =>
    change({ suspectedSpam: undefined }, { at: AT, by: 'Huda', kind: 'notSpam' }),
  );
  const { user, press, dialog, url } = await openMessage();
  expect(await dialog.findByText('Possible spam')).toBeVisible();
  expect(dialog.getByRole('combobox')).toHaveTextContent('New');
  await user.dblClick(await dialog.findByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('The office is now told of this message.')).toBeVisible();
  expect(requests.map(({ params, body }) => ({ ...params, ...(body as object) }))).toEqual([
    { id: 'm1', suspectedSpam: false },
  ]);
  expect(dialog.queryByText('Possible spam')).toBeNull();
  expect(dialog.getByText('Marked as not spam')).toBeVisible();
  const byPhone = dialog.getByRole('link', { name: '1 with this number' });
  expect(byPhone).toHaveAttribute('href', '/admin/messages?search=%2B97455550101');
  await user.click(dialog.getByRole('link', { name: '2 with this e-mail address' }));
  expect(url()).toBe('/admin/messages?search=mariam%40example.com');
  await press('View the message from Visitor m2', 'link');
  const other = await findDialog('Message Details');
  await other.findByRole('region', { name: 'Timeline' });
  expect(other.queryByText('Earlier enquiries')).toBeNull();
});

it('has shortcuts, also on an Arabic keyboard, which are silent with modifiers, in fields and below a dialog', async () => {
  const { user, dialog, element, url } = await openMessage();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Next message' })).toBeEnabled());
  expect(dialog.getByRole('button', { name: 'Next message' })).toHaveAttribute('aria-keyshortcuts', 'J');
  for (const modifier of ['Control', 'Alt', 'Meta']) await user.keyboard(`{${modifier}>}j{/${modifier}}`);
  fireEvent.keyDown(element, { key: 'j', code: 'KeyJ', repeat: true });
  fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'j', code: 'KeyJ' });
  expect(url()).toBe('/admin/messages/m1');
  await user.keyboard('j');
  await waitFor(() => expect(url()).toBe('/admin/messages/m2'));
  await user.keyboard('k');
  await waitFor(() => expect(url()).toBe('/admin/messages/m1'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ن', code: 'KeyK' });
  await waitFor(() => expect(url()).toBe('/admin/messages/m0'));
  await user.keyboard('e');
  expect((await findDialog('Add Note')).getByRole('button', { name: 'Complete' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Note' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Reply' }));
  const form = await findDialog('Reply to Visitor m0');
  await user.type(form.getByRole('textbox', { name: /Reply text/ }), 'jke');
  form.getByRole('button', { name: 'Send' }).focus();
  await user.keyboard('jke');
  expect(form.getByRole('textbox', { name: /Reply text/ })).toHaveValue('jke');
  expect(url()).toBe('/admin/messages/m0');
  expect(screen.queryByRole('dialog', { name: 'Add Note' })).toBeNull();
});

it('is completely in Arabic', async () => {
  change(
    { suspectedSpam: true, earlier: { email: 2, phone: 0 } },
    { at: AT, by: 'Huda', kind: 'status', text: 'processing' },
  );
  const { user, dialog } = await openMessage('ar');
  expect(entriesOf(await dialog.findByRole('region', { name: 'سجل الرسالة' }))).toEqual([
    expect.stringMatching(/^وصلت الرسالة1 مارس 2026/),
    expect.stringMatching(/^الحالة: قيد المعالجة1 مارس 2026.* · Huda$/),
  ]);
  expect(dialog.getByRole('link', { name: 'بهذا البريد الإلكتروني: 2' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'ليست غير مرغوب فيها' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'الرد' }));
  const form = await findDialog('الرد على Noor');
  expect(form.getByRole('textbox', { name: /نص الرد/ })).toHaveAttribute('lang', 'en');
  expect(form.getByRole('combobox', { name: 'القالب' })).toHaveTextContent('بلا نص');
  expect(form.getByRole('button', { name: 'إرسال' })).toBeVisible();
});
