import {
  ERROR_MESSAGES,
  type MessageDetails,
  type MessageEvent,
  recordContact,
  sendMails,
  updateMessage,
} from '@alnafitha/contract';
import { aMessageWithDetails } from '@alnafitha/contract/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockMessages } from '../../../testing/messages';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const AT = '2026-03-01T10:00:00.000Z';
let stored: MessageDetails;

beforeEach(() => {
  stored = aMessageWithDetails({ id: 'm1', name: 'Noor', language: 'en' });
  mockMessages(() => stored);
});

function change(changes: Partial<MessageDetails>, ...events: MessageEvent[]): MessageDetails {
  stored = { ...stored, ...changes, events: [...stored.events, ...events] };
  return stored;
}

async function openMessage(language?: 'ar') {
  const app = await renderAdmin('/admin/messages/m1', { language });
  const name = language === 'ar' ? 'تفاصيل الرسالة' : 'Message Details';
  const element = await screen.findByRole('dialog', { name });
  return { ...app, element, dialog: within(element) };
}

const entriesOf = (timeline: HTMLElement) =>
  within(timeline)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows who has done what and when in Doha, oldest first, with the replies', async () => {
  const texts = { subject: 'Your enquiry', text: 'We are looking at it.' };
  const reply = { to: 'noor@example.com', ...texts, by: 'Huda', at: AT };
  change(
    {
      replies: [
        { id: 'r1', ...reply, mail: { state: 'failed', at: AT, error: 'ETIMEDOUT' } },
        { id: 'r2', ...reply, mail: { state: 'refused', at: AT, error: '550' } },
        { id: 'r3', ...reply, mail: { state: 'pending', at: AT } },
        { id: 'r4', ...reply, mail: { state: 'sending', at: new Date().toISOString() } },
      ],
    },
    { at: '2026-03-01T09:31:00.000Z', kind: 'alertFailed', text: 'ECONNREFUSED' },
    { at: '2026-03-01T09:32:00.000Z', kind: 'alertSent' },
    { at: AT, by: 'Huda', kind: 'status', text: 'processing' },
    { at: AT, by: 'Huda', kind: 'note', text: 'Calls back' },
    { at: AT, by: 'Huda', kind: 'note' },
    ...['r1', 'r2', 'r3', 'r4'].map((text) => ({ at: AT, by: 'Huda', kind: 'replied' as const, text })),
    { at: AT, by: 'Huda', kind: 'status', text: 'processing', cause: 'replied' },
    { at: AT, by: 'Salem', kind: 'chatOpened' },
    { at: AT, by: 'Salem', kind: 'status', text: 'processing', cause: 'chatOpened' },
    { at: AT, by: 'Salem', kind: 'status', text: 'processing', cause: 'called' },
    { at: AT, by: 'Salem', kind: 'mailed', text: 'Sent the quote' },
    { at: AT, by: 'Salem', kind: 'status', text: 'processing', cause: 'mailed' },
    { at: AT, by: 'Salem', kind: 'quoteSent' },
    { at: AT, by: 'Salem', kind: 'followUp', text: '2026-03-04' },
    { at: AT, by: 'Salem', kind: 'followUp' },
    { at: AT, by: 'Salem', kind: 'deleted' },
    { at: AT, by: 'Huda', kind: 'restored' },
  );
  const { dialog } = await openMessage();
  expect(entriesOf(await dialog.findByRole('region', { name: 'Timeline' }))).toEqual([
    'Message received1 Mar 2026, 12:30',
    'The mail to the office could not be sent (ECONNREFUSED)1 Mar 2026, 12:31',
    'Mail sent to the office1 Mar 2026, 12:32',
    'Status: Processing1 Mar 2026, 13:00 · Huda',
    'Note1 Mar 2026, 13:00 · HudaCalls back',
    'Note removed1 Mar 2026, 13:00 · Huda',
    ...[
      'Could not be sent (ETIMEDOUT)',
      'This address does not exist (550)',
      'Not sent yet',
      'Being sent',
    ].map((state) => `Reply written1 Mar 2026, 13:00 · HudaYour enquiryWe are looking at it.${state}`),
    'Status: Processing (by the reply)1 Mar 2026, 13:00 · Huda',
    'WhatsApp chat opened1 Mar 2026, 13:00 · Salem',
    'Status: Processing (by WhatsApp)1 Mar 2026, 13:00 · Salem',
    'Status: Processing (by the call)1 Mar 2026, 13:00 · Salem',
    'Answered by e-mail1 Mar 2026, 13:00 · SalemSent the quote',
    'Status: Processing (by e-mail)1 Mar 2026, 13:00 · Salem',
    'Quote sent1 Mar 2026, 13:00 · Salem',
    'Follow up on 4 Mar 20261 Mar 2026, 13:00 · Salem',
    'Follow-up removed1 Mar 2026, 13:00 · Salem',
    'Message deleted1 Mar 2026, 13:00 · Salem',
    'Message restored1 Mar 2026, 13:00 · Huda',
  ]);
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
  const chats = dialog.getAllByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
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

it('shows the subject, the sender, the time of the first response and the folded facts', async () => {
  const subject = 'Sliding doors for a villa';
  change({ language: 'ar', firstResponseAt: AT, mails: { receipt: { state: 'sent', at: AT } } });
  const { user, press, dialog } = await openMessage();
  const heading = await dialog.findByRole('heading', { name: subject });
  expect(within(heading).getByText(subject)).toHaveAttribute('dir', 'auto');
  expect(within(heading).getByText(subject)).toHaveAttribute('translate', 'no');
  const link = dialog.getByRole('link', { name: stored.email });
  expect(link).toHaveAttribute('href', `mailto:${stored.email}`);
  const detail = (term: string) =>
    dialog.getAllByText(term).map((element) => element.nextSibling?.textContent);
  expect(detail('Reference')).toEqual(['7K2M-Q0XA']);
  expect(detail('Replied')).toEqual(['1 Mar 2026, 13:00']);
  expect(dialog.getByText('Language of the message')).not.toBeVisible();
  await user.click(dialog.getByText('Technical details'));
  expect(dialog.getByText('Language of the message')).toBeVisible();
  expect(detail('Language of the message')).toEqual(['Arabic']);
  expect(detail('Confirmation to the sender')).toEqual(['Sent · 1 Mar 2026, 13:00']);
  change({ subject: undefined });
  await press('Close');
  await press('View the message from Noor', 'link');
  expect(await screen.findByRole('heading', { name: 'Sliding & Folding Doors' })).toBeVisible();
});

describe('an unsent mail', () => {
  const reply = { id: 'r1', to: 'noor@example.com', subject: 'Doors', text: 'Yes', by: 'Huda', at: AT };
  const now = () => new Date().toISOString();
  const failed = { state: 'failed', at: AT, error: 'ECONNREFUSED' } as const;
  const refused = { state: 'refused', at: AT, error: '550' } as const;
  const waiting = { state: 'pending', at: AT } as const;
  const time = ' · 1 Mar 2026, 13:00';
  const noAddress = 'could not be sent: this address does not exist.';

  it.each<[string, Partial<MessageDetails>, string[]]>([
    [
      'of each kind that failed',
      { mails: { alert: failed, receipt: failed }, replies: [{ ...reply, mail: failed }] },
      [
        `The mail to the office could not be sent (ECONNREFUSED)${time}`,
        `The confirmation could not be sent (ECONNREFUSED)${time}`,
        `A reply could not be sent (ECONNREFUSED)${time}`,
      ],
    ],
    [
      'of each kind that was refused',
      { mails: { alert: refused, receipt: refused }, replies: [{ ...reply, mail: refused }] },
      [
        `The mail to the office ${noAddress}${time}`,
        `The confirmation ${noAddress} Call the sender.${time}`,
        `A reply ${noAddress} Call the sender.${time}`,
      ],
    ],
    [
      'that is too large',
      {
        mails: { alert: failed, receipt: { ...refused, error: '552' } },
        replies: [{ ...reply, mail: { ...refused, error: '552' } }],
      },
      [
        `The mail to the office could not be sent (ECONNREFUSED)${time}`,
        `The confirmation could not be sent: it is too large for the mailbox. Call the sender.${time}`,
        `A reply could not be sent: it is too large for the mailbox of the recipient. Send it with fewer files.${time}`,
      ],
    ],
    ['that waits too long', { mails: { alert: waiting } }, [`A mail is still waiting${time}`]],
  ])('%s is named with a way to send it again', async (_, changes, lines) => {
    change(changes);
    const { dialog } = await openMessage();
    const alert = (await dialog.findByRole('button', { name: 'Send again' })).closest('[role="alert"]');
    expect(alert && entriesOf(alert as HTMLElement)).toEqual(lines);
  });

  it.each<[string, Partial<MessageDetails>]>([
    ['a fresh mail', { mails: { alert: { state: 'pending', at: now() } } }],
    ['a sent mail', { mails: { alert: { state: 'sent', at: AT } } }],
    ['a refused confirmation of an answered enquiry', { mails: { receipt: refused }, firstResponseAt: AT }],
  ])('is not %s', async (_, changes) => {
    change(changes);
    const { dialog } = await openMessage();
    await dialog.findByRole('region', { name: 'Timeline' });
    expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('is sent again once per click, and its state followed until it is sent', async () => {
    change({ mails: { alert: failed } });
    // The state of mails is polled.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const requests = mockEndpoint(
      sendMails,
      () => new MockError(503, { message: ERROR_MESSAGES.unavailable }),
    );
    const { user, dialog } = await openMessage();
    await user.dblClick(await dialog.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The mail could not be sent')).toBeVisible();
    expect(requests).toHaveLength(1);
    const queued = mockEndpoint(sendMails, () =>
      change({ mails: { alert: { state: 'pending', at: now() } } }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The mail is being sent.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(dialog.getByRole('status')).toHaveTextContent('Mail to the office · Being sent');
    expect(queued.map(({ params }) => params)).toEqual([{ id: 'm1' }]);
    change({ mails: { alert: { state: 'sent', at: AT } } });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(dialog.queryByRole('status')).toBeNull());
    expect(dialog.getByText('Mail to the office').nextSibling).toHaveTextContent(`Sent${time}`);
  });
});

it('fills a phone, with the reply as the first button', async () => {
  const { happyDOM } = window as unknown as Window;
  const { innerWidth: width } = window;
  happyDOM.setViewport({ width: 390 });
  onTestFinished(() => happyDOM.setViewport({ width }));
  const { dialog } = await openMessage();
  const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(-5)).toEqual(['Reply', 'Delete', 'Print', 'Complete', 'Close']);
});

it.each([
  ['call from another phone', 'called', 'Note a call', 'What was said', 'Call noted'],
  ['answer from a mail program', 'mailed', 'Note an e-mail', 'What was written', 'E-mail noted'],
] as const)('a %s is noted with its content', async (_, kind, title, label, saved) => {
  const requests = mockEndpoint(recordContact, ({ body }) => {
    const { note } = body as { note: string };
    return change({ status: 'processing' }, { at: AT, by: 'Huda', kind, text: note });
  });
  const { user, dialog } = await openMessage();
  await user.click(await dialog.findByRole('button', { name: title }));
  const form = await findDialog(title);
  fireEvent.change(form.getByRole('textbox', { name: label }), { target: { value: 'Comes on Sunday' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ kind, note: 'Comes on Sunday' }]);
  expect(await dialog.findByText('Comes on Sunday')).toBeVisible();
});

describe('who comes from the alert, having answered it in a mail program,', () => {
  const question = 'Have you answered this message in your mail program?';
  const respond = () =>
    change({ status: 'processing', firstResponseAt: AT }, { at: AT, by: 'Huda', kind: 'mailed' });

  it('notes it with one press of the focused button, and nothing is noted before', async () => {
    const requests = mockEndpoint(recordContact, respond);
    const { user } = await renderAdmin('/admin/messages/m1?answered=mail');
    const dialog = await findDialog('Message Details');
    expect(await dialog.findByText(question)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Answered by e-mail' })).toHaveFocus());
    expect(requests).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('E-mail noted')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ kind: 'mailed' }]);
    expect(dialog.queryByText(question)).toBeNull();
    expect(dialog.getByText('Answered by e-mail')).toBeVisible();
  });

  it('is not asked again, nor about the next message', async () => {
    respond();
    const { user, url } = await renderAdmin('/admin/messages/m1?answered=mail');
    const dialog = await findDialog('Message Details');
    await dialog.findByRole('region', { name: 'Timeline' });
    expect(dialog.queryByText(question)).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next message' })).toBeEnabled());
    await user.keyboard('j');
    await waitFor(() => expect(url()).toBe('/admin/messages/m2'));
    expect(await dialog.findByText('Visitor m2')).toBeVisible();
    expect(dialog.queryByText(question)).toBeNull();
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

it('has shortcuts, also on an Arabic keyboard, which are silent with modifiers and in fields', async () => {
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
});

it('is completely in Arabic', async () => {
  change(
    {
      suspectedSpam: true,
      earlier: { email: 2, phone: 0 },
      firstResponseAt: AT,
      mails: {
        alert: { state: 'refused', at: AT },
        receipt: { state: 'pending', at: new Date().toISOString() },
      },
    },
    { at: AT, by: 'Huda', kind: 'status', text: 'processing', cause: 'replied' },
    { at: AT, by: 'Huda', kind: 'followUp', text: '2026-03-04' },
    { at: AT, by: 'Huda', kind: 'restored' },
  );
  const { dialog } = await openMessage('ar');
  expect(entriesOf(await dialog.findByRole('region', { name: 'سجل الرسالة' }))).toEqual([
    expect.stringMatching(/^وصلت الرسالة1 مارس 2026/),
    expect.stringMatching(/^الحالة: قيد المعالجة \(إثر الرد\)1 مارس 2026.* · Huda$/),
    expect.stringMatching(/^المتابعة في 4 مارس 2026/),
    expect.stringMatching(/^تمت استعادة الرسالة1 مارس 2026/),
  ]);
  expect(dialog.getByRole('link', { name: 'بهذا البريد الإلكتروني: 2' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'ليست غير مرغوب فيها' })).toBeVisible();
  expect(dialog.getByText('تم الرد').nextSibling).toHaveTextContent('1 مارس 2026');
  expect(dialog.getByText(/^تعذّر إبلاغ المكتب بالبريد الإلكتروني: العنوان غير موجود\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'إعادة الإرسال' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('رسالة التأكيد إلى المرسل · جارٍ الإرسال');
  expect(dialog.getByText('تفاصيل تقنية')).toBeVisible();
});
