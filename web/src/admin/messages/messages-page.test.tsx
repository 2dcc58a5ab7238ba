import {
  deleteMessage,
  deleteMessages,
  listMessages,
  type Message,
  readMessage,
  recordContact,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { aMessage, aMessageWithDetails } from '@alnafitha/contract/factories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findDialog, linkedPage, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const SELECT_ALL = { name: 'Select all on this page' };
const ofNoor = 'Status of the message from Noor';
let stored: Message[];

beforeEach(() => {
  stored = [
    aMessage({ id: 'm1', name: 'Noor', subject: 'Railings' }),
    aMessage({ id: 'm2', name: 'Omar', subject: 'Kitchen', status: 'processing' }),
  ];
  mockEndpoint(readMessage, ({ params }) => {
    const message = stored.find(({ id }) => id === params.id);
    return message
      ? aMessageWithDetails(message)
      : new MockError(404, { message: 'This message no longer exists' });
  });
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => aMessage({ id: `m${index}`, name: `Visitor ${index}` }));

function mockList(perPage = 10) {
  return mockEndpoint(listMessages, ({ query }) => {
    const { shown: messages, pagination } = linkedPage(stored, Number(query.page), perPage);
    return { messages, pagination };
  });
}

function mockUpdates() {
  return mockEndpoint(updateMessage, ({ params, body }) => {
    stored = stored.map((message) =>
      message.id === params.id ? aMessage({ ...message, ...(body as object) }) : message,
    );
    return aMessageWithDetails(stored.find(({ id }) => id === params.id));
  });
}

function mockDeletion() {
  return mockEndpoint(deleteMessage, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return { id: params.id ?? '' };
  });
}

describe('the list of messages', () => {
  it('pages by the nearest cursor, from the top of the list, and starts again with another filter', async () => {
    stored = numbered(19);
    const requests = mockList(2);
    const deletions = mockDeletion();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { press, choose, answer } = await renderAdmin('/admin/messages?page=5&after=of-an-address');
    await screen.findByText('Visitor 8');
    for (const [button, name] of [
      ['Next page', 'Visitor 10'],
      ['Page 10', 'Visitor 18'],
      ['Previous page', 'Visitor 16'],
      ['Page 1', 'Visitor 0'],
      ['Page 2', 'Visitor 3'],
    ] as const) {
      await press(button);
      await screen.findByText(name);
    }
    expect(scroll).toHaveBeenCalledTimes(5);
    await press('Delete the message from Visitor 3');
    expect(deletions).toEqual([]);
    await answer('Delete message?', 'Delete');
    expect(await screen.findByText('Message deleted')).toBeVisible();
    await screen.findByText('Visitor 4');
    await choose('Status', 'New');
    await waitFor(() => expect(requests).toHaveLength(8));
    const ways = requests.map(({ query: { limit: _limit, search: _search, ...way } }) => way);
    expect(ways).toEqual([
      { page: '5' },
      { page: '6', after: 'behind-m9', skip: '0' },
      { page: '10', after: 'behind-m11', skip: '3' },
      { page: '9', before: 'before-m18', skip: '0' },
      { page: '1' },
      { page: '2', after: 'behind-m1', skip: '0' },
      { page: '2', at: 'before-m2' },
      { page: '1', status: 'new' },
    ]);
  });

  it('loads the page of the URL, which stores the debounced search and each filter, from the first page', async () => {
    stored = numbered(25);
    const requests = mockList();
    const { user, choose, url } = await renderAdmin('/admin/messages?page=3');
    await user.type(await screen.findByRole('searchbox', { name: 'Search messages...' }), 'doors');
    await waitFor(() => expect(url()).toBe('/admin/messages?search=doors'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await choose('Service', 'Other');
    await choose('Spam', 'Without possible spam');
    await choose('Files', 'With files');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-03-31' } });
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('31 March 2026');
    const all = {
      search: 'doors',
      service: 'Other',
      spam: 'none',
      files: 'yes',
      from: '2026-03-01',
      to: '2026-03-31',
    };
    await waitFor(() => expect(url()).toBe(`/admin/messages?${new URLSearchParams(all)}`));
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', ...all }));
    const [first, second] = requests.map(({ query }) => query);
    expect(first).toEqual({ page: '3', limit: '10' });
    expect(second).toEqual({ page: '1', limit: '10', search: 'doors' });
  });

  it('shows new enquiries after a retry, at each visit and after a refresh', async () => {
    let isDown = true;
    mockEndpoint(listMessages, () =>
      isDown
        ? new MockError(500, { message: 'Something went wrong on our side. Please try again.' })
        : { messages: stored, pagination: { totalItems: 2, totalPages: 1 } },
    );
    const { press } = await renderAdmin('/admin/messages');
    expect(await screen.findByText('Failed to fetch messages')).toBeVisible();
    isDown = false;
    await press('Retry');
    expect(await screen.findByText('Railings')).toBeVisible();
    expect(screen.queryByText('Failed to fetch messages')).toBeNull();
    stored = [aMessage({ id: 'm3', subject: 'Skylight' }), ...stored];
    await press('Settings', 'link');
    await screen.findByText('Content coming soon');
    await press(/^Messages/, 'link');
    expect(await screen.findByText('Skylight')).toBeVisible();
    stored = [aMessage({ id: 'm4', subject: 'Pergola' }), ...stored];
    await press('Refresh');
    expect(await screen.findByText('Pergola')).toBeVisible();
  });

  it('explains an empty search result, and clears the search', async () => {
    stored = [];
    mockList();
    const empty = 'No messages found. All messages from the contact form will appear here.';
    const { press, url } = await renderAdmin('/admin/messages?search=marble&status=new');
    expect(await screen.findByText('Nothing matches the search or the filters.')).toBeVisible();
    expect(screen.queryByText(empty)).toBeNull();
    await press('Clear search');
    expect(await screen.findByText(empty)).toBeVisible();
    expect(url()).toBe('/admin/messages');
    expect(screen.getByRole('searchbox', { name: 'Search messages...' })).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('highlights new messages, marks spam, counts files, names the day of recent ones, and links valid numbers', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const invalid = { phones: [], whatsappNumber: '12345' };
    const files = ['plan.pdf', 'hall.pdf', 'door.pdf'].map((name) => {
      const id = crypto.randomUUID();
      const url = `/api/admin/messages/m3/files/${id}`;
      return { id, name, type: 'application/pdf' as const, bytes: 2048, url };
    });
    stored = [
      aMessage({ id: 'm1', name: 'Noor', subject: 'Railings', suspectedSpam: true, createdAt: daysAgo(0) }),
      aMessage({ id: 'm2', name: 'Omar', status: 'processing', createdAt: daysAgo(1), ...invalid }),
      aMessage({ id: 'm3', name: 'Sara', createdAt: daysAgo(3), files }),
    ];
    mockList();
    await renderAdmin('/admin/messages');
    expect(await screen.findByText(/^Today \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText(/^Yesterday \d\d:\d\d$/)).toBeVisible();
    // A long subject is truncated at its own end.
    expect(screen.getByText('Railings')).toHaveAttribute('dir', 'auto');
    expect(screen.getAllByRole('img', { name: 'Possible spam' })).toHaveLength(1);
    const nameOf = (name: string) => screen.getByRole('link', { name: `View the message from ${name}` });
    expect(nameOf('Noor')).toHaveStyle({ fontWeight: 700 });
    expect(nameOf('Omar')).toHaveStyle({ fontWeight: 400 });
    const [call] = screen.getAllByRole('link', { name: '+974 5555 0101' });
    expect(call).toHaveAttribute('href', 'tel:+97455550101');
    expect(screen.getByText('12345').closest('a')).toBeNull();
    const row = within(nameOf('Sara').closest('tr, li') as HTMLElement);
    expect(row.getByRole('img', { name: '3 files' })).toHaveTextContent('3');
    expect(screen.getAllByRole('img', { name: /files?$/ })).toHaveLength(1);
  });

  it('marks unsent mails, shows when a message was answered, and records calls', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    stored = [
      aMessage({ id: 'm1', name: 'Noor', unsentFrom: minutesAgo(1) }),
      aMessage({ id: 'm2', name: 'Omar', unsentFrom: minutesAgo(-9), phones: [] }),
    ];
    const lists = mockList();
    const calls = mockEndpoint(recordContact, ({ params }) => {
      const answered = { status: 'processing', firstResponseAt: minutesAgo(0) } as const;
      stored = stored.map((message) => (message.id === params.id ? { ...message, ...answered } : message));
      return aMessageWithDetails(stored.find(({ id }) => id === params.id));
    });
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    onTestFinished(() => document.removeEventListener('click', stay));
    const { press, url } = await renderAdmin('/admin/messages');
    const mark = await screen.findByRole('img', { name: 'Mail not sent' });
    expect(within(mark.closest('tr, li') as HTMLElement).getByText('Noor')).toBeVisible();
    expect(screen.queryByText(/Replied/)).toBeNull();
    await press('+974 5555 0101', 'link');
    // The width of the screen decides whether it is below the time or beside the subject.
    const replied = await screen.findAllByText(/Replied/);
    for (const element of replied) expect(element).toHaveTextContent(/Replied (Today|Yesterday) \d\d:\d\d$/);
    expect(calls).toMatchObject([{ params: { id: 'm1' }, body: { kind: 'called' } }]);
    expect(lists).toHaveLength(2);
    expect(url()).toBe('/admin/messages');
  });
});

describe('an open message', () => {
  it('has its own URL, and is opened by a click anywhere in its row, except on interactive elements', async () => {
    stored = [aMessage({ id: 'm1', name: 'Noor', subject: 'Railings', adminNote: 'Twice', consent: false })];
    mockList();
    const { user, choose, url } = await renderAdmin('/admin/messages?status=new');
    await user.click(await screen.findByRole('checkbox', { name: 'Select the message from Noor' }));
    await choose(ofNoor, 'New');
    expect(url()).toBe('/admin/messages?status=new');
    await user.click(screen.getByText('Railings'));
    const dialog = await findDialog('Message Details');
    expect(await dialog.findByText('Twice')).toBeVisible();
    expect(dialog.getByText('Consent to storing').nextSibling).toHaveTextContent('Not given');
    expect(url()).toBe('/admin/messages/m1?status=new');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(url()).toBe('/admin/messages?status=new');
  });

  it('opens from a link to which a mail has added punctuation, unless it was deleted, which is reported', async () => {
    mockList();
    await renderAdmin('/admin/messages/m1%C2%BB');
    const dialog = await findDialog('Message Details');
    expect(await dialog.findByRole('combobox', { name: 'Status of the message from Noor' })).toBeVisible();
    cleanup();
    await renderAdmin('/admin/messages/gone');
    expect(await screen.findByText('This message no longer exists')).toBeVisible();
  });

  it('leads to the next and the previous one, across pages', async () => {
    stored = numbered(3);
    mockList(2);
    const { user, url } = await renderAdmin('/admin/messages/m0');
    const dialog = await findDialog('Message Details');
    const step = async (button: string, index: number, expected: string) => {
      await user.click(await dialog.findByRole('button', { name: button }));
      await waitFor(() => expect(url()).toBe(expected));
      const name = `Status of the message from Visitor ${index}`;
      expect(await dialog.findByRole('combobox', { name })).toBeVisible();
    };
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next message' })).toBeEnabled());
    expect(dialog.getByRole('button', { name: 'Previous message' })).toBeDisabled();
    await step('Next message', 1, '/admin/messages/m1');
    await step('Next message', 2, '/admin/messages/m2?page=2');
    expect(dialog.getByRole('button', { name: 'Next message' })).toBeDisabled();
    await step('Previous message', 1, '/admin/messages/m1');
  });

  it('whose status is saved at once and leaves the list leads to the one now at its index', async () => {
    stored = numbered(3);
    mockEndpoint(listMessages, () => {
      const messages = stored.filter(({ status }) => status === 'new');
      return { messages, pagination: { totalItems: messages.length, totalPages: 1 } };
    });
    const updates = mockUpdates();
    const { press, choose, url } = await renderAdmin('/admin/messages/m1?status=new');
    await screen.findByRole('dialog', { name: 'Message Details' });
    await choose('Status of the message from Visitor 1', 'New');
    await choose('Status of the message from Visitor 1', 'Processing');
    expect(await screen.findByText('Status updated')).toBeVisible();
    await press('Next message');
    await waitFor(() => expect(url()).toBe('/admin/messages/m2?status=new'));
    expect(updates).toMatchObject([{ params: { id: 'm1' }, body: { status: 'processing' } }]);
  });

  it('is deleted, which returns to the list', async () => {
    mockList();
    mockDeletion();
    const { user, press, answer, url } = await renderAdmin('/admin/messages');
    await press('View the message from Omar', 'link');
    const opener = await (await findDialog('Message Details')).findByRole('button', { name: 'Delete' });
    await user.click(opener);
    await answer('Delete message?', 'Cancel');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await answer('Delete message?', 'Delete');
    await waitFor(() => expect(screen.queryByText('Kitchen')).toBeNull());
    await waitFor(() => expect(url()).toBe('/admin/messages'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });
});

it('a note is saved together with a completed status, kept when saving fails, and added in any status', async () => {
  mockList();
  const failures = mockEndpoint(updateMessage, () => new MockError(503, ''));
  const { user, press, choose, answer } = await renderAdmin('/admin/messages');
  await choose(ofNoor, 'Completed');
  const dialog = await findDialog('Add Note');
  fireEvent.change(dialog.getByLabelText('Resolution Note'), { target: { value: 'Visited on Sunday' } });
  expect(failures).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Failed to update status')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await answer('Discard the changes?', 'Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog.getByLabelText('Resolution Note')).toHaveValue('Visited on Sunday');
  const updates = mockUpdates();
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('Status updated')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('View the message from Omar', 'link');
  await press('Add Note');
  const note = await findDialog('Add Note');
  fireEvent.change(note.getByLabelText('Note'), { target: { value: 'Calls back on Thursday' } });
  await user.click(note.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit note' })).toBeVisible();
  expect(screen.getByText('Calls back on Thursday')).toBeVisible();
  expect(updates.map(({ body }) => body)).toEqual([
    { status: 'completed', adminNote: 'Visited on Sunday' },
    { adminNote: 'Calls back on Thursday' },
  ]);
});

describe('the selected messages', () => {
  it('get another status, unless they have it, and one note', async () => {
    mockList();
    const requests = mockEndpoint(updateMessages, () => ({ updated: 2 }));
    const updates = mockUpdates();
    const { user } = await renderAdmin('/admin/messages');
    await user.click(await screen.findByRole('checkbox', SELECT_ALL));
    // The actions take the place of the toolbar.
    expect(screen.getByLabelText('Search messages...')).not.toBeVisible();
    const group = within(screen.getByRole('group', { name: 'Mark as:' }));
    await user.click(group.getByRole('button', { name: 'Processing' }));
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(updates.map(({ params }) => params)).toEqual([{ id: 'm1' }]);
    await user.click(group.getByRole('button', { name: 'New' }));
    expect(await screen.findByText('2 messages were updated.')).toBeVisible();

    await user.click(group.getByRole('button', { name: 'Completed' }));
    const dialog = await findDialog('Add Note');
    expect(dialog.getByText(/^For 2 messages\./)).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Resolution Note'), { target: { value: 'Answered by phone' } });
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ids = ['m1', 'm2'];
    expect(requests.map(({ body }) => body)).toEqual([
      { ids, status: 'new' },
      { ids, status: 'completed', adminNote: 'Answered by phone' },
    ]);
  });

  it('are deleted; after all of the last page, the previous one is shown', async () => {
    stored = numbered(4);
    mockList(2);
    const deletions = mockEndpoint(deleteMessages, ({ body }) => {
      const { ids } = body as { ids: string[] };
      stored = stored.filter(({ id }) => !ids.includes(id));
      return { deleted: ids.length };
    });
    const { user, press, answer, url } = await renderAdmin('/admin/messages?page=2');
    await user.click(await screen.findByRole('checkbox', SELECT_ALL));
    await press('Delete (2)');
    expect(await screen.findByText('They stay in “Deleted” for 30 days.')).toBeVisible();
    await answer('Delete 2 messages?', 'Delete');
    expect(await screen.findByText('2 messages were deleted.')).toBeVisible();
    expect(deletions.map(({ body }) => body)).toEqual([{ ids: ['m2', 'm3'] }]);
    expect(await screen.findByText('Visitor 1')).toBeVisible();
    expect(url()).toBe('/admin/messages');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });
});
