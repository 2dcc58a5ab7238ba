import { ENQUIRY_LIMITS, SERVICE_CHOICES, type ServiceChoice } from '@alnafitha/contract';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context';
import { FormCheckbox } from '../../ui/form/form-checkbox';
import { InputField } from '../../ui/form/input-field';
import { EnquiryForm } from './enquiry-form';
import { useEnquiryForm } from './use-enquiry-form';

const fields = ['name', 'email', 'whatsappNumber', 'service', 'subject', 'message', 'consent'] as const;

interface Props {
  initialService: ServiceChoice | '';
}

export function ContactForm({ initialService }: Props) {
  const { t } = useLanguage();
  const [service, setService] = useState(initialService);
  const { field, ...enquiry } = useEnquiryForm({
    kind: 'checkContactEnquiry',
    fields,
    onSent: () => setService(''),
  });
  return (
    <EnquiryForm {...enquiry} label={t('Send Us a Message')}>
      <InputField {...field('name')} label={t('Your Name')} required autoComplete="name" />
      <InputField
        {...field('email')}
        label={t('Your Email')}
        type="email"
        required
        autoComplete="email"
        dir="ltr"
      />
      <InputField
        {...field('whatsappNumber')}
        label={t('WhatsApp Number')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <InputField {...field('service')} key={service} label={t('Service')} defaultValue={service}>
        <option value="">{t('Not sure yet')}</option>
        {SERVICE_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(choice)}
          </option>
        ))}
      </InputField>
      <InputField {...field('subject')} className="wide" label={t('Subject')} />
      <InputField
        {...field('message')}
        className="wide"
        label={t('Your Message')}
        required
        rows={5}
        dir="auto"
        maxLength={ENQUIRY_LIMITS.message}
      />
      <FormCheckbox
        {...field('consent')}
        className="wide"
        required
        label={t('I consent to having this website store my submitted information')}
      />
    </EnquiryForm>
  );
}
