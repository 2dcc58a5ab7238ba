import { type ContactEnquiryInput, ENQUIRY_LIMITS } from '@alnafitha/contract';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { serviceChoices } from '../../../shared/i18n/service-choices';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { InputField } from '../../ui/input-field';
import { useHydrated } from '../../ui/use-hydrated';
import { ConsentCheckbox, PhoneField } from './enquiry-fields';
import { EnquiryForm } from './enquiry-form';
import { FileField } from './files/file-field';
import { type EnquiryFormProps, loadSubmission, useEnquiryForm } from './use-enquiry-form';

interface QuoteRequest {
  readonly service: string;
  readonly subject: string;
}

const NO_REQUEST: QuoteRequest = { service: '', subject: '' };

/** Longer titles in a URL are truncated; no service or project has one. */
const TITLE_LIMIT = ENQUIRY_LIMITS.subject - 50;

/** The URL's quote request, as text for the fields. */
function useQuoteRequest(choices: ReturnType<typeof serviceChoices>): QuoteRequest {
  const { t, translateIfKnown } = useLanguage();
  const [search] = useSearchParams();
  // The server renders one page for all query strings.
  const isHydrated = useHydrated();
  if (!isHydrated) return NO_REQUEST;
  const named = search.get('service') ?? '';
  const choice = choices.find(({ value }) => value === named);
  const service = choice?.value ?? '';
  const title = titleIn(search.get('project') ?? choice?.label ?? translateIfKnown(named));
  return { service, subject: title && t('Quote request: {title}', { title }) };
}

/** One line without control characters and lone surrogates. */
function titleIn(text: string): string {
  return text
    .slice(0, TITLE_LIMIT)
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
}

/** Fills in the URL's quote request, except in fields that the visitor has filled in. */
function usePrefilledValues(
  { getValues, setValue }: Pick<UseFormReturn<ContactEnquiryInput>, 'getValues' | 'setValue'>,
  { service, subject }: QuoteRequest,
): void {
  const proposed = useRef(NO_REQUEST);
  useEffect(() => {
    const values = { service, subject };
    for (const name of ['service', 'subject'] as const) {
      if (['', proposed.current[name]].includes(getValues(name) ?? '')) setValue(name, values[name]);
    }
    proposed.current = values;
  }, [getValues, setValue, service, subject]);
}

const EMPTY: ContactEnquiryInput = {
  name: '',
  email: '',
  whatsappNumber: '',
  service: '',
  subject: '',
  message: '',
  consent: false,
};

/** The longer form, prefilled from the URL. */
export function ContactForm(props: EnquiryFormProps) {
  const { t } = useLanguage();
  const choices = serviceChoices(useBlock('company'), t);
  const quoteRequest = useQuoteRequest(choices);
  const { field, fileField, attributes, frame, ...form } = useEnquiryForm({
    ...props,
    name: 'contact',
    defaultValues: EMPTY,
    resolver: async (...args) => (await loadSubmission()).resolvers.contact(...args),
    toBody: (enquiry) => enquiry,
  });
  usePrefilledValues(form, props.isAnother ? NO_REQUEST : quoteRequest);
  return (
    <EnquiryForm attributes={attributes} frame={frame} label={t('Send Us a Message')}>
      <InputField {...field('name')} label={t('Your name')} required autoComplete="name" />
      <InputField
        {...field('email')}
        label={t('Your email')}
        type="email"
        required
        autoComplete="email"
        dir="ltr"
      />
      <PhoneField {...field('whatsappNumber')} />
      <InputField {...field('service')} label={t('Service')}>
        <option value="">{t('Not sure yet')}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </InputField>
      <InputField {...field('subject')} className="wide" label={t('Subject')} />
      <InputField
        {...field('message')}
        className="wide"
        label={t('Your message')}
        required
        rows={5}
        dir="auto"
        maxLength={ENQUIRY_LIMITS.message}
      />
      <FileField {...fileField} />
      <ConsentCheckbox {...field('consent')} required />
    </EnquiryForm>
  );
}
