import Send from 'icon:Send';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { DirectionalIcon } from '../../shared/ui/directional-icon';
import { EnquirySent, type WorkingHours } from './enquiry-sent';
import { TrapField } from './trap-field';
import type { useEnquiryForm } from './use-enquiry-form';

type Props = Omit<ReturnType<typeof useEnquiryForm>, 'field'> & {
  label: string;
  /** When somebody answers. */
  workingHours: readonly WorkingHours[];
  /** The fields; those of the class `wide` take a whole row. */
  children: ReactNode;
};

/** The frame of both forms: two columns where there is room, and the button below. Once sent, it says what happens next. */
export function EnquiryForm({
  form,
  isSending,
  isSent,
  writeAnother,
  trap,
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
        <TrapField ref={trap} />
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
