import { anAdmin } from '@alnafitha/contract/factories';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sessionQueries } from './session-queries';
import { broadcastLogout, forgetSession, onLoggedOut } from './shared-logout';

it('tells other tabs which session ended', async () => {
  const listeners = { user: vi.fn(), admin: vi.fn() };
  const stops = [onLoggedOut('user', listeners.user), onLoggedOut('admin', listeners.admin)];
  broadcastLogout('admin');
  await vi.waitFor(() => expect(listeners.admin).toHaveBeenCalledOnce());
  expect(listeners.user).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

it('removes cached admin data but no public data', () => {
  const client = new QueryClient();
  const admin = anAdmin();
  client.setQueryData(sessionQueries.admin.queryKey, admin);
  client.setQueryData(['admin', 'messages'], ['private']);
  client.setQueryData(['services'], ['public']);
  forgetSession(client, 'admin');
  expect(client.getQueryData(sessionQueries.admin.queryKey)).toBeNull();
  expect(client.getQueryData(['admin', 'messages'])).toBeUndefined();
  expect(client.getQueryData(['services'])).toEqual(['public']);
});
