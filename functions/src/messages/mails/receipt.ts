import {
  COMPANY,
  enquirySubject,
  type Language,
  type Message,
  plainReference,
  telephoneLink,
  whatsappLink,
} from '@alnafitha/contract';
import { element } from '../../platform/xml';
import { heading, leftToRight, link, mailDocument, paragraph } from './layout';
import { automaticHeaders, type Mail } from './mailer';

const WORDS = {
  en: {
    title: 'We have your enquiry',
    received: 'Thank you. Your enquiry has reached us, and this is its reference:',
    naming: 'Please name it when you call or write to us.',
    steps: [
      'We read your enquiry and reply within one working day, by e-mail or WhatsApp.',
      'If needed, we come to measure and bring samples.',
      'You get a clear quote with a price and a date.',
    ],
    urgent: 'Is it urgent? Call us or write to us on WhatsApp:',
    chat: 'Continue on WhatsApp',
    chatText: (reference: string) => `Hello ${COMPANY.name.en}, my enquiry has the reference ${reference}.`,
    stranger: 'You did not write to us? Then somebody mistyped an address, and you can ignore this mail.',
  },
  ar: {
    title: 'وصلنا استفساركم',
    received: 'شكرًا لكم. وصلنا استفساركم، وهذا رقمه المرجعي:',
    naming: 'يرجى ذكره عند الاتصال بنا أو مراسلتنا.',
    steps: [
      'نقرأ استفساركم ونرد خلال يوم عمل واحد، بالبريد الإلكتروني أو واتساب.',
      'عند الحاجة نزوركم لأخذ القياسات ونحضر العينات.',
      'يصلكم عرض سعر واضح مع السعر والموعد.',
    ],
    urgent: 'هل الأمر عاجل؟ اتصلوا بنا أو راسلونا عبر واتساب:',
    chat: 'المتابعة عبر واتساب',
    chatText: (reference: string) => `مرحبًا ${COMPANY.name.ar}، الرقم المرجعي لاستفساري هو ${reference}.`,
    stranger: 'لم تراسلونا؟ إذًا أخطأ أحدهم في كتابة العنوان، ويمكنكم تجاهل هذه الرسالة.',
  },
} as const satisfies Record<Language, object>;

/** Contains nothing that was typed, so that the form cannot mail texts to strangers. */
export function receiptMail({ reference, language = 'en' }: Message): Omit<Mail, 'to' | 'messageId'> {
  const words = WORDS[language];
  const company = COMPANY.name[language];
  const named = plainReference(reference, language);
  const chat = whatsappLink(words.chatText(named));
  const [phone] = COMPANY.phones;
  return {
    replyTo: COMPANY.email,
    subject: enquirySubject(reference, language),
    headers: automaticHeaders('auto-replied'),
    text: [
      words.received,
      named,
      words.naming,
      '',
      ...words.steps.map((step, index) => `${index + 1}. ${step}`),
      '',
      words.urgent,
      phone,
      chat,
      '',
      company,
      COMPANY.address[language],
      '',
      words.stranger,
      '',
    ].join('\n'),
    html: mailDocument(language, words.title, [
      heading(words.title),
      paragraph(words.received),
      element('p', [leftToRight(reference)], { style: 'margin:0 0 16px;font-size:24px;font-weight:700' }),
      paragraph(words.naming),
      element(
        'ol',
        words.steps.map((step) => element('li', step)),
        { style: 'margin:0 0 16px;padding-inline-start:24px' },
      ),
      paragraph(words.urgent),
      paragraph([element('bdi', [link(phone, telephoneLink(phone))], { dir: 'ltr' })]),
      paragraph([link(words.chat, chat)]),
      element(
        'div',
        [company, COMPANY.address[language]].map((line) => element('div', line)),
        { style: 'margin:0 0 16px;padding-top:16px;border-top:1px solid #d5dde3' },
      ),
      element('p', words.stranger, { style: 'margin:0;font-size:14px;color:#5b6b79' }),
    ]),
  };
}
