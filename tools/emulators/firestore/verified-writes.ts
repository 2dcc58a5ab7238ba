import { status } from '@grpc/grpc-js';
import type { StoredDocument } from './backend';

export interface AnyWrite {
  /** The name of a document that a transaction of a client SDK only read. */
  verify?: string;
  currentDocument?: { exists?: boolean; updateTime?: { seconds?: string | number; nanos?: number } };
}

/**
 * Checks the writes that only verify a document, which the in-memory database does not support, and returns the others.
 * Throws FAILED_PRECONDITION when a document has changed since it was read, so that the client retries the transaction.
 */
export function verifyWrites<W extends AnyWrite>(
  writes: readonly W[],
  read: (path: string) => StoredDocument,
): W[] {
  return writes.filter(({ verify, currentDocument = {} }) => {
    if (verify === undefined) return true;
    const { exists, updateTime } = currentDocument;
    const found = read(verify.split('/').slice(5).join('/'));
    const isSame =
      updateTime === undefined
        ? exists === undefined || exists === found.exists
        : found.exists &&
          found.updateTime.seconds === Number(updateTime.seconds ?? 0) &&
          found.updateTime.nanoseconds === (updateTime.nanos ?? 0);
    if (isSame) return false;
    throw Object.assign(new Error('A document has changed since this transaction read it.'), {
      code: status.FAILED_PRECONDITION,
    });
  });
}
