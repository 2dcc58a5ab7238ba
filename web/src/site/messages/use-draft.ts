import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageLocation } from '../ui/page-location';

/** Keeps a form's values in memory; `values` are those to restore when the visitor returns by history navigation. */
export function useDraft<Values>(name: string) {
  const client = useQueryClient();
  const queryKey = ['draft', name];
  const isHistoryNavigation = usePageLocation().type === 'POP';
  const [values] = useState(() => (isHistoryNavigation ? client.getQueryData<Values>(queryKey) : undefined));
  return {
    values,
    keep(current: Values) {
      client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(queryKey, current);
    },
    forget: () => client.removeQueries({ queryKey }),
  };
}
