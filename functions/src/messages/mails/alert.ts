import {
  type Language,
  type Message,
  plainReference,
  telephoneLink,
  unreadPhoneText,
} from '@alnafitha/contract';
import { element, type Xml } from '../../platform/xml';
import { heading, leftToRight, lines, link, mailDocument, oneLine, paragraph, typed } from './layout';
import { automaticHeaders, type Mail } from './mailer';

const WORDS = {
  en: {
    title: 'New enquiry',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    service: 'Service',
    subject: 'Subject',
    files: 'Photos and drawings',
    language: 'Language',
    languageName: 'English',
    reference: 'Reference',
    none: '(no text)',
    open: 'Open in the panel',
    reply: 'A reply to this mail goes to the sender.',
    answered: 'Answered by e-mail? Note it in the panel',
  },
  ar: {
    title: 'استفسار جديد',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    service: 'الخدمة',
    subject: 'الموضوع',
    files: 'صور ومخططات',
    language: 'اللغة',
    languageName: 'العربية',
    reference: 'الرقم المرجعي',
    none: '(بلا نص)',
    open: 'فتح في لوحة الإدارة',
    reply: 'الرد على هذه الرسالة يصل إلى المرسل.',
    answered: 'رددتم بالبريد الإلكتروني؟ دوّنوا ذلك في لوحة الإدارة',
  },
} as const satisfies Record<Language, object>;

/** The panel then offers to note an answer; a link that notes it would be followed by mail scanners. */
export const ANSWERED_SEARCH = '?answered=mail';

/** The alert is in the enquiry's language; a reply goes to the sender. `site` is the panel's origin. */
export function alertMail(message: Message, site: string): Omit<Mail, 'to' | 'messageId'> {
  const { id, reference, name, email, phones, service, subject, files, language = 'en' } = message;
  const words = WORDS[language];
  const panel = `${site}/admin/messages/${id}`;
  const answered = panel + ANSWERED_SEARCH;
  const named = plainReference(reference, language);
  const unread = oneLine(unreadPhoneText(message) ?? '');
  const rows: readonly (readonly [label: string, text: string | undefined, html?: Xml | undefined])[] = [
    [words.name, oneLine(name)],
    [words.email, email, element('bdi', [link(email, `mailto:${email}`)], { dir: 'ltr' })],
    [
      words.phone,
      [...phones.map(({ formatted }) => formatted), unread].filter(Boolean).join(' / '),
      lines([
        ...phones.map(({ formatted }) =>
          element('bdi', [link(formatted, telephoneLink(formatted))], { dir: 'ltr' }),
        ),
        ...(unread ? [typed('bdi', unread, { dir: 'auto' })] : []),
      ]),
    ],
    [words.service, service],
    [words.subject, subject && oneLine(subject)],
    [words.files, files && String(files.length)],
    [words.language, words.languageName],
    [words.reference, named, leftToRight(reference)],
  ];
  const given = rows.filter(([, text]) => text);
  const text = message.message || words.none;
  const title = `${words.title} ${named}`;
  return {
    replyTo: email,
    headers: automaticHeaders('auto-generated'),
    subject: `${title}: ${oneLine([name, service].filter(Boolean).join(', '))}`,
    text: [
      ...given.map(([label, value]) => `${label}: ${value}`),
      '',
      text,
      '',
      `${words.open}: ${panel}`,
      words.reply,
      `${words.answered}: ${answered}`,
      '',
    ].join('\n'),
    html: mailDocument(language, title, [
      heading(title),
      ...given.map(([label, value = '', html]) =>
        paragraph([
          element('span', label, { style: 'display:block;font-size:14px;color:#5b6b79' }),
          html ?? typed('span', value, { dir: 'auto' }),
        ]),
      ),
      typed('div', text, {
        dir: 'auto',
        style:
          'white-space:pre-wrap;overflow-wrap:anywhere;margin:0 0 16px;padding:12px 16px;background:#f2f5f7',
      }),
      paragraph([
        element('a', words.open, {
          href: panel,
          style:
            'display:inline-block;padding:12px 20px;background:#0b5c8a;color:#ffffff;text-decoration:none',
        }),
      ]),
      paragraph([element('span', `${words.reply} `), link(words.answered, answered)]),
    ]),
  };
}
