import { SESSION_SECONDS, type SessionKind } from '../platform/cookies';

/** A user's session has no idle timeout. */
export const IDLE_MS = { user: SESSION_SECONDS * 1000, admin: 8 * 60 * 60 * 1000 } as const;
/** Limits writes for an active session. */
const WRITE_INTERVAL_MS = 15 * 60 * 1000;

/** `end` is the token's expiry. */
export function expiryOf(kind: SessionKind, now: Date, end: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS[kind], end.getTime()));
}

/** Returns `null` while the stored expiry is recent enough. */
export function laterExpiry(kind: SessionKind, now: Date, end: Date, expireAt: Date): Date | null {
  const next = expiryOf(kind, now, end);
  return next.getTime() - expireAt.getTime() < WRITE_INTERVAL_MS ? null : next;
}
