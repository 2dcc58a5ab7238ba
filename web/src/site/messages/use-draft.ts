import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { usePageLocation } from '../ui/page-location';
import { type EnquiryValues, valuesOf } from './send-enquiry';

/**
 * Keeps a form's input in memory, and restores it when the visitor returns by history navigation.
 */
export function useDraft(kind: string, fields: readonly string[]) {
  const client = useQueryClient();
  const queryKey = ['draft', kind];
  const ref = useRef<HTMLFormElement>(null);
  const isStep = usePageLocation().type === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form mounts.
  useLayoutEffect(() => {
    const draft = client.getQueryData<EnquiryValues>(queryKey);
    if (!draft || !isStep || !ref.current) return;
    for (const name of fields) {
      const control = ref.current.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = draft[name] === true;
      else if (control && 'value' in control) control.value = String(draft[name] ?? '');
    }
  }, []);

  return {
    ref,
    keep(form: HTMLFormElement) {
      client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(queryKey, valuesOf(form));
    },
    forget: () => client.removeQueries({ queryKey }),
  };
}
