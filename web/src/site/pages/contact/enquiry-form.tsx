import Send from 'icon:Send';
import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { DirectionalIcon } from '../../../shared/ui/icon';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';

interface Props {
  attributes: FormHTMLAttributes<HTMLFormElement>;
  isSending: boolean;
  honeypot: Ref<HTMLInputElement>;
  label: string;
  /** Fields with the class `wide` span a row. */
  children: ReactNode;
}

/** Up to two columns, with the button below. */
export function EnquiryForm({ attributes, isSending, honeypot, label, children }: Props) {
  const { t } = useLanguage();
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
    </Box>
  );
}
