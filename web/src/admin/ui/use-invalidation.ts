import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { forgetCursors } from './page-cursors';

/** Invalidates the affected queries after success, a conflict or a missing document. */
export function useInvalidation(affected: readonly QueryKey[]) {
  const client = useQueryClient();
  const invalidate = () => Promise.all(affected.map((queryKey) => client.invalidateQueries({ queryKey })));
  const invalidateAndDropCursors = () => {
    for (const queryKey of affected) forgetCursors(client, queryKey);
    return invalidate();
  };
  // An entry changed or deleted elsewhere must not stay in the list.
  const onError = (error: Error) => (isOutdated(error) ? invalidate() : undefined);
  return {
    invalidate,
    /** Adding or moving an entry drops the cursors. */
    invalidateAndDropCursors,
    /** Mutations with these options resolve after the refetch. */
    invalidateOptions: { onSuccess: invalidate, onError },
    dropCursorsOptions: { onSuccess: invalidateAndDropCursors, onError },
  };
}

function isOutdated(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
