import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './enquiry-submission';
import type { QuoteRequest } from './use-quote-request';

/** Sets the fields that the URL's quote request names, except those that the visitor has filled in. */
export function usePrefilledValues(
  { getValues, setValue }: Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>,
  { service, subject }: QuoteRequest,
): void {
  const proposed = useRef<QuoteRequest>({ service: '', subject: '' });
  useEffect(() => {
    const values = { service, subject };
    for (const name of ['service', 'subject'] as const) {
      if (['', proposed.current[name]].includes(getValues(name) ?? '')) setValue(name, values[name]);
    }
    proposed.current = values;
  }, [getValues, setValue, service, subject]);
}
