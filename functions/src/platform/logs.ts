import * as logger from 'firebase-functions/logger';
import { securityFields } from './request-context';

/*
 * Every log message. Ids, codes, paths, counts and keyed hashes only: never a name, an e-mail address, an IP,
 * a message or a token.
 */

export function enquiryReceived(id: string): void {
  logger.info('enquiry received', { id });
}

/** The message is stored and flagged. */
export function enquirySuspected(id: string, reason: string): void {
  logger.info('enquiry suspected', { id, reason });
}

/** The same enquiry was sent again with the same idempotency key. */
export function enquiryRepeated(id: string): void {
  logger.info('enquiry repeated', { id });
}

export function mailSent(id: string, kind: string): void {
  logger.info('mail sent', { id, kind });
}

/** `code` is that of the connection or of the mail server; its message may contain addresses. */
export function mailFailed(id: string, kind: string, code: string): void {
  logger.error('mail failed', { id, kind, code });
}

/** SMTP_URL is not set, so no mail is sent. */
export function mailOff(): void {
  logger.warn('mail is off');
}

export function loggedIn(kind: 'user' | 'admin', uid: string, account: string): void {
  logger.info('logged in', { kind, uid, ...securityFields(account) });
}

/** `account` is the tried username; the entry has its hash. It is unknown for an unreadable ID token. */
export function loginRejected(kind: 'user' | 'admin', reason: string, account?: string): void {
  logger.warn('login rejected', { kind, reason, ...securityFields(account) });
}

/** A successful change of the panel by the account `uid`; `ids` are those of the entries. */
export function adminChanged(uid: string, endpoint: string, ids: readonly string[]): void {
  logger.info('admin change', { uid, endpoint, ids });
}

/** `subject` is the limited username or IP; the entry has its hash. */
export function limitReached(name: string, subject: string): void {
  logger.warn('limit reached', { name, ...securityFields(subject) });
}

/** A request with side effects came from another site, or without an origin. */
export function foreignOriginRejected(method: string): void {
  logger.warn('foreign origin rejected', { method, ...securityFields() });
}

/** 401: no session, or an ended one. 403: a user's session. */
export function adminRequestRejected(endpoint: string, status: 401 | 403): void {
  logger.warn('admin request rejected', { endpoint, status, ...securityFields() });
}

/** An allowed hit counts until its window is over. */
export function limitNotReleased(reason: string | number): void {
  logger.warn('limit not released', { reason });
}

/** The session keeps its expiry, and ends early unless a later request extends it. */
export function sessionNotExtended(reason: string | number): void {
  logger.warn('session not extended', { reason });
}

/** `fields` are the invalid fields. */
export function documentInvalid(path: string, fields: string[]): void {
  logger.error('document invalid', { path, fields });
}

/** An orphaned image whose objects could not be deleted: `npm run media:orphans` finds them. */
export function imageOrphaned(key: string, reason: string | number): void {
  logger.warn('image orphaned', { key, reason });
}

export function translationsRequested(texts: number, characters: number): void {
  logger.info('translations requested', { texts, characters });
}

/** Texts over the day's budget; they stay in English. */
export function budgetExhausted(texts: number): void {
  logger.warn('translation budget exhausted', { texts });
}

/** Texts that may be billed but are not counted in the day's budget. */
export function budgetNotCounted(texts: number, reason: string | number): void {
  logger.error('translation budget not counted', { texts, reason });
}

/** Texts with an empty translation; they stay in English and are requested again later. */
export function translationsEmpty(texts: number): void {
  logger.warn('translations empty', { texts });
}

/** Billed and returned, but not stored; they will be requested again. */
export function translationsNotStored(texts: number, reason: string | number): void {
  logger.error('translations not stored', { texts, reason });
}

/** A saved document whose other language could not be made; the next save tries again. */
export function translationPending(path: string, reason: string | number): void {
  logger.warn('translation pending', { path, reason });
}

export function serviceUnavailable(endpoint: string, reason: string | number): void {
  logger.error('service unavailable', { endpoint, reason });
}

/** Error Reporting groups by `stack_trace`; `logger.error` would put its own stack into the message. */
export function requestFailed(requestId: string, endpoint: string, error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  logger.write({ severity: 'ERROR', message: 'request failed', requestId, endpoint, stack_trace: stack });
}
