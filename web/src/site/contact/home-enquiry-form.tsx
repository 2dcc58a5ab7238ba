import { ENQUIRY_LIMITS, type HomeEnquiry } from '@alnafitha/contract';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../language/language-context';
import { Button } from '../../ui/button';
import { DirectionalIcon } from '../../ui/directional-icon';
import { FormCheckbox } from '../../ui/form/form-checkbox';
import { InputField } from '../../ui/form/input-field';
import { checkHomeEnquiry } from './later-checks';
import { TrapField } from './trap-field';
import { useSendEnquiry } from './use-send-enquiry';

type HomeValues = z.input<typeof HomeEnquiry>;

const emptyValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  consent: false,
} satisfies HomeValues;
const fields = ['name', 'email', 'phone', 'subject', 'message', 'consent'] as const;

/** The shorter of the two forms: only a name and an e-mail address are asked for. */
export function HomeEnquiryForm({ label }: { label: string }) {
  const { t, translateKnown } = useLanguage();
  const form = useForm({ resolver: checkHomeEnquiry, defaultValues: emptyValues });
  const { submit, prepare, isSending, trap } = useSendEnquiry({
    form,
    fields,
    // The API knows this form by its `phone`, so it is sent when empty as well.
    toBody: ({ phone = '', ...enquiry }) => ({ ...enquiry, phone }),
    onSent: () => form.reset(emptyValues),
  });
  const shared = { translateError: translateKnown };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={label}
        onSubmit={submit}
        onFocus={prepare}
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        <InputField<HomeValues> {...shared} name="name" label={t('Your Name')} required autoComplete="name" />
        <InputField<HomeValues>
          {...shared}
          name="email"
          label={t('Your Email')}
          type="email"
          required
          autoComplete="email"
          dir="ltr"
        />
        <InputField<HomeValues>
          {...shared}
          name="phone"
          label={t('WhatsApp Number')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <InputField<HomeValues> {...shared} name="subject" label={t('Subject')} />
        <InputField<HomeValues>
          {...shared}
          className="wide"
          name="message"
          label={t('Your Message')}
          rows={5}
          dir="auto"
          maxLength={ENQUIRY_LIMITS.message}
        />
        <Box className="wide">
          <FormCheckbox<HomeValues>
            {...shared}
            name="consent"
            label={t('I consent to having this website store my submitted information')}
          />
        </Box>
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
    </FormProvider>
  );
}
