import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomUUID } from 'node:crypto';
import { comparableText } from '@alnafitha/contract';
import type { RequestHandler } from 'express';
import { clientOf } from './client-ip';
import { hasSessionCookie, readSessionTokens } from './cookies';
import { REQUEST_ID } from './headers';

interface RequestContext {
  readonly requestId: string;
  /** Hash of the client's IP. */
  readonly ipHash: string;
  readonly hashOf: (kind: string, text: string) => string;
  readonly hasSession: boolean;
  readonly isAdministrator: () => Promise<boolean>;
}

const storage = new AsyncLocalStorage<RequestContext>();
/** Length of a hash in hex digits: enough to distinguish a day's clients. */
const HASH_LENGTH = 16;

/**
 * Gives a request an id, and the hashes that stand for client and account in its log entries. The hashes are
 * keyed, because all IPv4 addresses can be tried out otherwise; another key gives other hashes.
 * `isAdminToken` verifies the signature and the claim of a session's token.
 */
export function requestContext(
  key: string,
  isAdminToken: (token: string) => Promise<boolean>,
): RequestHandler {
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, text]))
      .digest('hex')
      .slice(0, HASH_LENGTH);
  return (request, response, next) => {
    const ipHash = hashOf('address', clientOf(request.headers).ip);
    const requestId = response.get(REQUEST_ID) ?? randomUUID();
    const { cookie } = request.headers;
    const { admin } = readSessionTokens(cookie);
    let verified: Promise<boolean> | undefined;
    const isAdministrator = () => {
      // Without Google's certificates, nobody gets more than a visitor.
      verified ??= admin ? isAdminToken(admin).catch(() => false) : Promise.resolve(false);
      return verified;
    };
    const hasSession = hasSessionCookie(cookie);
    storage.run({ requestId, ipHash, hashOf, hasSession, isAdministrator }, next);
  };
}

/** The id of the current request; a new one outside of a request. */
export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? randomUUID();
}

/**
 * Whether the current request has an administrator's session cookie, by its signature and claim alone: an
 * administrator sees at once what was saved, by another instance too. A forged one gets what visitors get.
 */
export function isAdministrator(): Promise<boolean> {
  return storage.getStore()?.isAdministrator() ?? Promise.resolve(false);
}

/** Whether the current request has a session cookie, valid or not. */
export function hasSession(): boolean {
  return storage.getStore()?.hasSession ?? false;
}

/** The hashes of client and account for a log entry of a security event. */
export function securityFields(account?: string): Record<string, string> {
  const context = storage.getStore();
  if (!context) return {};
  const { requestId, ipHash, hashOf } = context;
  return {
    requestId,
    address: ipHash,
    ...(account !== undefined && {
      account: hashOf('account', comparableText(account).toLowerCase()),
    }),
  };
}
