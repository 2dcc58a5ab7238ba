import { listMessages, type MessageDetails, updateMessage } from '@alnafitha/contract';
import { aMessage, aMessageWithDetails } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockMessages } from '../../../testing/messages';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

let stored: MessageDetails;

beforeEach(() => {
  // Doha has Thursday, but UTC Wednesday.
  vi.useFakeTimers({ now: Date.parse('2026-11-25T21:30:00Z'), toFake: ['Date'] });
  stored = aMessageWithDetails({ id: 'm1', name: 'Noor' });
  mockMessages(() => stored);
});
afterEach(() => {
  vi.useRealTimers();
});

function mockUpdates() {
  return mockEndpoint(updateMessage, ({ body }) => {
    const { followUpOn, quoteSent } = body as { followUpOn?: string | null; quoteSent?: true };
    if (followUpOn !== undefined) stored = { ...stored, followUpOn: followUpOn ?? undefined };
    if (quoteSent) stored = { ...stored, quoteSentOn: '2026-11-26' };
    return stored;
  });
}

async function openMenu(button: string | RegExp, name = 'Follow up') {
  const app = await renderAdmin('/admin/messages/m1', name === 'Follow up' ? {} : { language: 'ar' });
  await app.press(button);
  return { ...app, menu: within(await screen.findByRole('menu', { name })) };
}

const itemsOf = (menu: ReturnType<typeof within>) =>
  [...menu.queryAllByRole('menuitemcheckbox'), ...menu.getAllByRole('menuitem')].map(
    ({ textContent }) => textContent,
  );

it('is set in one press on a suggested working day, and removed, unless that fails', async () => {
  const updates = mockUpdates();
  const { user, press, menu } = await openMenu('Follow up');
  expect(itemsOf(menu)).toEqual([
    'Quote sent',
    'In 3 working days Mon 30 Nov',
    'Next week Thu 3 Dec',
    'Choose a date…',
  ]);
  await user.click(menu.getByRole('menuitem', { name: /^Next week/ }));
  expect(await screen.findByText('Follow-up saved')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Follow up on 3 Dec 2026' });
  expect(button).toHaveFocus();
  expect(updates.map(({ params, body }) => ({ ...params, ...(body as object) }))).toEqual([
    { id: 'm1', followUpOn: '2026-12-03' },
  ]);
  mockEndpoint(updateMessage, () => new MockError(503, ''));
  await press('Follow up on 3 Dec 2026');
  await user.click(await screen.findByRole('menuitem', { name: 'Remove the follow-up' }));
  expect(await screen.findByText('Failed to save the change')).toBeVisible();
  const removals = mockUpdates();
  await press('Follow up on 3 Dec 2026');
  await user.click(await screen.findByRole('menuitem', { name: 'Remove the follow-up' }));
  expect(await screen.findByText('Follow-up removed')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Follow up' })).toBeVisible();
  expect(removals.map(({ body }) => body)).toEqual([{ followUpOn: null }]);
});

it('records by keyboard that the quote was sent, together with the day', async () => {
  const updates = mockUpdates();
  const { user, menu } = await openMenu('Follow up');
  const quote = menu.getByRole('menuitemcheckbox', { name: 'Quote sent' });
  await waitFor(() => expect(quote).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(quote).toBeChecked();
  await user.keyboard('{ArrowDown}{Enter}');
  const dialog = await findDialog('Message Details');
  expect((await dialog.findByText('Quote sent')).nextSibling).toHaveTextContent('26 Nov 2026');
  expect(updates.map(({ body }) => body)).toEqual([{ followUpOn: '2026-11-30', quoteSent: true }]);
});

it('is set on a chosen day, which is not over', async () => {
  const updates = mockUpdates();
  const { user, press, menu } = await openMenu('Follow up');
  await user.click(menu.getByRole('menuitem', { name: 'Choose a date…' }));
  let dialog = await findDialog('Follow up');
  await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Follow up' })).toBeNull());
  const opener = screen.getByRole('button', { name: 'Follow up' });
  await waitFor(() => expect(opener).toHaveFocus());
  await press('Follow up');
  await user.click(await screen.findByRole('menuitem', { name: 'Choose a date…' }));
  dialog = await findDialog('Follow up');
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-25' } });
  expect(save).toBeDisabled();
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2027-01-10' } });
  expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription('10 January 2027');
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Follow up on 10 Jan 2027' })).toHaveFocus();
  expect(updates.map(({ body }) => body)).toEqual([{ followUpOn: '2027-01-10' }]);
});

it('is shown in the list and in the head with whether it is due in Doha', async () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2027-01-03'];
  const messages = days.map((followUpOn) => aMessage({ id: followUpOn, name: followUpOn, followUpOn }));
  mockEndpoint(listMessages, () => ({ messages, pagination: { totalItems: 4, totalPages: 1 } }));
  stored = { ...stored, followUpOn: '2026-11-26' };
  const { press } = await renderAdmin('/admin/messages');
  const rows = await screen.findAllByRole('link', { name: /^View the message from/ });
  expect(
    rows.map(
      (row) => /Follow.up .*?on \d+ \w{3}(?: 2027)?/.exec(row.closest('tr, li')?.textContent ?? '')?.[0],
    ),
  ).toEqual([
    'Follow-up due on 25 Nov',
    'Follow-up due on 26 Nov',
    'Follow up on 27 Nov',
    'Follow up on 3 Jan 2027',
  ]);
  await press('View the message from 2026-11-26', 'link');
  expect(await screen.findByRole('button', { name: 'Follow-up due on 26 Nov 2026' })).toBeVisible();
});

it('is completely in Arabic', async () => {
  stored = { ...stored, followUpOn: '2026-11-25', quoteSentOn: '2026-11-22' };
  const { menu } = await openMenu('حان موعد المتابعة: 25 نوفمبر 2026', 'متابعة');
  expect(itemsOf(menu)).toEqual([
    'أُرسل عرض السعر',
    'بعد 3 أيام عمل الاثنين، 30 نوفمبر',
    'الأسبوع القادم الخميس، 3 ديسمبر',
    'اختيار تاريخ…',
    'إلغاء المتابعة',
  ]);
});
