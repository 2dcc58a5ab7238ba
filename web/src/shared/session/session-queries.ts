import { readAdmin, readUser } from '@alnafitha/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callForSession } from '../api/call';

/** The two sessions are independent of each other. Data is null when nobody is signed in. */
export const sessionQueries = {
  user: queryOptions({ queryKey: ['session', 'user'], queryFn: () => callForSession(readUser, {}) }),
  admin: queryOptions({ queryKey: ['session', 'admin'], queryFn: () => callForSession(readAdmin, {}) }),
};

export function useUser() {
  return useQuery(sessionQueries.user);
}

export function useAdmin() {
  return useQuery(sessionQueries.admin);
}
