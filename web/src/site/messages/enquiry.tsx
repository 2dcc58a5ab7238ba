import { type ReactNode, Suspense, useState } from 'react';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import type { WorkingHours } from './send-enquiry';
import { type EnquiryFormProps, loadEnquirySent } from './use-enquiry-form';

const EnquirySent = retryableLazy(loadEnquirySent);

interface Props {
  /** The response time. */
  workingHours: readonly WorkingHours[];
  /** Renders the form. */
  children: (props: EnquiryFormProps) => ReactNode;
}

/** An enquiry form. The next steps replace it after sending, with a button for another message. */
export function Enquiry({ workingHours, children }: Props) {
  const [state, setState] = useState<'first' | 'again' | { reference: string }>('first');
  if (typeof state === 'string')
    return children({ isAnother: state === 'again', onSent: (reference) => setState({ reference }) });
  return (
    <Suspense>
      <EnquirySent
        reference={state.reference}
        workingHours={workingHours}
        onWriteAnother={() => setState('again')}
      />
    </Suspense>
  );
}
