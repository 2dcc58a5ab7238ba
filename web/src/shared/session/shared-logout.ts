import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session-queries';

type SessionKind = keyof typeof sessionQueries;

const CHANNEL = 'logout';

/** Clears a session from the query cache; for an admin also all admin data. */
export function forgetSession(client: QueryClient, kind: SessionKind): void {
  if (kind === 'admin') client.removeQueries({ queryKey: ['admin'] });
  client.setQueryData<unknown>(sessionQueries[kind].queryKey, null);
}

/** Tells the other tabs, which would go on showing data of the session. */
export function broadcastLogout(kind: SessionKind): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(kind);
  channel.close();
}

/** Listens to logouts in other tabs; returns a function that unsubscribes. */
export function onLoggedOut(kind: SessionKind, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === kind) listener();
  };
  return () => channel.close();
}
