import Send from 'icon:Send';
import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { DirectionalIcon } from '../../../shared/ui/icon';
import { Typography } from '../../../shared/ui/typography';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { WhatsappButton } from '../../layout/whatsapp';

interface Props {
  attributes: FormHTMLAttributes<HTMLFormElement>;
  /** What `useEnquiryForm` knows of the form. */
  frame: {
    isSending: boolean;
    honeypot: Ref<HTMLInputElement>;
    /** English text of the last attempt's failure. */
    failure: string | undefined;
  };
  label: string;
  /** Fields with the class `wide` span a row. */
  children: ReactNode;
}

/** Up to two columns, with the button below. */
export function EnquiryForm({ attributes, frame, label, children }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { isSending, honeypot, failure } = frame;
  return (
    <Box
      component="form"
      {...attributes}
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {children}
      {/* People, screen readers and the keyboard cannot reach it; browsers and password managers should ignore it. */}
      <Box aria-hidden sx={visuallyHidden}>
        <input
          ref={honeypot}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore
        />
      </Box>
      <Button
        className="wide"
        type="submit"
        variant="contained"
        size="large"
        disabled={isSending}
        endIcon={<DirectionalIcon icon={Send} />}
        sx={{ justifySelf: { sm: 'start' }, minInlineSize: 200 }}
      >
        {isSending ? t('Sending...') : t('Send message')}
      </Button>
      {failure && (
        // The toast has announced it, and leaves.
        <Box className="wide">
          <Typography sx={{ color: 'error.main' }}>{translateIfKnown(failure)}</Typography>
          <WhatsappButton>{t('Chat on WhatsApp')}</WhatsappButton>
        </Box>
      )}
    </Box>
  );
}
