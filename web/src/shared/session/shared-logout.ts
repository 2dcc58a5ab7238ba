import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session-queries';

type SessionKind = keyof typeof sessionQueries;

const CHANNEL = 'logout';

/** Forgets a session, and all that only an administrator may see. */
export function forgetSession(client: QueryClient, kind: SessionKind): void {
  if (kind === 'admin') client.removeQueries({ queryKey: ['admin'] });
  client.setQueryData<unknown>(sessionQueries[kind].queryKey, null);
}

/** Tells the other tabs of a logout: they would go on showing what the session has opened. */
export function sayLoggedOut(kind: SessionKind): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(kind);
  channel.close();
}

/** Calls the listener when another tab logs out; answers how to stop that. */
export function onLoggedOut(kind: SessionKind, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === kind) listener();
  };
  return () => channel.close();
}
