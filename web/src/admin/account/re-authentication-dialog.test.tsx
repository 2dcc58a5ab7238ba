import {
  ERROR_MESSAGES,
  listMessages,
  logInAdmin,
  readAdmin,
  readMessage,
  updateMessage,
} from '@alnafitha/contract';
import { aMessage, aMessageWithDetails, anAdmin } from '@alnafitha/contract/factories';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';
import { createQueryClient } from '../../shared/app/query-client';
import { Providers } from '../app/providers';
import { callAsAdmin } from '../session/as-admin';
import { ReauthenticationDialog } from './re-authentication-dialog';

const ENDED = { name: 'Your session has ended' };
let hasSession: boolean;
let rejection: MockError;

beforeEach(() => {
  hasSession = true;
  rejection = new MockError(401, { message: ERROR_MESSAGES.signInRequired });
  const list = {
    messages: [aMessage({ id: 'm1', name: 'Noor' })],
    pagination: { totalItems: 1, totalPages: 1 },
  };
  mockEndpoint(readAdmin, () => anAdmin({ username: 'huda' }));
  mockEndpoint(listMessages, () => (hasSession ? list : rejection));
  mockEndpoint(readMessage, () => (hasSession ? aMessageWithDetails({ id: 'm1', name: 'Noor' }) : rejection));
  mockEndpoint(logInAdmin, ({ body }) => {
    hasSession = (body as { password: string }).password === 'right';
    return hasSession ? anAdmin() : new MockError(401, { message: ERROR_MESSAGES.credentialsRejected });
  });
});

function responseUpdate() {
  return mockEndpoint(updateMessage, ({ body }) =>
    hasSession ? aMessageWithDetails({ id: 'm1', name: 'Noor', ...(body as object) }) : rejection,
  );
}

/** Types a note and submits it after the session has ended. */
async function completeTooLate(user: UserEvent) {
  await user.click(await screen.findByRole('combobox', { name: 'Status of the message from Noor' }));
  await user.click(screen.getByRole('option', { name: 'Completed' }));
  await user.type(await screen.findByLabelText('Resolution Note'), 'Measured');
  hasSession = false;
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  return within(await screen.findByRole('dialog', ENDED));
}

/** A page with a query, and a dialog with a mutation. */
function Late() {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const load = () => callAsAdmin(listMessages, { query: { page: 1, limit: 10, search: '' } });
  return (
    <>
      <button type="button" onClick={() => void load()}>
        Load
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen}>
        <DialogTitle>Late</DialogTitle>
        <button type="button" onClick={() => void load().then(() => setSaved(true))}>
          Save
        </button>
        {isSaved && 'Saved'}
      </Dialog>
      <ReauthenticationDialog />
    </>
  );
}

function renderLate() {
  hasSession = false;
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <Late />
      </Providers>
    </MemoryRouter>,
  );
  return { user: userEvent.setup() };
}

describe('a session that ends during an edit', () => {
  it('asks for the password over the form, and saves the input', async () => {
    const updates = responseUpdate();
    const { user, url: address } = await renderAdmin('/admin/messages');
    const dialog = await completeTooLate(user);
    expect(dialog.getByLabelText('Username')).toHaveValue('huda');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await user.keyboard('right{Enter}');
    expect(await screen.findByText('Status updated')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(updates.map(({ body }) => body)).toEqual(
      Array(2).fill({ status: 'completed', adminNote: 'Measured' }),
    );
    expect(address()).toBe('/admin/messages');
  });

  it("asks a user without an administrator's session, too", async () => {
    rejection = new MockError(403, { message: ERROR_MESSAGES.adminRequired });
    responseUpdate();
    const { user } = await renderAdmin('/admin/messages');
    const dialog = await completeTooLate(user);
    await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText('Status updated')).toBeInTheDocument();
  });

  it('stays, with the form below, after a wrong password and after Escape', async () => {
    responseUpdate();
    const { user } = await renderAdmin('/admin/messages');
    const dialog = await completeTooLate(user);
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Admin login failed')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave the panel?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', ENDED)).toBeVisible();
    expect(screen.getByLabelText('Resolution Note')).toHaveValue('Measured');
  });

  it('redirects to the login when dismissed', async () => {
    const updates = responseUpdate();
    const { user, url: address } = await renderAdmin('/admin/messages');
    const dialog = await completeTooLate(user);
    await user.click(dialog.getByRole('button', { name: 'Leave the panel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave the panel?' });
    await user.click(within(question).getByRole('button', { name: 'Leave the panel' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(address()).toBe('/admin/login');
    expect(updates).toHaveLength(1);
  });

  it('reopens above a dialog that was opened after it', async () => {
    const { user } = renderLate();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await screen.findByRole('dialog', ENDED);
    fireEvent.click(screen.getByText('Open'));
    expect(await screen.findByRole('dialog', { name: 'Late' })).toBeVisible();
    expect(screen.queryByRole('dialog', ENDED)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', ENDED));
    await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('loads a page that was opened without a session', async () => {
    hasSession = false;
    const { user } = await renderAdmin('/admin/messages/m1');
    const dialog = within(await screen.findByRole('dialog', ENDED));
    await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
    const message = await screen.findByRole('dialog', { name: 'Message Details' });
    expect((await within(message).findAllByText('Noor'))[0]).toBeVisible();
    expect(screen.queryByRole('dialog', ENDED)).toBeNull();
  });
});
