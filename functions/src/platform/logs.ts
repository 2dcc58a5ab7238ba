import * as logger from 'firebase-functions/logger';
import { securityFields } from './request-context';

/** All log messages: no names, e-mail addresses, IPs, messages or tokens, only ids and keyed hashes. */

export function enquiryReceived(id: string): void {
  logger.info('enquiry received', { id });
}

export function enquirySuspected(id: string, reason: string): void {
  logger.info('enquiry suspected', { id, reason });
}

/** The same idempotency key was sent again. */
export function enquiryRepeated(id: string): void {
  logger.info('enquiry repeated', { id });
}

/** Visitors' files have reached the limit of the day. */
export function filesFull(): void {
  logger.error('enquiry files full');
}

export function mailSent(id: string, kind: string): void {
  logger.info('mail sent', { id, kind });
}

/** The entry has only the code, because the mail server's message may contain addresses. */
export function mailFailed(id: string, kind: string, code: string): void {
  logger.error('mail failed', { id, kind, code });
}

/** It is a week old, or a later one tells the same. */
export function mailWithdrawn(id: string, kind: string): void {
  logger.warn('mail withdrawn', { id, kind });
}

/** Mail is off: SMTP_URL is not set. */
export function mailOff(): void {
  logger.warn('mail is off');
}

export function loggedIn(kind: 'user' | 'admin', uid: string, account: string): void {
  logger.info('logged in', { kind, uid, ...securityFields(account) });
}

/** `account` is the username, logged as a hash; absent for an unreadable ID token. */
export function loginRejected(kind: 'user' | 'admin', reason: string, account?: string): void {
  logger.warn('login rejected', { kind, reason, ...securityFields(account) });
}

/** Five codes were wrong. */
export function secondFactorLocked(uid: string): void {
  logger.warn('second factor locked', { uid, ...securityFields() });
}

export function secondFactorChanged(uid: string, change: 'added' | 'removed' | 'reset'): void {
  logger.info('second factor changed', { uid, change });
}

/** `uid` is the administrator's; `ids` are those of the changed entries. */
export function adminChanged(uid: string, endpoint: string, ids: readonly string[]): void {
  logger.info('admin change', { uid, endpoint, ids });
}

/** `subject` is the limited username or IP, logged as a hash. */
export function limitReached(name: string, subject: string): void {
  logger.warn('limit reached', { name, ...securityFields(subject) });
}

export function foreignOriginRejected(method: string): void {
  logger.warn('foreign origin rejected', { method, ...securityFields() });
}

/** 401 means no session, or an ended one; 403 a user's session, or one of another role. */
export function adminRequestRejected(endpoint: string, status: 401 | 403): void {
  logger.warn('admin request rejected', { endpoint, status, ...securityFields() });
}

/** The hit counts until its window ends. */
export function limitNotReleased(reason: string | number): void {
  logger.warn('limit not released', { reason });
}

/** The session keeps its expiry until a later request extends it. */
export function sessionNotExtended(reason: string | number): void {
  logger.warn('session not extended', { reason });
}

export function documentInvalid(path: string, fields: string[]): void {
  logger.error('document invalid', { path, fields });
}

/** `npm run media:orphans` finds images whose objects could not be deleted. */
export function imageOrphaned(key: string, reason: string | number): void {
  logger.warn('image orphaned', { key, reason });
}

export function translationsRequested(texts: number, characters: number): void {
  logger.info('translations requested', { texts, characters });
}

/** The texts stay in English. */
export function budgetExhausted(texts: number): void {
  logger.warn('translation budget exhausted', { texts });
}

/** The texts may be billed, but the day's budget does not count them. */
export function budgetNotCounted(texts: number, reason: string | number): void {
  logger.error('translation budget not counted', { texts, reason });
}

/** The texts stay in English, and are requested again later. */
export function translationsEmpty(texts: number): void {
  logger.warn('translations empty', { texts });
}

/** The texts were billed and returned; they will be requested again. */
export function translationsNotStored(texts: number, reason: string | number): void {
  logger.error('translations not stored', { texts, reason });
}

/** The next save tries again. */
export function translationPending(path: string, reason: string | number): void {
  logger.warn('translation pending', { path, reason });
}

export function serviceUnavailable(endpoint: string, reason: string | number): void {
  logger.error('service unavailable', { endpoint, reason });
}

/** Error Reporting groups by `stack_trace`; `logger.error` would add its own stack to the message. */
export function requestFailed(requestId: string, endpoint: string, error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  logger.write({ severity: 'ERROR', message: 'request failed', requestId, endpoint, stack_trace: stack });
}
