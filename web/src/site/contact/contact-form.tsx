import { type ContactEnquiry, ENQUIRY_LIMITS, SERVICE_CHOICES } from '@alnafitha/contract';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../language/language-context';
import { Button } from '../../ui/button';
import { DirectionalIcon } from '../../ui/directional-icon';
import { FormCheckbox } from '../../ui/form/form-checkbox';
import { InputField } from '../../ui/form/input-field';
import { checkContactEnquiry } from './later-checks';
import { TrapField } from './trap-field';
import { useSendEnquiry } from './use-send-enquiry';

type ContactValues = z.input<typeof ContactEnquiry>;

const emptyValues: ContactValues = {
  name: '',
  email: '',
  whatsappNumber: '',
  subject: '',
  service: '',
  message: '',
  consent: false,
};

const fields = ['name', 'email', 'whatsappNumber', 'subject', 'service', 'message', 'consent'] as const;

interface Props {
  /** One of the service choices, or empty. */
  initialService: ContactValues['service'];
}

export function ContactForm({ initialService }: Props) {
  const { t, translateKnown } = useLanguage();
  const form = useForm({
    resolver: checkContactEnquiry,
    defaultValues: { ...emptyValues, service: initialService },
  });
  const { submit, prepare, isSending, trap } = useSendEnquiry({
    form,
    fields,
    toBody: (enquiry) => enquiry,
    onSent: () => form.reset(emptyValues),
  });
  const shared = { translateError: translateKnown };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={t('Send Us a Message')}
        onSubmit={submit}
        onFocus={prepare}
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        <InputField<ContactValues>
          {...shared}
          name="name"
          label={t('Your Name')}
          required
          autoComplete="name"
        />
        <InputField<ContactValues>
          {...shared}
          name="email"
          label={t('Your Email')}
          type="email"
          required
          autoComplete="email"
          dir="ltr"
        />
        <InputField<ContactValues>
          {...shared}
          name="whatsappNumber"
          label={t('WhatsApp Number')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <InputField<ContactValues> {...shared} name="service" label={t('Service')}>
          <option value="">{t('Not sure yet')}</option>
          {SERVICE_CHOICES.map((service) => (
            <option key={service} value={service}>
              {t(service)}
            </option>
          ))}
        </InputField>
        <InputField<ContactValues> {...shared} className="wide" name="subject" label={t('Subject')} />
        <InputField<ContactValues>
          {...shared}
          className="wide"
          name="message"
          label={t('Your Message')}
          required
          rows={5}
          dir="auto"
          maxLength={ENQUIRY_LIMITS.message}
        />
        <Box className="wide">
          <FormCheckbox<ContactValues>
            name="consent"
            required
            translateError={translateKnown}
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
