import * as logger from 'firebase-functions/logger';

/** The session keeps its expiry, and ends early unless a later request extends it. */
export function sessionNotExtended(reason: string | number): void {
  logger.warn('session not extended', { reason });
}
