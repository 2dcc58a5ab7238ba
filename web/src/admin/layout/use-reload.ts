import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';

/** Lets all that shows what a change concerns load anew: after the change, and where it came too late. */
export function useReload(showing: readonly QueryKey[]) {
  const client = useQueryClient();
  const reload = () => Promise.all(showing.map((queryKey) => client.invalidateQueries({ queryKey })));
  return {
    reload,
    /** For mutations, which are done when all that is shown of it has been loaded. */
    reloading: {
      onSuccess: reload,
      // What somebody else has deleted or changed must not stay in the list as it was.
      onError: (error: Error) => (isOutdated(error) ? reload() : undefined),
    },
  };
}

function isOutdated(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
