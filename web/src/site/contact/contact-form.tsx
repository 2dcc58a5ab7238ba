import { ContactEnquiry, ENQUIRY_LIMITS, SERVICE_CHOICES } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../language/language-context';
import { Button } from '../../ui/button';
import { DirectionalIcon } from '../../ui/directional-icon';
import { FormCheckbox } from '../../ui/form/form-checkbox';
import { FormTextField } from '../../ui/form/form-text-field';
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
    resolver: zodResolver(ContactEnquiry),
    defaultValues: { ...emptyValues, service: initialService },
  });
  const { send, isSending, trap } = useSendEnquiry({
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
        onSubmit={form.handleSubmit(send)}
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        <FormTextField<ContactValues>
          {...shared}
          name="name"
          label={t('Your Name')}
          required
          autoComplete="name"
        />
        <FormTextField<ContactValues>
          {...shared}
          name="email"
          label={t('Your Email')}
          type="email"
          required
          autoComplete="email"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <FormTextField<ContactValues>
          {...shared}
          name="whatsappNumber"
          label={t('WhatsApp Number')}
          type="tel"
          autoComplete="tel"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <FormTextField<ContactValues> {...shared} name="service" label={t('Service')} select>
          <MenuItem value="">{t('Not sure yet')}</MenuItem>
          {SERVICE_CHOICES.map((service) => (
            <MenuItem key={service} value={service}>
              {t(service)}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField<ContactValues> {...shared} className="wide" name="subject" label={t('Subject')} />
        <FormTextField<ContactValues>
          {...shared}
          className="wide"
          name="message"
          label={t('Your Message')}
          required
          multiline
          rows={5}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: ENQUIRY_LIMITS.message } }}
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
