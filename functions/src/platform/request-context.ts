import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { callerOf } from './client-address';
import { REQUEST_ID } from './headers';

interface RequestContext {
  readonly requestId: string;
  /** Hash of the caller's address. */
  readonly address: string;
  readonly hashOf: (kind: string, text: string) => string;
}

const storage = new AsyncLocalStorage<RequestContext>();
/** Of a hash, in hex: enough to tell a day's callers apart. */
const HASH_LENGTH = 16;

/**
 * Gives a request the id of its response, and what its log entries name caller and account by. The hashes are keyed, since anybody could try
 * out all IPv4 addresses otherwise; with another key they are others.
 */
export function requestContext(key: string): RequestHandler {
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, text]))
      .digest('hex')
      .slice(0, HASH_LENGTH);
  return (request, response, next) => {
    const address = hashOf('address', callerOf(request.headers).address);
    storage.run({ requestId: response.get(REQUEST_ID) ?? randomUUID(), address, hashOf }, next);
  };
}

/** The id of the request that is being handled; a new one outside of any. */
export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? randomUUID();
}

/** What a log entry says of who is behind a security event: no address and no account, but the same hash for the same one. */
export function securityFields(account?: string): Record<string, string> {
  const context = storage.getStore();
  if (!context) return {};
  const { requestId, address, hashOf } = context;
  return {
    requestId,
    address,
    ...(account !== undefined && {
      account: hashOf('account', account.normalize('NFKC').trim().toLowerCase()),
    }),
  };
}
