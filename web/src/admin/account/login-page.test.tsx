import { logInAdmin, logOutAdmin, readAdmin, readDashboard } from '@alnafitha/contract';
import { aDashboard, anAdmin } from '@alnafitha/contract/factories';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const empty = aDashboard();
const nobody = () => new MockError(401, { message: 'Please sign in first' });

describe('admin login', () => {
  it("is the guard's redirect without a session", async () => {
    mockEndpoint(readAdmin, nobody);
    const { url: address } = await renderAdmin('/admin/messages');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(address()).toBe('/admin/login');
  });

  it("redirects to the dashboard with the administrator's name", async () => {
    mockEndpoint(readAdmin, nobody);
    mockEndpoint(readDashboard, () => empty);
    const requests = mockEndpoint(logInAdmin, () => anAdmin({ name: 'Huda' }));
    const { user, url: address } = await renderAdmin('/admin/login');
    await user.type(await screen.findByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText(/^Good .*, Huda$/)).toBeVisible();
    expect(await screen.findByText('Admin login successful')).toBeVisible();
    expect(address()).toBe('/admin');
    expect(requests.map(({ body }) => body)).toEqual([{ username: 'admin', password: 'secret' }]);
  });

  it('is skipped with a session', async () => {
    mockEndpoint(readAdmin, () => anAdmin());
    mockEndpoint(readDashboard, () => empty);
    const { url: address } = await renderAdmin('/admin/login');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin');
  });

  it('reports missing fields', async () => {
    mockEndpoint(readAdmin, nobody);
    const { user } = await renderAdmin('/admin/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
  });

  it('shows why it was rejected and keeps the input', async () => {
    mockEndpoint(readAdmin, nobody);
    mockEndpoint(
      logInAdmin,
      () => new MockError(401, { message: 'Please check your credentials and try again.' }),
    );
    const { user } = await renderAdmin('/admin/login');
    await user.type(await screen.findByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    const form = within(screen.getByRole('main'));
    expect(await form.findByText('Please check your credentials and try again.')).toBeVisible();
    expect(screen.getByText('Admin login failed')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('admin');
  });

  it('shows the typed password on request', async () => {
    mockEndpoint(readAdmin, nobody);
    const { user } = await renderAdmin('/admin/login');
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('returns after the logout', async () => {
    mockEndpoint(readAdmin, () => anAdmin());
    mockEndpoint(logOutAdmin, () => ({ done: true as const }));
    const { user, url: address } = await renderAdmin('/admin/settings');
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(await screen.findByText('Admin logout successful')).toBeVisible();
    expect(address()).toBe('/admin/login');
  });

  it('stays signed in when the logout fails', async () => {
    mockEndpoint(readAdmin, () => anAdmin());
    mockEndpoint(
      logOutAdmin,
      () => new MockError(500, { message: 'Something went wrong on our side. Please try again.' }),
    );
    const { user } = await renderAdmin('/admin/settings');
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('An error occurred during logout. Please try again.')).toBeVisible();
    expect(screen.getByText('Content coming soon')).toBeInTheDocument();
  });
});
