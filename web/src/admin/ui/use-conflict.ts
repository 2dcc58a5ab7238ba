import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error';

/** Whether a save was rejected because the document has changed since it was loaded. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Optimistic locking of a form whose input began as `stored`; undefined for a new document. */
export function useConflict<T extends { readonly version: string }>(stored: T | undefined) {
  /** The last stored version that the administrator has seen. */
  const [base, setBase] = useState(stored);
  /** The version that a rejected save was based on, while the administrator has not chosen between both. */
  const [rejected, setRejected] = useState<string>();
  return {
    base,
    rejected,
    /** Begins the choice between both versions; false for any other error. */
    begin(error: unknown, version: string | undefined): boolean {
      if (!isConflict(error) || version === undefined) return false;
      setRejected(version);
      return true;
    },
    /** Saves are based on this version from here on. */
    rebaseOn(theirs: T): void {
      setBase(theirs);
      setRejected(undefined);
    },
    /** Ends the choice; saving again leads to it again. */
    postpone: () => setRejected(undefined),
  };
}
