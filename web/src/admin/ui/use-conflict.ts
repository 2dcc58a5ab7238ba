import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error';

/** Whether the document has changed since it was loaded. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Optimistic locking of a form that started from `stored`; undefined for a new document. */
export function useConflict<T extends { readonly version: string }>(stored: T | undefined) {
  /** Last stored version that the administrator has seen. */
  const [base, setBase] = useState(stored);
  /** Version of a rejected save, until the administrator chooses. */
  const [rejected, setRejected] = useState<string>();
  return {
    base,
    rejected,
    /** Starts the choice between both versions; false for any other error. */
    begin(error: unknown, version: string | undefined): boolean {
      if (!isConflict(error) || version === undefined) return false;
      setRejected(version);
      return true;
    },
    /** Later saves are based on this version. */
    rebaseOn(theirs: T): void {
      setBase(theirs);
      setRejected(undefined);
    },
    /** Closes the choice; saving again leads to it again. */
    postpone: () => setRejected(undefined),
  };
}
