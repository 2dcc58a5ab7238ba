import Send from 'icon:Send';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { DirectionalIcon } from '../../shared/ui/directional-icon';
import { EnquirySent, type WorkingHours } from './enquiry-sent';
import { HoneypotField } from './honeypot-field';
import type { useEnquiryForm } from './use-enquiry-form';

type Props = Omit<ReturnType<typeof useEnquiryForm>, 'field'> & {
  label: string;
  /** The response time. */
  workingHours: readonly WorkingHours[];
  /** The fields; those with the class `wide` span a row. */
  children: ReactNode;
};

/** The layout of both forms: up to two columns with the button below. After sending it shows the next steps. */
export function EnquiryForm({
  form,
  isSending,
  isSent,
  writeAnother,
  honeypot,
  label,
  workingHours,
  children,
}: Props) {
  const { t } = useLanguage();
  return (
    <>
      {isSent && <EnquirySent workingHours={workingHours} onWriteAnother={writeAnother} />}
      <Box
        component="form"
        {...form}
        aria-label={label}
        hidden={isSent}
        sx={{
          display: isSent ? 'none' : 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        {children}
        <HoneypotField ref={honeypot} />
        <Button
          className="wide"
          type="submit"
          variant="contained"
          size="large"
          disabled={isSending}
          endIcon={<DirectionalIcon icon={Send} />}
          sx={{ justifySelf: { sm: 'start' }, minInlineSize: 200 }}
        >
          {isSending ? t('Sending...') : t('Send Message')}
        </Button>
      </Box>
    </>
  );
}
