import {
  enquirySubject,
  type Language,
  type Message,
  plainReference,
  type ReplyBody,
  type SERVICE_CHOICES,
  whatsappLink,
} from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import type { Company } from '../ui/use-company';

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
export const SERVICES_IN_ARABIC: Record<Exclude<(typeof SERVICE_CHOICES)[number], 'Other'>, string> = {
  'Aluminium Fabrication': 'تصنيع الألمنيوم',
  'UPVC Windows & Doors': 'نوافذ وأبواب UPVC',
  'Glass Partition Work': 'القواطع الزجاجية',
  'Curtain Wall Systems': 'أنظمة الواجهات الزجاجية (كرتن\u00a0وول)',
  'Sliding & Folding Doors': 'أبواب سحّاب وأبواب قابلة للطي',
  'Kitchen Cabinets': 'خزائن المطابخ',
  'Glass & Aluminium Railings': 'درابزين الزجاج والألمنيوم',
  'Skylight & Pergola': 'الأسقف الزجاجية (سكاي\u00a0لايت) والبرجولات',
  'Shower Glass': 'زجاج الشاور',
  'Maintenance Services': 'خدمات الصيانة',
};

interface Words {
  greeting: (name: string) => string;
  thanks: (reference: string, service: string | undefined) => string;
  paragraphs: Record<Exclude<ReplyTemplate, 'blank'>, readonly string[]>;
  /** Follows the request for measurements and photos. */
  chat: (link: string) => string;
  regards: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    thanks: (reference, service) =>
      `Thank you for your enquiry${service ? ` about “${service}”` : ''}. Its reference is ${reference}.`,
    paragraphs: {
      started: ['We are looking at it and will get back to you within one working day.'],
      measurements: [
        'To prepare a quote, we need the measurements (width and height) and a few photos of the place.',
      ],
      visit: [
        'We would like to visit you to take the measurements and to show you samples.',
        'Which day and time would suit you, and where may we come to?',
      ],
      quote: [
        'Your quote is being prepared, and you will receive it in a separate e-mail.',
        'If anything has changed in the meantime, please let us know.',
      ],
    },
    chat: (link) => `The easiest way to send them is WhatsApp. Please name your reference there: ${link}`,
    regards: 'Kind regards,',
  },
  ar: {
    greeting: (name) => `مرحبًا ${name}،`,
    thanks: (reference, service) =>
      `شكرًا لكم على استفساركم${service ? ` عن «${service}»` : ''}. رقمه المرجعي هو ${reference}.`,
    paragraphs: {
      started: ['ندرس طلبكم الآن، وسنعود إليكم خلال يوم عمل واحد.'],
      measurements: ['لإعداد عرض السعر نحتاج إلى القياسات (العرض والارتفاع) وبعض الصور للموقع.'],
      visit: [
        'نود زيارتكم لأخذ القياسات وعرض العينات عليكم.',
        'ما اليوم والوقت المناسبان لكم، وما عنوان الموقع؟',
      ],
      quote: [
        'نعمل على إعداد عرض السعر، وسيصلكم في رسالة بريد إلكتروني منفصلة.',
        'إن تغيّر شيء في هذه الأثناء، يرجى إبلاغنا.',
      ],
    },
    chat: (link) => `أسهل طريقة لإرسالها هي واتساب، مع ذكر الرقم المرجعي: ${link}`,
    regards: 'مع أطيب التحيات،',
  },
};

export const PARAGRAPH_BREAK = '\n\n';

/** Subject and text from a template, signed by an administrator, who adds sentences, and the company. */
export function fillTemplate(
  template: ReplyTemplate,
  language: Language,
  { name, reference, service }: Message,
  signer: string | undefined,
  { name: company, whatsapp }: Company,
): Omit<ReplyBody, 'id'> {
  const words = WORDS[language];
  const named = plainReference(reference, language);
  const body =
    template === 'blank'
      ? []
      : [
          words.thanks(named, serviceName(service, language)),
          ...words.paragraphs[template],
          ...(template === 'measurements' && whatsapp ? [words.chat(whatsappLink(whatsapp))] : []),
        ];
  const signature = [words.regards, ...[signer, company].filter(Boolean)];
  const paragraphs = [words.greeting(name), body.join('\n'), signature.join('\n')];
  return { subject: `Re: ${enquirySubject(reference, language)}`, text: paragraphs.join(PARAGRAPH_BREAK) };
}

function serviceName(service: string | undefined, language: Language): string | undefined {
  if (service === 'Other') return undefined;
  const inArabic: Readonly<Record<string, string>> = SERVICES_IN_ARABIC;
  return language === 'ar' && service !== undefined ? (inArabic[service] ?? service) : service;
}
