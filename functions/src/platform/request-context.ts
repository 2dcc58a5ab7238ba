import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomUUID } from 'node:crypto';
import { comparableText } from '@alnafitha/contract';
import type { RequestHandler } from 'express';
import { clientOf } from './client-ip';
import { hasSessionCookie, readSessionTokens } from './cookies';
import { REQUEST_ID } from './headers';

interface RequestContext {
  readonly requestId: string;
  readonly ipHash: string;
  readonly hashOf: (kind: string, text: string) => string;
  readonly hasSession: boolean;
  readonly isAdministrator: () => Promise<boolean>;
}

const storage = new AsyncLocalStorage<RequestContext>();
/** So many hex digits distinguish a day's clients. */
const HASH_LENGTH = 16;

/** Keyed hashes stand for client and account in logs; without a key, all IPv4 addresses could be tried. */
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
      // Without Google's certificates, everyone counts as a visitor.
      verified ??= admin ? isAdminToken(admin).catch(() => false) : Promise.resolve(false);
      return verified;
    };
    const hasSession = hasSessionCookie(cookie);
    storage.run({ requestId, ipHash, hashOf, hasSession, isAdministrator }, next);
  };
}

/** Returns a new id outside of a request. */
export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? randomUUID();
}

/** Checks signature and claim, not revocation: a forged cookie gets what visitors get. */
export function isAdministrator(): Promise<boolean> {
  return storage.getStore()?.isAdministrator() ?? Promise.resolve(false);
}

/** A cookie counts, valid or not. */
export function hasSession(): boolean {
  return storage.getStore()?.hasSession ?? false;
}

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
