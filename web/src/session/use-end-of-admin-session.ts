import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error';
import { sessionQueries } from './session-queries';

/**
 * Takes a 401 on any call of the panel (its keys begin with `admin`) for the end of the session: the guard then
 * leads to the login.
 */
export function useEndOfAdminSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const judge = (key: readonly unknown[] | undefined, error: unknown) => {
      if (key?.[0] !== 'admin' || !(error instanceof ApiError) || error.status !== 401) return;
      client.setQueryData(sessionQueries.admin.queryKey, null);
    };
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        judge(event.query.queryKey, event.action.error);
      }
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        judge(event.mutation.options.mutationKey, event.action.error);
      }
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
}
