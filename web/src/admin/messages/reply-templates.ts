import {
  enquirySubject,
  type Language,
  type Message,
  plainReference,
  type ReplyBody,
  type SERVICE_CHOICES,
  textLanguage,
  whatsappLink,
} from '@alnafitha/contract';
import { interpolate } from '../../shared/i18n/dictionary';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import type { Company } from '../ui/use-company';
import texts from './reply-templates.json' with { type: 'json' };

export const REPLY_TEMPLATES = ['blank', 'started', 'measurements', 'visit', 'quote'] as const;
export type ReplyTemplate = (typeof REPLY_TEMPLATES)[number];

export const TEMPLATE_LABELS: Record<ReplyTemplate, PlainTranslationKey> = {
  blank: 'Blank',
  started: 'We are looking at it',
  measurements: 'Ask for measurements and photos',
  visit: 'Arrange a visit for measurements',
  quote: 'The quote follows separately',
};

/** These are copies from the dictionary, which the panel does not load for an administrator who reads English. */
export const SERVICES_IN_ARABIC: Record<
  Exclude<(typeof SERVICE_CHOICES)[number], 'Other'>,
  string
> = texts.servicesInArabic;

export const PARAGRAPH_BREAK = '\n\n';

/** Subject and text from a template, signed by an administrator, who adds sentences, and the company. */
export function fillTemplate(
  template: ReplyTemplate,
  language: Language,
  { name, reference, service }: Message,
  signer: string | undefined,
  { name: company, whatsapp, services }: Company,
): Omit<ReplyBody, 'id'> {
  const values = {
    name,
    reference: plainReference(reference, language),
    service: serviceName(service, language, services) ?? '',
    link: whatsappLink(whatsapp),
  };
  const textOf = (text: Readonly<Record<Language, string>>) => interpolate(text[language], values);
  const body =
    template === 'blank'
      ? []
      : [
          values.service ? texts.thanksWithService : texts.thanks,
          ...texts.paragraphs[template],
          ...(template === 'measurements' && whatsapp ? [texts.chat] : []),
        ];
  // A name in Latin letters would be foreign in an Arabic mail.
  const isReadable = language === 'en' || textLanguage(signer ?? '') === 'ar';
  const signature = [textOf(texts.regards), ...[isReadable && signer, company].filter(Boolean)];
  const paragraphs = [textOf(texts.greeting), body.map(textOf).join('\n'), signature.join('\n')];
  return { subject: `Re: ${enquirySubject(reference, language)}`, text: paragraphs.join(PARAGRAPH_BREAK) };
}

function serviceName(
  service: string | undefined,
  language: Language,
  services: Company['services'],
): string | undefined {
  if (service === 'Other') return undefined;
  if (language === 'en' || service === undefined) return service;
  const inArabic: Readonly<Record<string, string>> = SERVICES_IN_ARABIC;
  return services.find(({ name }) => name === service)?.title ?? inArabic[service] ?? service;
}
