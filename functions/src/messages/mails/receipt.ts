import {
  enquirySubject,
  type Language,
  type Message,
  plainReference,
  type SiteContent,
  telephoneLink,
  whatsappLink,
} from '@alnafitha/contract';
import { element } from '../../platform/xml';
import { countIn } from './count';
import { heading, leftToRight, link, mailDocument, paragraph } from './layout';
import { automaticHeaders, type Mail } from './mailer';

const WORDS = {
  en: {
    title: 'We have your enquiry',
    received: 'Thank you. Your enquiry has reached us, and this is its reference:',
    naming: 'Please name it when you call or write to us.',
    files: { one: 'One file came with it.', other: '{count} files came with it.' },
    visit: 'If needed, we come to measure and bring samples.',
    urgent: 'Is it urgent? Call us or write to us on WhatsApp:',
    chat: 'Continue on WhatsApp',
    chatText: (company: string, reference: string) =>
      `Hello ${company}, my enquiry has the reference ${reference}.`,
    stranger: 'You did not write to us? Then somebody mistyped an address, and you can ignore this mail.',
  },
  ar: {
    title: 'وصلنا استفساركم',
    received: 'شكرًا لكم. وصلنا استفساركم، وهذا رقمه المرجعي:',
    naming: 'يرجى ذكره عند الاتصال بنا أو مراسلتنا.',
    files: {
      one: 'وصل معه ملف واحد.',
      two: 'وصل معه ملفان.',
      few: 'وصلت معه {count} ملفات.',
      many: 'وصل معه {count} ملفًا.',
      other: 'وصل معه {count} ملف.',
    },
    visit: 'عند الحاجة نزوركم لأخذ القياسات ونحضر العينات.',
    urgent: 'هل الأمر عاجل؟ اتصلوا بنا أو راسلونا عبر واتساب:',
    chat: 'المتابعة عبر واتساب',
    chatText: (company: string, reference: string) =>
      `مرحبًا ${company}، الرقم المرجعي لاستفساري هو ${reference}.`,
    stranger: 'لم تراسلونا؟ إذًا أخطأ أحدهم في كتابة العنوان، ويمكنكم تجاهل هذه الرسالة.',
  },
} as const satisfies Record<Language, object>;

/** Contains nothing that was typed, so that the form cannot mail texts to strangers. */
export function receiptMail(
  { reference, language = 'en', files = [] }: Message,
  site: SiteContent,
): Omit<Mail, 'to' | 'messageId'> {
  const words = WORDS[language];
  const { company, offer } = site[language];
  const arrived = files.length > 0 ? [countIn(language, words.files, files.length)] : [];
  const steps = [offer.next, words.visit, offer.quote];
  const named = plainReference(reference, language);
  const chat = company.whatsapp && whatsappLink(company.whatsapp, words.chatText(company.name, named));
  const phone = company.phones[0]?.number ?? '';
  return {
    replyTo: company.email,
    subject: enquirySubject(reference, language),
    headers: automaticHeaders('auto-replied'),
    text: [
      words.received,
      named,
      words.naming,
      ...arrived,
      '',
      ...steps.map((step, index) => `${index + 1}. ${step}`),
      '',
      words.urgent,
      phone,
      ...(chat ? [chat] : []),
      '',
      company.name,
      company.address,
      '',
      words.stranger,
      '',
    ].join('\n'),
    html: mailDocument(language, words.title, [
      heading(words.title),
      paragraph(words.received),
      element('p', [leftToRight(reference)], { style: 'margin:0 0 16px;font-size:24px;font-weight:700' }),
      paragraph(words.naming),
      ...arrived.map((line) => paragraph(line)),
      element(
        'ol',
        steps.map((step) => element('li', step)),
        { style: 'margin:0 0 16px;padding-inline-start:24px' },
      ),
      paragraph(words.urgent),
      paragraph([element('bdi', [link(phone, telephoneLink(phone))], { dir: 'ltr' })]),
      ...(chat ? [paragraph([link(words.chat, chat)])] : []),
      element(
        'div',
        [company.name, company.address].map((line) => element('div', line)),
        { style: 'margin:0 0 16px;padding-top:16px;border-top:1px solid #d5dde3' },
      ),
      element('p', words.stranger, { style: 'margin:0;font-size:14px;color:#5b6b79' }),
    ]),
  };
}
