import { type ReactNode, Suspense, useState } from 'react';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import type { WorkingHours } from './enquiry-submission';
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
  /** Of the sent enquiry; `null` when another one is written after it. */
  const [reference, setReference] = useState<string | null>();
  if (!reference) return children({ isAnother: reference === null, onSent: setReference });
  return (
    <Suspense>
      <EnquirySent
        reference={reference}
        workingHours={workingHours}
        onWriteAnother={() => setReference(null)}
      />
    </Suspense>
  );
}
