import { ApiError } from '../api/api-error';

/*
 * The admin session that ended while somebody was at work. Calls of the panel wait here until the dialog over the page has
 * signed them in again, and are then sent once more: what was being edited is saved without being typed again.
 */

interface Renewal {
  readonly outcome: Promise<boolean>;
  readonly settle: (renewed: boolean) => void;
}

let renewal: Renewal | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether some call waits for a new session. */
export const renewalStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: (): boolean => renewal !== null,
};

/** Lets all waiting calls go on with the new session, or fail without one. */
export function settleRenewal(renewed: boolean): void {
  renewal?.settle(renewed);
}

/** Sends a call of the panel; after a 401 once more, with the session that the dialog has begun. */
export async function withRenewal<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    // Without the dialog nobody could settle it.
    if (!isOver || listeners.size === 0 || !(await renewed())) throw error;
    return send();
  }
}

function renewed(): Promise<boolean> {
  renewal ??= begin();
  return renewal.outcome;
}

function begin(): Renewal {
  let settle: (renewed: boolean) => void = () => undefined;
  const outcome = new Promise<boolean>((resolve) => {
    settle = (isRenewed) => {
      renewal = null;
      resolve(isRenewed);
      tell();
    };
  });
  queueMicrotask(tell);
  return { outcome, settle };
}
