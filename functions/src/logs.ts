import * as logger from 'firebase-functions/logger';
import { securityFields } from './platform/request-context';

/*
 * Every sentence that is logged. Ids, codes, paths and keyed hashes only: never a name, an address, a message or a token.
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

export function loggedIn(kind: 'user' | 'admin', uid: string, account: string): void {
  logger.info('logged in', { kind, uid, ...securityFields(account) });
}

/** `account` is the name that was tried; the entry has its hash. Unknown for an ID token that nobody can read. */
export function loginRefused(kind: 'user' | 'admin', reason: string, account?: string): void {
  logger.warn('login refused', { kind, reason, ...securityFields(account) });
}

/** `subject` is what is limited, a name or an address; the entry has its hash. */
export function limitReached(name: string, subject: string): void {
  logger.warn('limit reached', { name, ...securityFields(subject) });
}

/** A request that would change something came from a page of another site, or said nothing of where it came from. */
export function foreignOriginRefused(method: string): void {
  logger.warn('foreign origin refused', { method, ...securityFields() });
}

/** 401: no session, or one that is over. 403: a visitor's session. */
export function panelRefused(endpoint: string, status: 401 | 403): void {
  logger.warn('panel refused', { endpoint, status, ...securityFields() });
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

/** Error Reporting groups by `stack_trace`; `logger.error` would put its own stack into the message. */
export function requestFailed(requestId: string, endpoint: string, error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  logger.write({ severity: 'ERROR', message: 'request failed', requestId, endpoint, stack_trace: stack });
}
