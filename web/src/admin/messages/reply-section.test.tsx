import {
  ERROR_MESSAGES,
  logInAdmin,
  type MessageDetails,
  type Reply,
  type ReplyBody,
  readMessage,
  readOpening,
  sendReply,
} from '@alnafitha/contract';
import { aMessageWithDetails, anAdmin } from '@alnafitha/contract/factories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockMessages } from '../../../testing/messages';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const ENQUIRY = 'We need four sliding doors.';
let stored: MessageDetails;

beforeEach(() => {
  // The state of mails is polled.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  stored = aMessageWithDetails({ id: 'm1', name: 'Noor', language: 'en', message: ENQUIRY });
  mockMessages(() => stored);
});
afterEach(() => {
  vi.useRealTimers();
});
const poll = () => act(() => vi.advanceTimersByTimeAsync(2000));

/** A fake of the API, which stores each id once. */
function respondToReplies() {
  return mockEndpoint(sendReply, ({ body }) => {
    const { id, subject, text } = body as ReplyBody;
    const by = 'Huda';
    const at = new Date().toISOString();
    const reply: Reply = { id, subject, text, by, at, to: stored.email, mail: { state: 'pending', at } };
    stored = {
      ...stored,
      firstResponseAt: at,
      replies: [...stored.replies, reply],
      events: [...stored.events, { at, by, kind: 'replied', text: id }],
    };
    return stored;
  });
}

async function openReply({ id = 'm1', name = 'Noor' } = {}) {
  const app = await renderAdmin(`/admin/messages/${id}`);
  const element = await screen.findByRole('dialog', { name: 'Message Details' });
  const dialog = within(element);
  const opener = await dialog.findByRole('button', { name: 'Reply' });
  await app.user.click(opener);
  const form = within(await dialog.findByRole('form', { name: `Reply to ${name}` }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: /Reply text/ });
  await waitFor(() => expect(text).toHaveFocus());
  return { ...app, dialog, opener, form, text };
}

const signed = (sentence: string) =>
  `Dear Noor,\n\n${sentence}\n\nKind regards,\nSite Administrator\nAl Nafitha Aluminium & Glass`;

it('is held back when a colleague has answered meanwhile, keeps its text, and is sent by a second press', async () => {
  const { user, form, text } = await openReply();
  await user.paste('We come on Sunday.');
  const at = new Date(Date.now() - 20_000).toISOString();
  const answer: Reply = {
    ...{ id: 'r1', subject: 'Doors', text: 'We come on Monday.', by: 'Huda', at, to: stored.email },
    mail: { state: 'sent', at },
  };
  stored = { ...stored, replies: [answer], events: [{ at, by: 'Huda', kind: 'replied', text: 'r1' }] };
  const refused = mockEndpoint(
    sendReply,
    () => new MockError(409, { message: ERROR_MESSAGES.answeredMeanwhile }),
  );
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText(/^Answered 2\d seconds ago by Huda\./)).toBeVisible();
  expect(text).toHaveValue(signed('We come on Sunday.'));
  expect(refused.at(-1)?.body).toMatchObject({ known: 0 });
  const sent = respondToReplies();
  await user.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ known: 1 });
});

it('says who else has the enquiry open', async () => {
  mockEndpoint(readOpening, () => ({ others: ['Huda', '<b>Noor</b>'] }));
  await renderAdmin('/admin/messages/m1');
  expect(
    await screen.findByText(/^Open at a colleague’s, too: \u2068Huda\u2069 and \u2068<b>Noor<\/b>\u2069$/),
  ).toBeVisible();
});

it('is sent once per click, also after signing in again, and its state followed until the mail is sent', async () => {
  const { user, dialog, opener, form, text } = await openReply();
  const rejection = new MockError(401, { message: ERROR_MESSAGES.signInRequired });
  const rejected = mockEndpoint(sendReply, () => rejection);
  let requests = rejected;
  mockEndpoint(logInAdmin, () => {
    requests = respondToReplies();
    return anAdmin();
  });
  await user.paste('We come on Sunday.');
  await user.dblClick(form.getByRole('button', { name: 'Send' }));
  const login = await findDialog('Your session has ended');
  expect(text).toHaveValue(signed('We come on Sunday.'));
  await user.type(login.getByLabelText(/^Password/), 'right{Enter}');
  expect(await screen.findByText('The reply was stored and is being sent.')).toBeVisible();
  expect(rejected).toMatchObject([
    {
      params: { id: 'm1' },
      body: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        subject: 'Re: Your enquiry 7K2M-Q0XA',
        text: signed('We come on Sunday.'),
      },
    },
  ]);
  expect(requests.map(({ body }) => body)).toEqual(rejected.map(({ body }) => body));
  await waitFor(() => expect(opener).toHaveFocus());
  for (const text of [/We come on Sunday\./, 'Being sent']) expect(dialog.getByText(text)).toBeVisible();
  const sent = { state: 'sent', at: '2026-03-01T10:00:00.000Z' } as const;
  stored = { ...stored, replies: stored.replies.map((reply) => ({ ...reply, mail: sent })) };
  await poll();
  expect(await dialog.findByText('Sent')).toBeVisible();
});

it('needs more than the greeting and the name, keeps the text when sending fails, and its id for the same text only', async () => {
  const failures = mockEndpoint(sendReply, () => new MockError(503, { message: ERROR_MESSAGES.unavailable }));
  const { user, form, text } = await openReply();
  const send = async (count: number) => {
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(failures).toHaveLength(count));
    await waitFor(() => expect(form.getByRole('button', { name: 'Send' })).toBeEnabled());
  };
  expect(text).toHaveValue(signed(''));
  await send(0);
  expect(await form.findByText('Message is required')).toBeVisible();
  await user.paste('We come on Sunday.');
  await send(1);
  expect(await screen.findByText(ERROR_MESSAGES.unavailable)).toBeVisible();
  expect(text).toHaveValue(signed('We come on Sunday.'));
  await send(2);
  await user.click(text);
  await user.paste(' Or on Monday.');
  await send(3);
  const [first, second, third] = failures.map(({ body }) => (body as ReplyBody).id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('starts in the language of the message, not of its page, and from a template without losing what was typed', async () => {
  stored = { ...stored, message: 'نحتاج أربعة أبواب منزلقة.', language: 'en' };
  const { user, choose, answer, text } = await openReply();
  expect(text).toHaveAttribute('lang', 'ar');
  expect(text).toHaveAttribute('dir', 'rtl');
  await choose('Template', 'We are looking at it');
  expect(text.value).toContain('مرحبًا Noor،');
  await choose('Language of the reply', 'English');
  expect(text.value).toContain('Dear Noor,');
  expect(text).toHaveAttribute('dir', 'ltr');
  await user.click(text);
  await user.paste(' And more.');
  await choose('Template', 'Blank');
  await answer('Replace your text?', 'Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(text.value).toContain(' And more.');
  expect(screen.getByRole('combobox', { name: 'Template' })).toHaveTextContent('We are looking at it');
  await choose('Template', 'Blank');
  await answer('Replace your text?', 'Replace');
  expect(text).toHaveValue(signed(''));
});

it('is written beside the message, which stays in sight and selectable, and closed without a question while it is unchanged', async () => {
  const { user, dialog, opener, form, text, url } = await openReply();
  expect(dialog.getByText(ENQUIRY)).toBeVisible();
  expect(dialog.getByRole('link', { name: stored.email })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(opener).not.toBeVisible();
  expect(form.queryByText(ENQUIRY)).toBeNull();
  expect(text.closest('[aria-hidden="true"]')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(dialog.queryByRole('form')).toBeNull();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await dialog.findByRole('form', { name: 'Reply to Noor' });
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('form')).toBeNull();
  expect(url()).toBe('/admin/messages/m1');
});

it('is discarded by no key, button or history navigation without a question', async () => {
  const { user, back, answer, dialog, form, text, opener, url } = await openReply();
  await user.keyboard('jke');
  expect(text).toHaveValue(signed('jke'));
  const press = async (name: string) => user.click(dialog.getByRole('button', { name }));
  const key = async (pressed: string) => {
    form.getByRole('button', { name: 'Send' }).focus();
    await user.keyboard(pressed);
  };
  for (const leave of [
    () => key('j'),
    () => key('k'),
    () => key('e'),
    () => key('{Escape}'),
    () => press('Next message'),
    () => press('Add Note'),
    () => press('Delete'),
    () => press('Close'),
    () => press('Cancel'),
    () => back(),
  ]) {
    await leave();
    await answer('Discard the changes?', 'Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(text).toHaveValue(signed('jke'));
    expect(url()).toBe('/admin/messages/m1');
  }
  await key('{Escape}');
  await answer('Discard the changes?', 'Discard');
  await waitFor(() => expect(dialog.queryByRole('form')).toBeNull());
  expect(opener).toHaveFocus();
  await user.click(opener);
  await dialog.findByRole('form');
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Reply text/ })).toHaveFocus());
  await user.keyboard('Yes');
  await press('Next message');
  await answer('Discard the changes?', 'Discard');
  await waitFor(() => expect(url()).toBe('/admin/messages/m2'));
  expect(dialog.queryByRole('form')).toBeNull();
});

it('survives a failed refetch of the message, and opens the earlier enquiries in another tab', async () => {
  const alert = { state: 'pending', at: new Date().toISOString() } as const;
  stored = { ...stored, earlier: { email: 2, phone: 0 }, mails: { alert } };
  const { user, dialog, form, text } = await openReply();
  const link = dialog.getByRole('link', { name: '2 with this e-mail address' });
  expect(link).toHaveAttribute('target', '_blank');
  respondToReplies();
  const reads = mockEndpoint(readMessage, () => new MockError(500, ''));
  await user.keyboard('Yes');
  for (const count of [1, 2]) {
    await poll();
    await waitFor(() => expect(reads).toHaveLength(count));
  }
  expect(text).toHaveValue(signed('Yes'));
  expect(dialog.getByText(ENQUIRY)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The reply was stored and is being sent.')).toBeVisible();
});

it('is signed with the username without a name, and completely in Arabic', async () => {
  const { user } = await renderAdmin('/admin/messages/m1', {
    language: 'ar',
    admin: anAdmin({ name: null, username: 'huda' }),
  });
  const dialog = await findDialog('تفاصيل الرسالة');
  await user.click(await dialog.findByRole('button', { name: 'الرد' }));
  const form = within(await dialog.findByRole('form', { name: 'الرد على Noor' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: /نص الرد/ });
  expect(text).toHaveAttribute('lang', 'en');
  expect(text.value).toContain('Kind regards,\nhuda\n');
  expect(form.getByRole('combobox', { name: 'القالب' })).toHaveTextContent('تحية وتوقيع فقط');
  expect(form.getByRole('button', { name: 'إلغاء' })).toBeVisible();
  expect(form.getByRole('button', { name: 'إرسال' })).toBeVisible();
});
