import { ERROR_MESSAGES } from '@alnafitha/contract';
import { ApiError } from '../../shared/api/api-error';

/* Requests that fail without a session wait for the re-authentication dialog and are then retried. */

interface Reauthentication {
  readonly outcome: Promise<boolean>;
  readonly settle: (renewed: boolean) => void;
}

let reauthentication: Reauthentication | null = null;
/** Number of sessions that the dialog has started. */
let reauthentications = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether a request waits for a session. Listeners are notified of each request that starts to wait. */
export const reauthenticationStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: (): boolean => reauthentication !== null,
};

/** Retries all waiting requests with the new session, or rejects them without one. */
export function settleReauthentication(renewed: boolean): void {
  reauthentication?.settle(renewed);
}

/** Sends a request of the panel, and retries it once after re-authentication. */
export async function withReauthentication<T>(send: () => Promise<T>): Promise<T> {
  const before = reauthentications;
  try {
    return await send();
  } catch (error) {
    // Nothing would settle it without the dialog.
    if (!isWithoutSession(error) || listeners.size === 0) throw error;
    // A slow response about the previous session; re-authentication has already happened.
    if (reauthentications === before && !(await renewed())) throw error;
    return send();
  }
}

/** 403 means a user's session without an administrator's. */
function isWithoutSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 401 || (error.status === 403 && error.response?.message === ERROR_MESSAGES.adminRequired)
  );
}

function renewed(): Promise<boolean> {
  reauthentication ??= begin();
  queueMicrotask(tell);
  return reauthentication.outcome;
}

function begin(): Reauthentication {
  let settle: (renewed: boolean) => void = () => undefined;
  const outcome = new Promise<boolean>((resolve) => {
    settle = (isRenewed) => {
      reauthentication = null;
      if (isRenewed) reauthentications += 1;
      resolve(isRenewed);
      tell();
    };
  });
  return { outcome, settle };
}
