import { status } from '@grpc/grpc-js';
import type { StoredDocument } from './backend';

export interface AnyWrite {
  /** The name of a document that a transaction of a client SDK only read. */
  verify?: string;
  currentDocument?: { exists?: boolean; updateTime?: { seconds?: string | number; nanos?: number } };
}

/**
 * The writes that write; those that only verify, which the database in memory does not know, are verified here.
 * Throws FAILED_PRECONDITION where a document is no longer as it was read, so that the transaction is tried again.
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
