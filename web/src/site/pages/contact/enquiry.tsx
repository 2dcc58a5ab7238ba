import type { ShownHours } from '@alnafitha/contract';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import { touchLink } from '../../ui/layout-styles';
import type { FilesHandle } from './files/chosen-files';
import { type EnquiryFormProps, loadEnquirySent } from './use-enquiry-form';

const EnquirySent = retryableLazy(loadEnquirySent);

interface Props {
  /** Shown as the response time. */
  workingHours: ShownHours['lines'];
  children: (props: EnquiryFormProps) => ReactNode;
}

/** The next steps replace the form after sending, with a button for another message. */
export function Enquiry({ workingHours, children }: Props) {
  /** Reference of the sent enquiry; `null` while another enquiry is written. */
  const [reference, setReference] = useState<string | null>();
  const { summary } = useBlock('trust');
  const files = useRef<FilesHandle>({}).current;
  if (!reference)
    return (
      <>
        {summary && (
          <Box
            component={LocaleLink}
            to="/about#certificates"
            sx={{ ...touchLink, marginBlockEnd: 3, color: 'primary.main' }}
          >
            <span>{bidiText(summary)}</span>
          </Box>
        )}
        {children({ isAnother: reference === null, files, onSent: setReference })}
      </>
    );
  return (
    <Suspense>
      <EnquirySent
        reference={reference}
        workingHours={workingHours}
        files={files}
        onWriteAnother={() => {
          files.current = undefined;
          files.loading = undefined;
          setReference(null);
        }}
      />
    </Suspense>
  );
}
