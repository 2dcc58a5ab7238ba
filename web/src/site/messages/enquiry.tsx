import { type ReactNode, useState } from 'react';
import { EnquirySent, type WorkingHours } from './enquiry-sent';
import type { EnquiryFormProps } from './use-enquiry-form';

interface Props {
  /** The response time. */
  workingHours: readonly WorkingHours[];
  /** Renders the form. */
  children: (props: EnquiryFormProps) => ReactNode;
}

/** An enquiry form. The next steps replace it after sending, with a button for another message. */
export function Enquiry({ workingHours, children }: Props) {
  const [state, setState] = useState<'first' | 'sent' | 'again'>('first');
  if (state === 'sent') {
    return <EnquirySent workingHours={workingHours} onWriteAnother={() => setState('again')} />;
  }
  return children({ isAnother: state === 'again', onSent: () => setState('sent') });
}
