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
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';
import { createQueryClient } from '../../shared/app/query-client';
import { Providers } from '../app/providers';
import { callAsAdmin } from '../session/as-admin';
import { ReauthenticationDialog } from './re-authentication-dialog';

const ENDED = 'Your session has ended';
const rejection = new MockError(401, { message: ERROR_MESSAGES.signInRequired });
let hasSession: boolean;

beforeEach(() => {
  hasSession = true;
  const list = {
    messages: [aMessage({ id: 'm1', name: 'Noor' })],
    pagination: { totalItems: 1, totalPages: 1 },
  };
  mockEndpoint(listMessages, () => (hasSession ? list : rejection));
  mockEndpoint(readMessage, () => (hasSession ? aMessageWithDetails({ id: 'm1', name: 'Noor' }) : rejection));
  mockEndpoint(logInAdmin, ({ body }) => {
    hasSession = (body as { password: string }).password === 'right';
    return hasSession ? anAdmin() : new MockError(401, { message: ERROR_MESSAGES.credentialsRejected });
  });
});

/** Types a note and submits it after the session has ended. */
async function completeTooLate() {
  const updates = mockEndpoint(updateMessage, ({ body }) =>
    hasSession ? aMessageWithDetails({ id: 'm1', name: 'Noor', ...(body as object) }) : rejection,
  );
  const app = await renderAdmin('/admin/messages', { admin: anAdmin({ username: 'huda' }) });
  await app.choose('Status of the message from Noor', 'Completed');
  await app.user.type(await screen.findByLabelText('Resolution Note'), 'Measured');
  hasSession = false;
  await app.press('Complete');
  return { ...app, updates, dialog: await findDialog(ENDED) };
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
  mockEndpoint(readAdmin, () => anAdmin());
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Providers queryClient={createQueryClient()} initialLanguage="en">
        <Late />
      </Providers>
    </MemoryRouter>,
  );
  return { user: userEvent.setup() };
}

it('asks for the password over the form until it is right, and saves the input', async () => {
  const { user, answer, dialog, updates, url } = await completeTooLate();
  expect(dialog.getByLabelText('Username')).toHaveValue('huda');
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
  await user.keyboard('wrong{Enter}');
  expect(await screen.findByText('Admin login failed')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await answer('Leave the panel?', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: ENDED })).toBeVisible();
  expect(screen.getByLabelText('Resolution Note')).toHaveValue('Measured');
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByText('Status updated')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { status: 'completed', adminNote: 'Measured' };
  expect(updates).toMatchObject([{ body }, { body }]);
  expect(url()).toBe('/admin/messages');
});

it('asks for the code of a second factor, too', async () => {
  const { user, dialog } = await completeTooLate();
  mockEndpoint(logInAdmin, ({ body }) => {
    const message = ERROR_MESSAGES.codeRequired;
    hasSession = (body as { code?: string }).code === '123456';
    return hasSession ? anAdmin() : new MockError(401, { message, secondFactor: true });
  });
  await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
  await user.type(await dialog.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Status updated')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reopens above a dialog that was opened after it', async () => {
  const { user } = renderLate();
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await findDialog(ENDED);
  fireEvent.click(screen.getByText('Open'));
  expect(await screen.findByRole('dialog', { name: 'Late' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: ENDED })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await findDialog(ENDED);
  await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('leads to the login when the panel is left, and to a page that was opened without a session', async () => {
  hasSession = false;
  const left = await renderAdmin('/admin/messages/m1');
  await left.press('Leave the panel');
  await left.answer('Leave the panel?', 'Leave the panel');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(left.url()).toBe('/admin/login');
  cleanup();
  const { user } = await renderAdmin('/admin/messages/m1');
  const dialog = await findDialog(ENDED);
  await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
  const message = await findDialog('Message Details');
  expect((await message.findAllByText('Noor'))[0]).toBeVisible();
  expect(screen.queryByRole('dialog', { name: ENDED })).toBeNull();
});
