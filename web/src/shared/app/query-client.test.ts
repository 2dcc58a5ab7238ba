import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

it('without a connection, mutations and queries fail at once, and are not sent later', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  const fail = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const mutation = client.getMutationCache().build(client, { mutationFn: fail });
  await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(TypeError);
  await expect(client.fetchQuery({ queryKey: ['list'], queryFn: fail })).rejects.toBeInstanceOf(TypeError);
  expect(fail).toHaveBeenCalledTimes(2);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(fail).toHaveBeenCalledTimes(2);
});
