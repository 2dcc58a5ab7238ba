import { ENQUIRY_LIMITS, type HomeEnquiry } from '@alnafitha/contract';
import type { z } from 'zod';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { hideChatInView } from '../../layout/chat-subject';
import { Section } from '../../layout/section';
import { InputField } from '../../ui/input-field';
import { twoColumns } from '../../ui/layout-styles';
import { ContactDetails } from './contact-details';
import { Enquiry } from './enquiry';
import { ConsentCheckbox, PhoneField } from './enquiry-fields';
import { EnquiryForm } from './enquiry-form';
import { FileField } from './files/file-field';
import { type EnquiryFormProps, loadSubmission, useEnquiryForm } from './use-enquiry-form';

const EMPTY: z.input<typeof HomeEnquiry> = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  consent: false,
};

interface Props extends EnquiryFormProps {
  label: string;
}

/** The shorter form: requires only a name and an e-mail address. */
export function HomeEnquiryForm({ label, ...props }: Props) {
  const { t } = useLanguage();
  const { field, fileField, attributes, frame } = useEnquiryForm({
    ...props,
    name: 'home',
    defaultValues: EMPTY,
    resolver: async (...args) => (await loadSubmission()).resolvers.home(...args),
    // The API tells the two forms apart by `phone`, so it is sent even when empty.
    toBody: ({ phone = '', ...enquiry }) => ({ ...enquiry, phone }),
  });
  return (
    <EnquiryForm attributes={attributes} frame={frame} label={label}>
      <InputField {...field('name')} label={t('Your name')} required autoComplete="name" />
      <InputField
        {...field('email')}
        label={t('Your email')}
        type="email"
        required
        autoComplete="email"
        dir="ltr"
      />
      <PhoneField {...field('phone')} />
      <InputField {...field('subject')} label={t('Subject')} />
      <InputField
        {...field('message')}
        className="wide"
        label={t('Your message')}
        rows={5}
        dir="auto"
        maxLength={ENQUIRY_LIMITS.message}
      />
      <FileField {...fileField} />
      <ConsentCheckbox {...field('consent')} />
    </EnquiryForm>
  );
}

export default function ContactSection() {
  const { t } = useLanguage();
  const { startTitle, start } = useBlock('hero');
  const { isSample } = useBlock('company');
  const { home, lines } = useBlock('hours');
  const workingHours = isSample ? home : lines;
  return (
    <Section overline={t('Contact')} title={startTitle} introduction={start}>
      <Box sx={{ ...twoColumns, gap: { xs: 4, lg: 3 }, alignItems: 'start' }}>
        <ContactDetails workingHours={workingHours} />
        <Box ref={hideChatInView}>
          <Enquiry workingHours={workingHours}>
            {(form) => (
              <>
                <Typography variant="h3" sx={{ marginBlockEnd: 3 }}>
                  {t('Send Us a Message')}
                </Typography>
                <HomeEnquiryForm {...form} label={t('Send Us a Message')} />
              </>
            )}
          </Enquiry>
        </Box>
      </Box>
    </Section>
  );
}
