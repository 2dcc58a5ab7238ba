import {
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  readAdmin,
  readUser,
} from '@alnafitha/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';

/** `call` that returns null when nobody is signed in (401) or the user lacks the role (403). */
export async function callForSession<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointResponse<E> | null> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** The two sessions are independent; data is null when nobody is signed in. */
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
