import * as logger from 'firebase-functions/logger';

/** The session goes on as it was, and ends early unless a later request prolongs it. */
export function sessionNotProlonged(reason: string | number): void {
  logger.warn('session not prolonged', { reason });
}
