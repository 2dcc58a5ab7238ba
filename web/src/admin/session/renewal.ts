import { SENTENCES } from '@alnafitha/contract';
import { ApiError } from '../../shared/api/api-error';

/*
 * The admin session that ended while somebody was at work. Calls of the panel wait here until the dialog over the page has
 * signed them in again, and are then sent once more: what was being edited is saved without being typed again.
 */

interface Renewal {
  readonly outcome: Promise<boolean>;
  readonly settle: (renewed: boolean) => void;
}

let renewal: Renewal | null = null;
/** How many sessions the dialog has begun. */
let renewals = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * For `useSyncExternalStore`: whether some call waits for a new session. Listeners are told of each call that
 * begins to wait.
 */
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

/** Sends a call of the panel; without a session once more, with the one that the dialog has begun. */
export async function withRenewal<T>(send: () => Promise<T>): Promise<T> {
  const before = renewals;
  try {
    return await send();
  } catch (error) {
    // Without the dialog nobody could settle it.
    if (!isWithoutSession(error) || listeners.size === 0) throw error;
    // A slow answer about the session before the present one: that has been renewed already.
    if (renewals === before && !(await renewed())) throw error;
    return send();
  }
}

/** 403 is the answer to who is still signed in as a user of the website, and no longer as an administrator. */
function isWithoutSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || (error.status === 403 && error.reply?.message === SENTENCES.adminRequired);
}

function renewed(): Promise<boolean> {
  renewal ??= begin();
  queueMicrotask(tell);
  return renewal.outcome;
}

function begin(): Renewal {
  let settle: (renewed: boolean) => void = () => undefined;
  const outcome = new Promise<boolean>((resolve) => {
    settle = (isRenewed) => {
      renewal = null;
      if (isRenewed) renewals += 1;
      resolve(isRenewed);
      tell();
    };
  });
  return { outcome, settle };
}
