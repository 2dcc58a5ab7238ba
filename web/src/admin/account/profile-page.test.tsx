import { changePassword, ERROR_MESSAGES, signOutOthers, updateProfile } from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const DONE = { done: true } as const;

const HUDA = anAdmin({ username: 'huda', name: 'Huda' });

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

it('signs out everywhere else, or says why it did not', async () => {
  mockEndpoint(signOutOthers, () => new MockError(503, { message: ERROR_MESSAGES.unavailable }));
  const { press } = await renderProfile();
  await press('Sign out everywhere else');
  expect(await screen.findByText(ERROR_MESSAGES.unavailable)).toBeVisible();
  mockEndpoint(signOutOthers, () => DONE);
  await press('Sign out everywhere else');
  expect(await screen.findByText('You are signed out in all other browsers.')).toBeVisible();
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
  const page = screen.getByRole('main').textContent?.replace('Huda', '');
  expect(page).not.toMatch(/[a-z]/i);
});
