import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { forgetCursors } from './page-cursors';

/** Lets all that shows what a change concerns load anew: after the change, and where it came too late. */
export function useReload(showing: readonly QueryKey[]) {
  const client = useQueryClient();
  const reload = () => Promise.all(showing.map((queryKey) => client.invalidateQueries({ queryKey })));
  const renumber = () => {
    for (const queryKey of showing) forgetCursors(client, queryKey);
    return reload();
  };
  // What somebody else has deleted or changed must not stay in the list as it was.
  const onError = (error: Error) => (isOutdated(error) ? reload() : undefined);
  return {
    reload,
    /** After a change that adds an entry or moves it to another place. */
    renumber,
    /** For mutations, which are done when all that is shown of it has been loaded. */
    reloading: { onSuccess: reload, onError },
    renumbering: { onSuccess: renumber, onError },
  };
}

function isOutdated(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
