import { ENQUIRY_LIMITS, HOME_WORKING_HOURS } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormCheckbox } from '../ui/form/form-checkbox';
import { InputField } from '../ui/form/input-field';
import { EnquiryForm } from './enquiry-form';
import { useEnquiryForm } from './use-enquiry-form';

const fields = ['name', 'email', 'phone', 'subject', 'message', 'consent'] as const;

/** The shorter form, which requires only a name and an e-mail address. */
export function HomeEnquiryForm({ label }: { label: string }) {
  const { t } = useLanguage();
  const { field, ...enquiry } = useEnquiryForm({ kind: 'validateHomeEnquiry', fields });
  return (
    <EnquiryForm {...enquiry} label={label} workingHours={HOME_WORKING_HOURS}>
      <InputField {...field('name')} label={t('Your Name')} required autoComplete="name" />
      <InputField
        {...field('email')}
        label={t('Your Email')}
        type="email"
        required
        autoComplete="email"
        dir="ltr"
      />
      <InputField {...field('phone')} label={t('WhatsApp Number')} type="tel" autoComplete="tel" dir="ltr" />
      <InputField {...field('subject')} label={t('Subject')} />
      <InputField
        {...field('message')}
        className="wide"
        label={t('Your Message')}
        rows={5}
        dir="auto"
        maxLength={ENQUIRY_LIMITS.message}
      />
      <FormCheckbox
        {...field('consent')}
        className="wide"
        label={t('I consent to having this website store my submitted information')}
      />
    </EnquiryForm>
  );
}
