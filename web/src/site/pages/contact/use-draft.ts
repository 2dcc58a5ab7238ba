import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageLocation } from '../../ui/page-location';

/** Keeps a form's values; `values` are those to restore when the visitor returns by history navigation or reloads the page. */
export function useDraft<Values>(name: string) {
  const client = useQueryClient();
  const queryKey = ['draft', name];
  const storageKey = queryKey.join();
  const isHistoryNavigation = usePageLocation().type === 'POP';
  const [values] = useState<Values | undefined>(() =>
    isHistoryNavigation
      ? (client.getQueryData(queryKey) ?? inStorage((storage) => JSON.parse(storage[storageKey])))
      : undefined,
  );
  return {
    values,
    keep(current: Values) {
      client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(queryKey, current);
      inStorage((storage) => storage.setItem(storageKey, JSON.stringify(current)));
    },
    forget() {
      client.removeQueries({ queryKey });
      inStorage((storage) => storage.removeItem(storageKey));
    },
  };
}

function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Without storage, or with nothing in it, the draft is in memory only.
    return undefined;
  }
}
