import * as logger from 'firebase-functions/logger';

/*
 * Every sentence that is logged. Ids, codes and paths only: never a name, an address, a message or a token.
 */

export function enquiryReceived(id: string): void {
  logger.info('enquiry received', { id });
}

/** Kept all the same, with a mark. */
export function enquiryDoubted(id: string, reason: string): void {
  logger.info('enquiry doubted', { id, reason });
}

/** The same enquiry was sent again under the same key. */
export function enquiryRepeated(id: string): void {
  logger.info('enquiry repeated', { id });
}

export function loggedIn(kind: 'user' | 'admin', uid: string): void {
  logger.info('logged in', { kind, uid });
}

export function loginRefused(kind: 'user' | 'admin', reason: string): void {
  logger.warn('login refused', { kind, reason });
}

export function limitReached(name: string): void {
  logger.warn('limit reached', { name });
}

/** What was let through counts on until its window is over. */
export function limitNotReleased(reason: string | number): void {
  logger.warn('limit not released', { reason });
}

/** `fields` are those that do not have the shape that the contract demands. */
export function documentInvalid(path: string, fields: string[]): void {
  logger.error('document invalid', { path, fields });
}

/** Nothing shows the picture any more, and its objects could not be deleted: `npm run media:orphans` finds them. */
export function pictureLeftBehind(key: string, reason: string | number): void {
  logger.warn('picture left behind', { key, reason });
}

export function serviceUnavailable(endpoint: string, reason: string | number): void {
  logger.error('service unavailable', { endpoint, reason });
}

export function requestFailed(requestId: string, endpoint: string, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  logger.error('request failed', { requestId, endpoint, detail });
}
