import { SESSION_SECONDS, type SessionKind } from '../platform/cookies';

/** Idle timeout of a session in milliseconds. A user's session has none. */
const IDLE_MS = { user: SESSION_SECONDS * 1000, admin: 8 * 60 * 60 * 1000 } as const;
/** Minimum interval between writes of an active session. */
const WRITE_INTERVAL_MS = 15 * 60 * 1000;

/** The expiry of a session used `now`; `end` is that of its token. */
export function expiryOf(kind: SessionKind, now: Date, end: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS[kind], end.getTime()));
}

/** The extended expiry of a session used `now`; `null` while the stored one is recent enough. */
export function laterExpiry(kind: SessionKind, now: Date, end: Date, expireAt: Date): Date | null {
  const next = expiryOf(kind, now, end);
  return next.getTime() - expireAt.getTime() < WRITE_INTERVAL_MS ? null : next;
}
