import { type Access, ADMIN_ERROR_MESSAGES, mayUse } from '@alnafitha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { sessionQueries, useAdmin } from '../../shared/session/session-queries';

/** Tells what the role of whoever is signed in may use. */
export function useMay(): (access: Access) => boolean {
  const { data: admin } = useAdmin();
  return (access) => mayUse(admin?.role ?? 'administrator', access);
}

/** Reads the session again once a request is refused for its role, which somebody has changed. */
export function useRoleRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    const follow = ({ action }: { action?: unknown }) => {
      const error: unknown = Object(action).error;
      if (error instanceof ApiError && error.response?.message === ADMIN_ERROR_MESSAGES.roleRejected)
        void client.invalidateQueries(sessionQueries.admin);
    };
    const caches = [client.getQueryCache(), client.getMutationCache()];
    const stops = caches.map((cache) => cache.subscribe(follow));
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
