import {
  deleteMessage,
  listMessages,
  type Message,
  purgeMessage,
  readMessage,
  restoreMessage,
} from '@alnafitha/contract';
import { aMessage, aMessageWithDetails } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const AT = '2026-03-01T10:00:00.000Z';
const PATH = '/admin/messages?deleted=yes';
let stored: Message[];
let lists: ReturnType<typeof mockEndpoint>;

beforeEach(() => {
  stored = [
    aMessage({
      id: 'm1',
      name: 'Noor',
      subject: 'Railings',
      followUpOn: '2026-03-04',
      deletedAt: AT,
      unsentFrom: AT,
    }),
    aMessage({ id: 'm2', name: 'Omar', subject: 'Kitchen' }),
  ];
  lists = mockEndpoint(listMessages, ({ query }) => {
    const messages = stored.filter(
      ({ deletedAt }) => (deletedAt !== undefined) === (query.deleted === 'yes'),
    );
    return { messages, pagination: { totalItems: messages.length, totalPages: 1 } };
  });
});

const change = (id: string, changes: Partial<Message>) => {
  stored = stored.map((message) => (message.id === id ? { ...message, ...changes } : message));
  return { id };
};

it('show what they are and when they were deleted, cannot be opened, changed, selected or exported, but restored once per click, with the focus in the page', async () => {
  const { user, press, url } = await renderAdmin(PATH);
  expect(await screen.findByText('Deleted messages are kept for 30 days.')).toBeVisible();
  expect(await screen.findByText('Deleted 1 Mar 2026, 13:00')).toBeVisible();
  const list = within(await screen.findByRole('table', { name: 'Deleted messages' }));
  expect(list.getByText('Noor')).toBeVisible();
  expect(list.getByRole('img', { name: 'Mail not sent' })).toBeVisible();
  expect(list.getByText(/^We need four sliding doors/)).toBeVisible();
  expect(list.queryByText('Kitchen')).toBeNull();
  expect(list.queryByText(/Follow-up/)).toBeNull();
  for (const role of ['link', 'combobox', 'checkbox']) expect(list.queryByRole(role)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  await user.click(list.getByText('Railings'));
  expect(url()).toBe(PATH);
  expect(screen.queryByRole('dialog')).toBeNull();
  const failures = mockEndpoint(restoreMessage, () => new MockError(503, ''));
  const restore = await screen.findByRole('button', { name: 'Restore the message from Noor' });
  await user.dblClick(restore);
  expect(await screen.findByText('Failed to restore the message')).toBeVisible();
  expect(failures).toHaveLength(1);
  const requests = mockEndpoint(restoreMessage, ({ params }) =>
    change(params.id ?? '', { deletedAt: undefined }),
  );
  await press('Restore the message from Noor');
  expect(await screen.findByText('Message restored')).toBeVisible();
  expect(requests.map(({ params }) => params)).toEqual([{ id: 'm1' }]);
  expect(screen.queryByText('Railings')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  await press('Clear search');
  expect(await screen.findByText('Railings')).toBeVisible();
});

it('are deleted for good after a question', async () => {
  const requests = mockEndpoint(purgeMessage, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return { id: params.id ?? '' };
  });
  const { press, answer } = await renderAdmin(PATH);
  await press('Delete for good the message from Noor');
  expect(await screen.findByText('This cannot be undone.')).toBeVisible();
  await answer('Delete for good?', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(requests).toEqual([]);
  await press('Delete for good the message from Noor');
  await answer('Delete for good?', 'Delete');
  expect(await screen.findByText('Message deleted for good')).toBeVisible();
  expect(requests.map(({ params }) => params)).toEqual([{ id: 'm1' }]);
  expect(await screen.findByText('Nothing matches the search or the filters.')).toBeVisible();
});

it('are where the toast of a deletion leads, and never shown among the others', async () => {
  mockEndpoint(readMessage, () => aMessageWithDetails(stored[1]));
  mockEndpoint(deleteMessage, ({ params }) => change(params.id ?? '', { deletedAt: AT }));
  const { press, choose, answer, url } = await renderAdmin('/admin/messages');
  await press('Delete the message from Omar');
  expect(await screen.findByText('It stays in “Deleted” for 30 days.')).toBeVisible();
  await answer('Delete message?', 'Delete');
  await press('Deleted messages', 'link');
  expect(url()).toBe(PATH);
  await screen.findByRole('button', { name: 'Restore the message from Omar' });
  const answered = deferred<{
    messages: Message[];
    pagination: { totalItems: number; totalPages: number };
  }>();
  mockEndpoint(listMessages, () => answered.promise);
  await choose('Status', 'Processing');
  expect(screen.queryByText('Kitchen')).toBeNull();
  expect(url()).toBe('/admin/messages?status=processing');
  answered.resolve({ messages: [], pagination: { totalItems: 0, totalPages: 1 } });
  expect(await screen.findByText('Nothing matches the search or the filters.')).toBeVisible();
});

it('and due messages are choices of the status, each instead of the others and of the files', async () => {
  const { choose, press, url } = await renderAdmin('/admin/messages?status=new&spam=none');
  for (const [filter, option, search] of [
    ['Status', 'Follow-up due', 'spam=none&due=yes'],
    ['Status', 'Deleted', 'spam=none&deleted=yes'],
    ['Status', 'New', 'status=new&spam=none'],
    ['Status', 'Deleted', 'spam=none&deleted=yes'],
    ['Status', 'All statuses', 'spam=none'],
    ['Files', 'With files', 'spam=none&files=yes'],
    ['Status', 'Follow-up due', 'spam=none&due=yes'],
    ['Files', 'With files', 'spam=none&files=yes'],
    ['Status', 'Follow-up due', 'spam=none&due=yes'],
  ] as const) {
    await choose(filter, option);
    expect(url()).toBe(`/admin/messages?${search}`);
    expect(screen.getByRole('combobox', { name: filter })).toHaveTextContent(option);
  }
  await waitFor(() => expect(lists.at(-1)?.query).toMatchObject({ spam: 'none', due: 'yes' }));
  stored = [];
  await press('Refresh');
  await press('Clear search');
  expect(url()).toBe('/admin/messages');
});

it('are completely in Arabic', async () => {
  const { press } = await renderAdmin(PATH, { language: 'ar' });
  expect(await screen.findByText('تُحفظ الرسائل المحذوفة لمدة 30 يومًا.')).toBeVisible();
  expect(await screen.findByText(/^حُذفت: 1 مارس 2026/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'الحالة' })).toHaveTextContent('المحذوفة');
  expect(screen.getByRole('button', { name: 'استعادة رسالة Noor' })).toHaveTextContent('استعادة');
  await press('حذف نهائي لرسالة Noor');
  expect(await screen.findByRole('alertdialog', { name: 'هل تريد حذف الرسالة نهائيًا؟' })).toBeVisible();
});
