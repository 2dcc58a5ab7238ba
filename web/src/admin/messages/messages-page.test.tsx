import {
  deleteMessage,
  deleteMessages,
  listMessages,
  type Message,
  readAdmin,
  readMessage,
  sendMails,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { aMessage, aMessageWithDetails, anAdmin } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

let stored: Message[];

beforeEach(() => {
  stored = [
    aMessage({ id: 'm1', name: 'Noor', subject: 'Railings' }),
    aMessage({ id: 'm2', name: 'Omar', subject: 'Kitchen', status: 'processing' }),
  ];
  mockEndpoint(readAdmin, () => anAdmin());
});

/** A fake of the API's list, `perPage` to a page. */
function responseList(perPage = 10) {
  return mockEndpoint(listMessages, ({ query }) => {
    const page = Number(query.page);
    const messages = stored.slice((page - 1) * perPage, page * perPage);
    const totals = { totalItems: stored.length, totalPages: Math.ceil(stored.length / perPage) };
    const next = page < totals.totalPages ? { next: `behind-${messages.at(-1)?.id}` } : {};
    const previous = page > 1 ? { previous: `before-${messages[0]?.id}` } : {};
    return { messages, pagination: { ...totals, ...next, ...previous } };
  });
}

function responseUpdate() {
  return mockEndpoint(updateMessage, ({ params, body }) => {
    stored = stored.map((message) =>
      message.id === params.id ? aMessage({ ...message, ...(body as object) }) : message,
    );
    const updated = stored.find(({ id }) => id === params.id);
    return updated
      ? aMessageWithDetails(updated)
      : new MockError(404, { message: 'This message no longer exists' });
  });
}

function responseDeletion() {
  return mockEndpoint(deleteMessage, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return { id: params.id ?? '' };
  });
}

async function choose(user: UserEvent, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: option }));
}

describe('messages', () => {
  it("loads the URL's page, search and filters", async () => {
    stored = Array.from({ length: 25 }, (_, index) => aMessage({ id: `m${index}` }));
    const requests = responseList();
    const filters = { service: 'Other', spam: 'none', from: '2026-03-01', to: '2026-03-31' };
    await renderAdmin(
      `/admin/messages?${new URLSearchParams({ page: '3', search: 'villa', status: 'new', ...filters })}`,
    );
    await screen.findByText('25 messages');
    expect(requests.map(({ query }) => query)).toEqual([
      { page: '3', limit: '10', search: 'villa', status: 'new', ...filters },
    ]);
  });

  it('pages by the nearest cursor, and starts again with another filter', async () => {
    stored = Array.from({ length: 19 }, (_, index) =>
      aMessage({ id: `m${index}`, name: `Visitor ${index}` }),
    );
    const requests = responseList(2);
    responseDeletion();
    const { user } = await renderAdmin('/admin/messages?page=5&after=of-an-address');
    const go = async (button: string, shown: string) => {
      await user.click(screen.getByRole('button', { name: button }));
      await screen.findByText(shown);
    };
    await screen.findByText('Visitor 8');
    await go('Next page', 'Visitor 10');
    await go('Page 10', 'Visitor 18');
    await go('Previous page', 'Visitor 16');
    await go('Page 8', 'Visitor 14');
    await go('Page 1', 'Visitor 0');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the message from Visitor 3' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete message?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Visitor 4');
    await go('Next page', 'Visitor 5');
    await choose(user, 'Status', 'New');
    await waitFor(() => expect(requests).toHaveLength(10));
    const ways = requests.map(({ query: { limit: _limit, search: _search, ...way } }) => way);
    expect(ways).toEqual([
      { page: '5' },
      { page: '6', after: 'behind-m9', skip: '0' },
      { page: '10', after: 'behind-m11', skip: '3' },
      { page: '9', before: 'before-m18', skip: '0' },
      { page: '8', before: 'before-m16', skip: '0' },
      { page: '1' },
      { page: '2', after: 'behind-m1', skip: '0' },
      { page: '2', at: 'before-m2' },
      { page: '3', after: 'behind-m4', skip: '0' },
      { page: '1', status: 'new' },
    ]);
  });

  it('debounces the search and starts at the first page', async () => {
    stored = Array.from({ length: 25 }, (_, index) => aMessage({ id: `m${index}` }));
    const requests = responseList();
    const { user, url: address } = await renderAdmin('/admin/messages?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Search messages...' }), 'doors');
    await waitFor(() => expect(address()).toBe('/admin/messages?search=doors'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', search: 'doors' });
    expect(screen.getByRole('searchbox', { name: 'Search messages...' })).toHaveFocus();
  });

  it('shows new enquiries at each visit and after a refresh', async () => {
    responseList();
    const { user } = await renderAdmin('/admin/messages');
    await screen.findByText('Railings');
    stored = [aMessage({ id: 'm3', subject: 'Skylight' }), ...stored];
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByText('Content coming soon');
    await user.click(screen.getByRole('link', { name: /^Messages/ }));
    expect(await screen.findByText('Skylight')).toBeVisible();
    stored = [aMessage({ id: 'm4', subject: 'Pergola' }), ...stored];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Pergola')).toBeVisible();
  });

  it('keeps the loaded messages when a refresh fails', async () => {
    let isDown = false;
    mockEndpoint(listMessages, () =>
      isDown
        ? new MockError(500, { message: 'Something went wrong on our side. Please try again.' })
        : { messages: stored, pagination: { totalItems: 2, totalPages: 1 } },
    );
    const { user } = await renderAdmin('/admin/messages');
    await screen.findByText('Railings');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Failed to fetch messages')).toBeVisible();
    expect(screen.getByText('Railings')).toBeVisible();
  });

  it('scrolls to the top of the list on another page', async () => {
    stored = Array.from({ length: 25 }, (_, index) => aMessage({ id: `m${index}` }));
    responseList();
    const { user } = await renderAdmin('/admin/messages');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(scroll).toHaveBeenCalledOnce();
    scroll.mockRestore();
  });

  it('has only its own search field', async () => {
    responseList();
    await renderAdmin('/admin/messages');
    expect(await screen.findAllByRole('searchbox')).toHaveLength(1);
  });

  it('truncates a subject at its own end', async () => {
    stored = [aMessage({ id: 'm1', subject: 'Office partitions' })];
    responseList();
    await renderAdmin('/admin/messages', 'ar');
    expect(await screen.findByText('Office partitions')).toHaveAttribute('dir', 'auto');
  });

  it('saves a changed status at once', async () => {
    responseList();
    const updates = responseUpdate();
    const { user } = await renderAdmin('/admin/messages');
    await choose(user, 'Status of the message from Noor', 'New');
    await choose(user, 'Status of the message from Noor', 'Processing');
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(updates.map(({ params, body }) => ({ ...params, ...(body as object) }))).toEqual([
      { id: 'm1', status: 'processing' },
    ]);
  });

  it('asks for a note before completing, and saves both together', async () => {
    responseList();
    const updates = responseUpdate();
    const { user } = await renderAdmin('/admin/messages');
    await choose(user, 'Status of the message from Noor', 'Completed');
    const dialog = await screen.findByRole('dialog', { name: 'Add Note' });
    expect(updates).toEqual([]);
    await user.type(within(dialog).getByLabelText('Resolution Note'), 'Visited on Sunday');
    await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(updates.map(({ body }) => body)).toEqual([
      { status: 'completed', adminNote: 'Visited on Sunday' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the note when saving it fails', async () => {
    responseList();
    mockEndpoint(
      updateMessage,
      () =>
        new MockError(503, {
          message: 'The service is not available at the moment. Please try again in a minute.',
        }),
    );
    const { user } = await renderAdmin('/admin/messages');
    await choose(user, 'Status of the message from Noor', 'Completed');
    await user.type(await screen.findByLabelText('Resolution Note'), 'Visited on Sunday');
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Failed to update status')).toBeInTheDocument();
    expect(screen.getByLabelText('Resolution Note')).toHaveValue('Visited on Sunday');
  });

  it('adds a note to a message in any status', async () => {
    responseList();
    const updates = responseUpdate();
    mockEndpoint(readMessage, () => aMessageWithDetails(stored[1]));
    const { user } = await renderAdmin('/admin/messages/m2');
    await user.click(await screen.findByRole('button', { name: 'Add Note' }));
    const note = within(await screen.findByRole('dialog', { name: 'Add Note' }));
    await user.type(note.getByLabelText('Note'), 'Calls back on Thursday');
    await user.click(note.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(updates.map(({ body }) => body)).toEqual([{ adminNote: 'Calls back on Thursday' }]);
    expect(await screen.findByRole('button', { name: 'Edit note' })).toBeVisible();
    expect(screen.getByText('Calls back on Thursday')).toBeVisible();
  });

  it('shows one message at its own URL', async () => {
    responseList();
    mockEndpoint(readMessage, () =>
      aMessageWithDetails({ id: 'm1', name: 'Noor', adminNote: 'Called twice', consent: false }),
    );
    const { user, url: address } = await renderAdmin('/admin/messages?status=new');
    await user.click(await screen.findByRole('link', { name: 'View the message from Noor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' });
    expect(await within(dialog).findByText('Called twice')).toBeVisible();
    expect(within(dialog).getByText('Consent to storing').nextSibling).toHaveTextContent('Not given');
    expect(address()).toBe('/admin/messages/m1?status=new');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/admin/messages?status=new');
  });

  it('sends a mail again that the office would never have received, once per click', async () => {
    const at = '2026-03-01T09:31:00.000Z';
    const failed = { state: 'failed', at, error: 'ECONNREFUSED' } as const;
    const withAlert = (alert: NonNullable<Message['mails']>['alert']) =>
      aMessageWithDetails({
        id: 'm1',
        name: 'Noor',
        language: 'ar',
        mails: { alert, receipt: { state: 'sent', at } },
      });
    let current = withAlert(failed);
    mockEndpoint(listMessages, () => ({ messages: [current], pagination: { totalItems: 1, totalPages: 1 } }));
    mockEndpoint(readMessage, () => current);
    const outcomes = [failed, { state: 'sent', at: '2026-03-01T10:00:00.000Z' } as const];
    const requests = mockEndpoint(sendMails, () => {
      current = withAlert(outcomes.shift());
      return current;
    });
    const { user } = await renderAdmin('/admin/messages/m1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Message Details' }));
    const detail = (term: string) => dialog.getByText(term).nextSibling;
    const again = await dialog.findByRole('button', { name: 'Send again' });
    expect(detail('Reference')).toHaveTextContent('7K2M-Q0XA');
    expect(detail('Language of the message')).toHaveTextContent('Arabic');
    expect(detail('Mail to the office')).toHaveTextContent(
      'Could not be sent (ECONNREFUSED) · 1 Mar 2026, 12:31',
    );
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

  it('marks a message as suspected spam, in the list and in the dialog, and treats it like any other', async () => {
    stored = [aMessage({ id: 'm1', name: 'Noor', doubtful: true }), aMessage({ id: 'm2', name: 'Omar' })];
    responseList();
    mockEndpoint(readMessage, () => aMessageWithDetails({ id: 'm1', name: 'Noor', doubtful: true }));
    const { user } = await renderAdmin('/admin/messages');
    expect(await screen.findAllByRole('img', { name: 'Possible spam' })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'View the message from Noor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' });
    expect(within(dialog).getByText('Possible spam')).toBeVisible();
    expect(within(dialog).getByRole('combobox')).toHaveTextContent('New');
  });

  it('reports a deleted message', async () => {
    responseList();
    mockEndpoint(readMessage, () => new MockError(404, { message: 'This message no longer exists' }));
    await renderAdmin('/admin/messages/gone');
    expect(await screen.findByText('This message no longer exists')).toBeVisible();
  });

  it('stores each filter in the URL, and starts at the first page', async () => {
    stored = Array.from({ length: 25 }, (_, index) => aMessage({ id: `m${index}` }));
    responseList();
    const { user, url: address } = await renderAdmin('/admin/messages?page=2');
    await choose(user, 'Service', 'Kitchen Cabinets');
    await waitFor(() => expect(address()).toBe('/admin/messages?service=Kitchen+Cabinets'));
    await choose(user, 'Spam', 'Without possible spam');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-03-31' } });
    await waitFor(() =>
      expect(address()).toBe(
        '/admin/messages?service=Kitchen+Cabinets&spam=none&from=2026-03-01&to=2026-03-31',
      ),
    );
  });

  it('opens a message on a click anywhere in its row, except on interactive elements', async () => {
    responseList();
    mockEndpoint(readMessage, () => aMessageWithDetails({ id: 'm1', name: 'Noor' }));
    const { user, url: address } = await renderAdmin('/admin/messages');
    await user.click(await screen.findByRole('checkbox', { name: 'Select the message from Noor' }));
    await choose(user, 'Status of the message from Noor', 'New');
    expect(address()).toBe('/admin/messages');
    await user.click(screen.getByText('Railings'));
    expect(await screen.findByRole('dialog', { name: 'Message Details' })).toBeVisible();
    expect(address()).toBe('/admin/messages/m1');
  });

  it('opens a message by its link with Enter', async () => {
    responseList();
    mockEndpoint(readMessage, () => aMessageWithDetails({ id: 'm1', name: 'Noor' }));
    const { user } = await renderAdmin('/admin/messages');
    (await screen.findByRole('link', { name: 'View the message from Noor' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Message Details' })).toBeVisible();
  });

  it('highlights new messages, names the day of recent ones, and shows the phone number', async () => {
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    stored = [
      aMessage({ id: 'm1', name: 'Noor', createdAt: daysAgo(0) }),
      aMessage({
        id: 'm2',
        name: 'Omar',
        status: 'processing',
        createdAt: daysAgo(1),
        phones: [],
        whatsappNumber: '12345',
      }),
      aMessage({ id: 'm3', name: 'Sara', createdAt: daysAgo(3) }),
    ];
    responseList();
    await renderAdmin('/admin/messages');
    expect(await screen.findByText(/^Today \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText(/^Yesterday \d\d:\d\d$/)).toBeVisible();
    const nameOf = (name: string) => screen.getByRole('link', { name: `View the message from ${name}` });
    expect(nameOf('Noor')).toHaveStyle({ fontWeight: 700 });
    expect(nameOf('Omar')).toHaveStyle({ fontWeight: 400 });
    const [call] = screen.getAllByRole('link', { name: '+974 5555 0101' });
    expect(call).toHaveAttribute('href', 'tel:+97455550101');
    expect(screen.getByText('12345').closest('a')).toBeNull();
  });

  it('links the open message to WhatsApp and to a call, unless its number is invalid', async () => {
    responseList();
    mockEndpoint(readMessage, ({ params }) =>
      params.id === 'm1'
        ? aMessageWithDetails({ id: 'm1', name: 'Noor' })
        : aMessageWithDetails({ id: 'm2', name: 'Omar', phones: [], whatsappNumber: '12345' }),
    );
    const { user } = await renderAdmin('/admin/messages/m1');
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' });
    const chat = await within(dialog).findByRole('link', { name: '+974 5555 0101' });
    expect(chat).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/97455550101\?text=.*7K2M-Q0XA/),
    );
    expect(within(dialog).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+97455550101');
    await user.click(within(dialog).getByRole('button', { name: 'Next message' }));
    const number = await within(dialog).findByText('12345');
    expect(number.closest('a')).toBeNull();
  });

  it('navigates to the next and the previous message, across pages', async () => {
    stored = ['Noor', 'Omar', 'Sara'].map((name, index) => aMessage({ id: `m${index}`, name }));
    responseList(2);
    mockEndpoint(readMessage, ({ params }) => aMessageWithDetails(stored.find(({ id }) => id === params.id)));
    const { user, url: address } = await renderAdmin('/admin/messages/m0');
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' });
    const step = async (button: string, name: string, expected: string) => {
      await user.click(await within(dialog).findByRole('button', { name: button }));
      await waitFor(() => expect(address()).toBe(expected));
      expect(
        await within(dialog).findByRole('combobox', { name: `Status of the message from ${name}` }),
      ).toBeVisible();
    };
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Next message' })).toBeEnabled());
    expect(within(dialog).getByRole('button', { name: 'Previous message' })).toBeDisabled();
    await step('Next message', 'Omar', '/admin/messages/m1');
    await step('Next message', 'Sara', '/admin/messages/m2?page=2');
    expect(within(dialog).getByRole('button', { name: 'Next message' })).toBeDisabled();
    await step('Previous message', 'Omar', '/admin/messages/m1');
  });

  it('continues with the message at the index of one that has left the list', async () => {
    stored = ['Noor', 'Omar', 'Sara'].map((name, index) => aMessage({ id: `m${index}`, name }));
    mockEndpoint(listMessages, () => {
      const messages = stored.filter(({ status }) => status === 'new');
      return { messages, pagination: { totalItems: messages.length, totalPages: 1 } };
    });
    mockEndpoint(readMessage, ({ params }) => aMessageWithDetails(stored.find(({ id }) => id === params.id)));
    responseUpdate();
    const { user, url: address } = await renderAdmin('/admin/messages/m1?status=new');
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' });
    await user.click(
      await within(dialog).findByRole('combobox', { name: 'Status of the message from Omar' }),
    );
    await user.click(screen.getByRole('option', { name: 'Processing' }));
    expect(await screen.findByText('Status updated')).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: 'Next message' }));
    await waitFor(() => expect(address()).toBe('/admin/messages/m2?status=new'));
  });

  it('changes the status of the selected messages with another one', async () => {
    responseList();
    const requests = mockEndpoint(updateMessages, ({ body }) => ({
      updated: (body as { ids: string[] }).ids.length,
    }));
    const updates = responseUpdate();
    const { user } = await renderAdmin('/admin/messages');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    // The actions take the place of the toolbar.
    expect(screen.getByLabelText('Search messages...')).not.toBeVisible();
    const group = screen.getByRole('group', { name: 'Mark as:' });
    await user.click(within(group).getByRole('button', { name: 'Processing' }));
    expect(await screen.findByText('Status updated')).toBeVisible();
    expect(updates.map(({ params }) => params)).toEqual([{ id: 'm1' }]);
    await user.click(within(group).getByRole('button', { name: 'New' }));
    expect(await screen.findByText('2 messages were updated.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ ids: ['m1', 'm2'], status: 'new' }]);
  });

  it('completes several with one note', async () => {
    responseList();
    const requests = mockEndpoint(updateMessages, () => ({ updated: 2 }));
    const { user } = await renderAdmin('/admin/messages');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const group = screen.getByRole('group', { name: 'Mark as:' });
    await user.click(within(group).getByRole('button', { name: 'Completed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Note' });
    expect(within(dialog).getByText(/^For 2 messages\./)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Resolution Note'), 'Answered by phone');
    await user.click(within(dialog).getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('2 messages were updated.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      { ids: ['m1', 'm2'], status: 'completed', adminNote: 'Answered by phone' },
    ]);
  });

  it('explains an empty search result, and clears the search', async () => {
    mockEndpoint(listMessages, ({ query }) =>
      query.search
        ? { messages: [], pagination: { totalItems: 0, totalPages: 0 } }
        : { messages: stored, pagination: { totalItems: 2, totalPages: 1 } },
    );
    const { user, url: address } = await renderAdmin('/admin/messages?search=marble&status=new');
    expect(await screen.findByText('Nothing matches the search or the filters.')).toBeVisible();
    expect(screen.queryByText(/^No messages found/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Railings')).toBeVisible();
    expect(address()).toBe('/admin/messages');
    expect(screen.getByRole('searchbox', { name: 'Search messages...' })).toHaveValue('');
  });

  it('deletes one message after confirmation', async () => {
    responseList();
    const deletions = responseDeletion();
    const { user } = await renderAdmin('/admin/messages');
    await user.click(await screen.findByRole('button', { name: 'Delete the message from Omar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete message?' });
    expect(deletions).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Kitchen')).toBeNull());
    expect(deletions).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });

  it('deletes the open message, and returns to the list', async () => {
    responseList();
    responseDeletion();
    mockEndpoint(readMessage, () => aMessageWithDetails({ id: 'm2', name: 'Omar' }));
    const { user, url: address } = await renderAdmin('/admin/messages');
    await user.click(await screen.findByRole('link', { name: 'View the message from Omar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' });
    const opener = await within(dialog).findByRole('button', { name: 'Delete' });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    const question = await screen.findByRole('alertdialog', { name: 'Delete message?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Kitchen')).toBeNull());
    await waitFor(() => expect(address()).toBe('/admin/messages'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });

  it('deletes several, and shows the previous page when the last one is empty', async () => {
    stored = Array.from({ length: 4 }, (_, index) => aMessage({ id: `m${index}`, name: `Visitor ${index}` }));
    responseList(2);
    const deletions = mockEndpoint(deleteMessages, ({ body }) => {
      const { ids } = body as { ids: string[] };
      stored = stored.filter(({ id }) => !ids.includes(id));
      return { deleted: ids.length };
    });
    const { user, url: address } = await renderAdmin('/admin/messages?page=2');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete (2)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 messages?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 messages were deleted.')).toBeVisible();
    expect(deletions.map(({ body }) => body)).toEqual([{ ids: ['m2', 'm3'] }]);
    expect(await screen.findByText('Visitor 1')).toBeVisible();
    expect(address()).toBe('/admin/messages');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });

  it('shows the empty state', async () => {
    stored = [];
    responseList();
    await renderAdmin('/admin/messages');
    expect(
      await screen.findByText('No messages found. All messages from the contact form will appear here.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('offers a retry when the list fails', async () => {
    let isDown = true;
    mockEndpoint(listMessages, () =>
      isDown
        ? new MockError(500, { message: 'Something went wrong on our side. Please try again.' })
        : { messages: stored, pagination: { totalItems: 2, totalPages: 1 } },
    );
    const { user } = await renderAdmin('/admin/messages');
    expect(await screen.findByText('Failed to fetch messages')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Railings')).toBeVisible();
  });

  it('asks before a note is lost', async () => {
    responseList();
    const { user } = await renderAdmin('/admin/messages');
    await choose(user, 'Status of the message from Noor', 'Completed');
    await user.type(await screen.findByLabelText('Resolution Note'), 'Visited on Sunday');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard the changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Resolution Note')).toHaveValue('Visited on Sunday');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
