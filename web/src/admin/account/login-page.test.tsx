import { ERROR_MESSAGES, logInAdmin, logOutAdmin, readDashboard } from '@alnafitha/contract';
import { aDashboard, anAdmin } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';

const nobody = { admin: new MockError(401, { message: 'Please sign in first' }) };

it("is the guard's redirect without a session, and shows the typed password on request", async () => {
  const { user, press, url } = await renderAdmin('/admin/messages', nobody);
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(url()).toBe('/admin/login');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await press('Show password');
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('secret');
  await press('Show password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('reports missing fields and why it was rejected, keeps the input, and leads to the dashboard', async () => {
  const message = 'Please check your credentials and try again.';
  mockEndpoint(logInAdmin, () => new MockError(401, { message }));
  const { user, press, url } = await renderAdmin('/admin/login', nobody);
  await press('Login');
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  await user.type(screen.getByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await within(screen.getByRole('main')).findByText(message)).toBeVisible();
  expect(await screen.findByText('Admin login failed')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  mockEndpoint(readDashboard, () => aDashboard());
  const requests = mockEndpoint(logInAdmin, () => anAdmin({ name: 'Huda' }));
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByText(/^Good .*, Huda$/)).toBeVisible();
  expect(await screen.findByText('Admin login successful')).toBeVisible();
  expect(url()).toBe('/admin');
  expect(requests.map(({ body }) => body)).toEqual([{ username: 'admin', password: 'secret' }]);
});

it.each([
  ['a response without a message', () => new MockError(401, '')],
  ["a page of the platform's", () => new MockError(503, '<h1>Service Unavailable</h1>')],
  ['an empty message', () => new MockError(500, { message: '' })],
])('asks to check the credentials after %s', async (_, response) => {
  mockEndpoint(logInAdmin, response);
  const { user } = await renderAdmin('/admin/login', nobody);
  await user.type(await screen.findByLabelText('Username'), 'huda');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  // In the form and in the toast.
  expect(await screen.findAllByText('Please check your credentials and try again.')).toHaveLength(2);
});

it('asks for a code after the right password only, and sends it with the trust', async () => {
  const codeError = (message: string) =>
    new MockError(401, { message, issues: [{ path: 'code', message }], secondFactor: true });
  const requests = mockEndpoint(logInAdmin, ({ body }) => {
    const { password, code } = body as { password: string; code?: string };
    if (password !== 'secret') return new MockError(401, { message: ERROR_MESSAGES.credentialsRejected });
    if (code === '123456') return anAdmin({ name: 'Huda', secondFactor: true, recoveryCodes: 10 });
    return codeError(code ? ERROR_MESSAGES.codeWrong : ERROR_MESSAGES.codeRequired);
  });
  const { user, press } = await renderAdmin('/admin/login', nobody);
  await user.type(await screen.findByLabelText('Username'), 'huda');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Admin login failed')).toBeVisible();
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(screen.getByText('The password is right. Now comes the second step, a code.')).toBeVisible();
  expect(screen.queryByText(/^Enter your credentials/)).toBeNull();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAccessibleDescription('Enter the code of your authenticator app, or a recovery code');
  await press('Login');
  await waitFor(() => expect(code).toHaveAccessibleDescription(ERROR_MESSAGES.codeRequired));
  await user.click(screen.getByLabelText('Trust this browser for 30 days'));
  await user.type(code, '654321{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(ERROR_MESSAGES.codeWrong));
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
  mockEndpoint(readDashboard, () => aDashboard());
  // The wrong code is selected.
  await user.keyboard('١٢٣ ٤٥٦{Enter}');
  expect(await screen.findByText(/^Good .*, Huda$/)).toBeVisible();
  const credentials = { username: 'huda', password: 'secret' };
  expect(requests.slice(1).map(({ body }) => body)).toEqual([
    credentials,
    { ...credentials, code: '654321', trust: true },
    { ...credentials, code: '123456', trust: true },
  ]);
});

it('keeps the code after too many wrong ones, and without a connection, and leads back to another account', async () => {
  const message = ERROR_MESSAGES.codeRequired;
  mockEndpoint(logInAdmin, () => new MockError(401, { message, secondFactor: true }));
  const { user, press } = await renderAdmin('/admin/login', nobody);
  await user.type(await screen.findByLabelText('Username'), 'huda');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  const code = await screen.findByLabelText('Code');
  await user.type(code, '654321');
  mockEndpoint(logInAdmin, () => new MockError(429, { message: ERROR_MESSAGES.codesLocked }));
  await press('Login');
  expect((await screen.findAllByText(ERROR_MESSAGES.codesLocked))[0]).toBeVisible();
  mockNetworkError(logInAdmin);
  await press('Login');
  expect((await screen.findAllByText(/^No connection/))[0]).toBeVisible();
  expect(code).toHaveValue('654321');
  expect(code).toHaveFocus();
  await press('Use another account');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  for (const label of ['Username', 'Password']) expect(screen.getByLabelText(label)).toHaveValue('');
});

it('is skipped with a session', async () => {
  mockEndpoint(readDashboard, () => aDashboard());
  const { url } = await renderAdmin('/admin/login');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(url()).toBe('/admin');
});

it('follows a logout, unless that fails', async () => {
  mockEndpoint(logOutAdmin, () => new MockError(500, ''));
  const { user, press, url } = await renderAdmin('/admin/settings');
  await press('User menu');
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('An error occurred during logout. Please try again.')).toBeVisible();
  expect(await screen.findByText('Content coming soon')).toBeInTheDocument();
  mockEndpoint(logOutAdmin, () => ({ done: true as const }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await screen.findByText('Admin logout successful')).toBeVisible();
  expect(url()).toBe('/admin/login');
});
