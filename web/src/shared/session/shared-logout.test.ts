import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sessionQueries } from './session-queries';
import { forgetSession, onLoggedOut, sayLoggedOut } from './shared-logout';

it('tells other tabs which session has ended', async () => {
  const heard = { user: vi.fn(), admin: vi.fn() };
  const stops = [onLoggedOut('user', heard.user), onLoggedOut('admin', heard.admin)];
  sayLoggedOut('admin');
  await vi.waitFor(() => expect(heard.admin).toHaveBeenCalledOnce());
  expect(heard.user).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

it('forgets what an administrator saw, and keeps what everybody may see', () => {
  const client = new QueryClient();
  const admin = { id: 'a', username: 'admin', name: 'Admin' };
  client.setQueryData(sessionQueries.admin.queryKey, admin);
  client.setQueryData(['admin', 'messages'], ['private']);
  client.setQueryData(['services'], ['public']);
  forgetSession(client, 'admin');
  expect(client.getQueryData(sessionQueries.admin.queryKey)).toBeNull();
  expect(client.getQueryData(['admin', 'messages'])).toBeUndefined();
  expect(client.getQueryData(['services'])).toEqual(['public']);
});
