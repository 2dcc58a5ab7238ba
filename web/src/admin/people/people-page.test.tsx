import {
  acceptInvitation,
  changePerson,
  ERROR_MESSAGES,
  invitePerson,
  listPeople,
  type Person,
  readDashboard,
  readInvitation,
} from '@alnafitha/contract';
import { aDashboard, anAdmin } from '@alnafitha/contract/factories';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '../../../testing/fill';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const aPerson = (changes: Partial<Person> = {}): Person => ({
  ...{ id: 'p1', username: 'noor@example.com', name: 'Noor A.', email: 'noor@example.com' },
  ...{ role: 'content', state: 'active', secondFactor: false, ...changes },
});
const ME = aPerson({ id: 'admin-1', name: 'Site Administrator', role: 'administrator', secondFactor: true });
const TOKEN = 'x'.repeat(43);

const openPeople = (people: readonly Person[]) => {
  mockEndpoint(listPeople, () => ({ people: [...people] }));
  return renderAdmin('/admin/people');
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

it('lists everybody with role, state and second factor, and a mail that was refused', async () => {
  const mail = { state: 'refused', at: '2026-03-01T09:00:00.000Z', error: 'EENVELOPE' } as const;
  await openPeople([ME, aPerson({ state: 'invited', mail, name: '<b>Noor</b>\u202e' })]);
  const own = await rowOf('Site Administrator');
  expect(own.getByText('You')).toBeVisible();
  expect(own.getByText('Second factor on')).toBeVisible();
  const invited = await rowOf('<b>Noor</b>\u202e');
  expect(invited.getByText('Invited')).toBeVisible();
  expect(invited.getByText(/This address does not exist/)).toBeVisible();
  expect(invited.queryByText(/Second factor/)).toBeNull();
});

it('invites by mail, and keeps what is typed when that is refused', async () => {
  const { press, choose } = await openPeople([ME]);
  const requests = mockEndpoint(invitePerson, ({ body }) =>
    Object(body).email === 'noor@example.com'
      ? { people: [ME, aPerson({ state: 'invited' })] }
      : new MockError(409, {
          message: ERROR_MESSAGES.recipientRepeated,
          issues: [{ path: 'email', message: ERROR_MESSAGES.recipientRepeated }],
        }),
  );
  await press('Invite a colleague');
  const dialog = await findDialog('Invite a colleague');
  fill(dialog.getByLabelText('Name'), 'Noor A.');
  fill(dialog.getByLabelText('Email'), 'taken@example.com');
  fill(dialog.getByLabelText('Current password'), 'secret');
  await choose('Role', 'Enquiries only');
  await press('Invite');
  expect(await dialog.findByText(ERROR_MESSAGES.recipientRepeated)).toBeVisible();
  fill(dialog.getByLabelText('Email'), 'noor@example.com');
  await press('Invite');
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  expect(await screen.findByText('Invited')).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({
    name: 'Noor A.',
    role: 'desk',
    language: 'en',
    password: 'secret',
  });
});

it('offers what a state allows, and says why the last administrator stays', async () => {
  const { choose, press, user } = await openPeople([ME, aPerson({ state: 'disabled' })]);
  mockEndpoint(changePerson, () => new MockError(409, { message: ERROR_MESSAGES.lastAdministrator }));
  await user.click((await rowOf('Noor A.')).getByRole('button', { name: 'Change' }));
  const noor = await findDialog('Noor A.');
  await user.click(noor.getByRole('combobox', { name: 'What changes' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Enable the account',
    'Remove',
  ]);
  await user.keyboard('{Escape}');
  await press('Cancel');
  await user.click((await rowOf('Site Administrator')).getByRole('button', { name: 'Change' }));
  const own = await findDialog('Site Administrator');
  await choose('What changes', 'Disable the account');
  fill(own.getByLabelText('Current password'), 'secret');
  await press('Disable the account');
  expect(await screen.findByText(ERROR_MESSAGES.lastAdministrator, { exact: false })).toBeVisible();
});

it('an invitation sets the password and opens the panel, in a browser with the session of another, too', async () => {
  mockEndpoint(readDashboard, () => aDashboard());
  mockEndpoint(readInvitation, () => ({
    name: 'Noor A.',
    username: 'noor@example.com',
    role: 'content' as const,
  }));
  const requests = mockEndpoint(acceptInvitation, () =>
    anAdmin({ id: 'p1', name: 'Noor A.', role: 'content' }),
  );
  const { press, url } = await renderAdmin(`/admin/invitation#${TOKEN}`);
  expect(await screen.findByText('Noor A., choose a password. Your role: Content only.')).toBeVisible();
  expect(await screen.findByText(/signed in as Site Administrator; that session ends/)).toBeVisible();
  fill(screen.getByLabelText('New password'), 'blue doors by the sea');
  await press('Set the password and sign in');
  await expect.poll(url).toBe('/admin');
  expect(requests.at(-1)?.body).toEqual({ token: TOKEN, password: 'blue doors by the sea' });
  expect(await screen.findByText(/, Noor A\./)).toBeVisible();
});

it('says that an invitation has ended', async () => {
  mockEndpoint(readInvitation, () => new MockError(404, { message: ERROR_MESSAGES.invitationEnded }));
  await renderAdmin(`/admin/invitation#${TOKEN}`);
  expect(await screen.findByText(ERROR_MESSAGES.invitationEnded)).toBeVisible();
});
