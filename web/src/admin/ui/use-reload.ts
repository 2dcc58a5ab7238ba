import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { forgetCursors } from './page-cursors';

/** Invalidates the queries affected by a mutation: after success, and after a conflict or a missing document. */
export function useReload(showing: readonly QueryKey[]) {
  const client = useQueryClient();
  const reload = () => Promise.all(showing.map((queryKey) => client.invalidateQueries({ queryKey })));
  const renumber = () => {
    for (const queryKey of showing) forgetCursors(client, queryKey);
    return reload();
  };
  // An entry that somebody else deleted or changed must not stay in the list.
  const onError = (error: Error) => (isOutdated(error) ? reload() : undefined);
  return {
    reload,
    /** After a change that adds or moves an entry. */
    renumber,
    /** For mutations, which resolve after the refetch. */
    reloading: { onSuccess: reload, onError },
    renumbering: { onSuccess: renumber, onError },
  };
}

function isOutdated(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
