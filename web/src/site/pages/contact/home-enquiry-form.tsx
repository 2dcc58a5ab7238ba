import { ENQUIRY_LIMITS, type HomeEnquiry } from '@alnafitha/contract';
import type { z } from 'zod';
import { useLanguage } from '../../../shared/i18n/language-context';
import { InputField } from '../../ui/form/input-field';
import { ConsentCheckbox } from './consent-checkbox';
import { EnquiryForm } from './enquiry-form';
import { PhoneField } from './phone-field';
import { type EnquiryFormProps, useEnquiryForm } from './use-enquiry-form';

type Values = Required<z.input<typeof HomeEnquiry>>;

const EMPTY: Values = { name: '', email: '', phone: '', subject: '', message: '', consent: false };

interface Props extends EnquiryFormProps {
  label: string;
}

/** The shorter form, which requires only a name and an e-mail address. */
export function HomeEnquiryForm({ label, ...props }: Props) {
  const { t } = useLanguage();
  const { field, attributes, isSending, honeypot } = useEnquiryForm<Values, z.output<typeof HomeEnquiry>>({
    ...props,
    name: 'home',
    defaultValues: EMPTY,
    // The specification gives both forms one path and no field that names the form. The API discriminates this form by the
    // presence of `phone`, so `phone` is sent even when empty.
    toBody: ({ phone = '', ...enquiry }) => ({ ...enquiry, phone }),
  });
  return (
    <EnquiryForm {...{ attributes, isSending, honeypot }} label={label}>
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
      <ConsentCheckbox {...field('consent')} />
    </EnquiryForm>
  );
}
