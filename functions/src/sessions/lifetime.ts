import { SESSION_SECONDS, type SessionKind } from '../platform/cookies';

/** Milliseconds without a request after which a session ends. A user's has none of its own. */
const IDLE_MS = { user: SESSION_SECONDS * 1000, admin: 8 * 60 * 60 * 1000 } as const;
/** A session in use is written no more often than this. */
const STEP_MS = 15 * 60 * 1000;

/** When a session used `now` ends, if it is not used again; `end` is when its token does. */
export function expiryOf(kind: SessionKind, now: Date, end: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS[kind], end.getTime()));
}

/** The later expiry of a session used `now`; `null` as long as the one that it has is good enough. */
export function laterExpiry(kind: SessionKind, now: Date, end: Date, expireAt: Date): Date | null {
  const next = expiryOf(kind, now, end);
  return next.getTime() - expireAt.getTime() < STEP_MS ? null : next;
}
