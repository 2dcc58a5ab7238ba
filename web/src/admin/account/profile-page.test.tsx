import {
  type Activity,
  changePassword,
  ERROR_MESSAGES,
  endSession,
  readActivity,
  readDashboard,
  reportActivity,
  signOutOthers,
  updateProfile,
} from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const DONE = { done: true } as const;

const HUDA = anAdmin({ username: 'huda', name: 'Huda' });

const AT = '2026-03-01T12:00:00.000Z';
const ACTIVITY: Activity = {
  sessions: [
    { id: 's1', at: AT, current: true, device: 'Chrome, Windows', network: '203.0.113.0/24' },
    { id: 's2', at: AT, current: false, device: 'Safari, iPhone' },
    { id: 's3', at: AT, current: false },
  ],
  events: (
    ['newDevice', 'passwordChanged', 'factorAdded', 'recoveryCodeUsed', 'factorReset', 'reported'] as const
  ).map((kind) => ({ id: kind, kind, at: AT, device: 'Chrome, Windows' })),
};
beforeEach(() => {
  mockEndpoint(readActivity, () => ACTIVITY);
});

const renderProfile = (language?: 'ar') => renderAdmin('/admin/profile', { language, admin: HUDA });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Fills the two passwords in, and returns the section of the form. */
async function fillPasswords(user: UserEvent, current: string, password: string) {
  const form = await section('Password');
  await user.type(form.getByLabelText('Current password'), current);
  await user.type(form.getByLabelText('New password'), password);
  return form;
}

it('is opened from the user menu, saves the name once after a double click, and shows it there', async () => {
  const requests = mockEndpoint(updateProfile, () => anAdmin({ username: 'huda', name: 'Huda A.' }));
  const { user, press, url } = await renderAdmin('/admin/settings', { admin: HUDA });
  await press('User menu');
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  const form = await section('Name');
  expect(url()).toBe('/admin/profile');
  await user.type(form.getByLabelText('Name'), ' A. ');
  await user.dblClick(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name saved')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Huda A.' }]);
  expect(form.getByLabelText('Name')).toHaveValue('Huda A.');
  await press('User menu');
  expect(within(screen.getByRole('region', { name: 'User menu' })).getByText('Huda A.')).toBeVisible();
});

it('shows why a password is rejected at its field, and changes it, with fields that a password manager understands', async () => {
  const issues = [{ path: 'current', message: ERROR_MESSAGES.passwordWrong }];
  const rejection = new MockError(400, { message: ERROR_MESSAGES.checkFields, issues });
  const rejected = mockEndpoint(changePassword, () => rejection);
  const { user } = await renderProfile();
  const form = await fillPasswords(user, 'wrong', 'short');
  const [current, password] = ['Current password', 'New password'].map((name) => form.getByLabelText(name));
  await user.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(ERROR_MESSAGES.passwordTooShort));
  expect(rejected).toEqual([]);

  await fillPasswords(user, ' password', ' doors by the sea');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(current).toHaveAccessibleDescription(ERROR_MESSAGES.passwordWrong));
  expect(current).toHaveFocus();
  const autofill = [...document.querySelectorAll<HTMLInputElement>('form input[autocomplete]')];
  expect(autofill.map(({ autocomplete, value }) => [autocomplete, value]).slice(-3)).toEqual([
    ['username', 'huda'],
    ['current-password', 'wrong password'],
    ['new-password', 'short doors by the sea'],
  ]);
  await waitFor(() => expect(form.getByRole('button', { name: 'Change password' })).toBeEnabled());

  const requests = mockEndpoint(changePassword, () => DONE);
  await user.dblClick(form.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/^Password changed\./)).toBeVisible();
  const body = { current: 'wrong password', password: 'short doors by the sea' };
  expect(requests.map((request) => request.body)).toEqual([body]);
  for (const field of [current, password]) expect(field).toHaveValue('');
});

it('lists the open sessions, ends one alone, and signs out everywhere else, or says why it did not', async () => {
  const { user, press } = await renderProfile();
  const sessions = await section('Open sessions');
  await sessions.findByText('Safari, iPhone');
  const rows = sessions.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Chrome, Windows203.0.113.0/24 · 1 Mar 2026, 15:00This browser',
    'Safari, iPhone1 Mar 2026, 15:00End',
    'Unknown device1 Mar 2026, 15:00End',
  ]);
  const [end] = sessions.getAllByRole('button', { name: 'End' });
  expect(end).toHaveAccessibleDescription(/Safari, iPhone/);
  const ended = mockEndpoint(endSession, () => DONE);
  mockEndpoint(readActivity, () => ({ ...ACTIVITY, sessions: ACTIVITY.sessions.slice(0, 1) }));
  await user.click(end as HTMLElement);
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  expect(ended.map(({ params }) => params)).toEqual([{ id: 's2' }]);
  mockEndpoint(signOutOthers, () => new MockError(503, { message: ERROR_MESSAGES.unavailable }));
  await press('Sign out everywhere else');
  expect(await screen.findByText(ERROR_MESSAGES.unavailable)).toBeVisible();
  mockEndpoint(signOutOthers, () => DONE);
  await press('Sign out everywhere else');
  expect(await screen.findByText('You are signed out in all other browsers.')).toBeVisible();
});

it('lists what happened, and shows why it could not be loaded', async () => {
  mockEndpoint(readActivity, () => new MockError(503, { message: ERROR_MESSAGES.unavailable }));
  const { user } = await renderProfile();
  const activity = await section('Activity');
  expect(await activity.findByText(ERROR_MESSAGES.unavailable)).toBeVisible();
  mockEndpoint(readActivity, () => ACTIVITY);
  await user.click(activity.getByRole('button', { name: 'Retry' }));
  await activity.findByText('New device');
  expect(activity.getAllByRole('listitem')).toHaveLength(5);
  await user.click(activity.getByRole('button', { name: 'Show all' }));
  expect(activity.getAllByRole('listitem')).toHaveLength(6);
  expect(activity.getByText('Account reported as stolen')).toBeVisible();
});

it('"That wasn’t me" asks, and leaves the new password only', async () => {
  const reports = mockEndpoint(reportActivity, () => DONE);
  const { press, answer, user } = await renderProfile();
  await press('That wasn’t me');
  await answer('That wasn’t me', 'Cancel');
  expect(reports).toEqual([]);
  await press('That wasn’t me');
  await answer('That wasn’t me', 'Sign out everywhere else');
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  mockEndpoint(changePassword, () => DONE);
  await user.type(screen.getByLabelText('Current password'), 'stolen password');
  await user.type(screen.getByLabelText('New password'), 'doors by the sea');
  await press('Change password');
  expect(await screen.findByRole('region', { name: 'Open sessions' })).toBeVisible();
});

it('an account whose password was reported sees nothing else', async () => {
  const read = mockEndpoint(readDashboard, () => new MockError(403, { message: 'x' }));
  await renderAdmin('/admin', { admin: { ...HUDA, required: 'newPassword' } });
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(read).toEqual([]);
});

it('is completely in Arabic', async () => {
  const { user } = await renderProfile('ar');
  const form = await section('كلمة المرور');
  await user.type(form.getByLabelText('كلمة المرور الجديدة'), 'short');
  await user.click(form.getByRole('button', { name: 'تغيير كلمة المرور' }));
  await waitFor(() =>
    expect(form.getByLabelText('كلمة المرور الجديدة')).toHaveAccessibleDescription(
      'يجب ألا تقل كلمة المرور عن 12 حرفًا',
    ),
  );
  await screen.findByText('هذا المتصفح');
  const page = screen.getByRole('main').textContent?.replace(/Huda|Chrome, Windows|Safari, iPhone/g, '');
  expect(page).not.toMatch(/[a-z]/i);
});
