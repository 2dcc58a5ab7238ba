import type { Language, Message } from '@alnafitha/contract';
import { element, type Xml } from '../../platform/xml';
import { ANSWERED_SEARCH } from './alert';
import { countIn, type Forms } from './count';
import { heading, link, mailDocument, oneLine, paragraph } from './layout';
import { automaticHeaders, type Mail } from './mailer';

/** Two hundred rows would not be read. */
export const MAX_ROWS = 50;

export interface WaitingMessages {
  /** Messages without a response, oldest first. */
  readonly messages: readonly Message[];
  /** The number includes those beyond `messages`. */
  readonly total: number;
  /** Messages that are to be followed up by today. */
  readonly due: readonly Message[];
}

/** A weekday is clear for six days. */
const RECENT_MS = 6 * 24 * 60 * 60 * 1000;
const SINCE = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DATED = { ...SINCE, day: 'numeric', month: 'long' } as const;

interface Words {
  overdue: string;
  /** The forms have plural categories as keys. */
  waiting: Forms;
  due: Forms;
  since: (time: string) => string;
  more: (count: number) => string;
  answered: string;
  open: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    overdue: 'Overdue',
    waiting: { one: '{count} enquiry waits for an answer', other: '{count} enquiries wait for an answer' },
    due: { one: '{count} follow-up is due', other: '{count} follow-ups are due' },
    since: (time) => `, the oldest since ${time}`,
    more: (count) => `and ${count} more`,
    answered: 'Answered by e-mail?',
    open: 'Open the panel',
  },
  ar: {
    overdue: 'تأخّر الرد',
    waiting: {
      one: 'استفسار واحد ينتظر الرد',
      two: 'استفساران ينتظران الرد',
      few: '{count} استفسارات تنتظر الرد',
      many: '{count} استفسارًا ينتظر الرد',
      other: '{count} استفسار ينتظر الرد',
    },
    due: {
      one: 'متابعة واحدة حان موعدها',
      two: 'متابعتان حان موعدهما',
      few: '{count} متابعات حان موعدها',
      many: '{count} متابعة حان موعدها',
      other: '{count} متابعة حان موعدها',
    },
    since: (time) => `، أقدمها منذ ${time}`,
    more: (count) => `و${count} غيرها`,
    answered: 'رددتم بالبريد الإلكتروني؟',
    open: 'فتح لوحة الإدارة',
  },
};

/** The mail has both languages, because it is about enquiries in both. */
export function officeMail(
  kind: 'alarm' | 'digest',
  { messages, total, due }: WaitingMessages,
  { site, now, replyTo }: { readonly site: string; readonly now: Date; readonly replyTo: string },
): Omit<Mail, 'to' | 'messageId'> {
  const [oldest] = messages;
  const waitingIn = (language: Language) => {
    if (!oldest) return undefined;
    const isRecent = now.getTime() - Date.parse(oldest.createdAt) < RECENT_MS;
    const since = timeIn(language, oldest.createdAt, isRecent ? SINCE : DATED);
    const text = countIn(language, WORDS[language].waiting, total) + WORDS[language].since(since);
    return kind === 'alarm' ? `${WORDS[language].overdue}: ${text}` : text;
  };
  const dueIn = (language: Language) =>
    due.length > 0 ? countIn(language, WORDS[language].due, due.length) : undefined;
  const subject = [waitingIn('en'), dueIn('en')].filter(Boolean).join('; ');
  const hidden = total - Math.min(messages.length, MAX_ROWS);
  const sections = [
    { titles: [waitingIn('en'), waitingIn('ar')], messages: messages.slice(0, MAX_ROWS), hidden },
    { titles: [dueIn('en'), dueIn('ar')], messages: due.slice(0, MAX_ROWS), hidden: 0 },
  ].filter((section) => section.messages.length > 0);
  const rowOf = ({ language = 'en', ...message }: Message) => ({
    title: oneLine([message.name, message.subject ?? message.service].filter(Boolean).join(' · ')),
    since: timeIn(language, message.createdAt, DATED),
    href: `${site}/admin/messages/${message.id}`,
    answered: message.firstResponseAt === undefined ? WORDS[language].answered : undefined,
  });
  const more = (count: number) => `${WORDS.en.more(count)} · ${WORDS.ar.more(count)}`;
  const panel = `${site}/admin`;
  return {
    replyTo,
    headers: automaticHeaders('auto-generated'),
    subject,
    text: [
      ...sections.flatMap((section) => [
        ...section.titles,
        '',
        ...section.messages.map(rowOf).flatMap(({ title, since, href }) => [title, since, href, '']),
        ...(section.hidden > 0 ? [more(section.hidden), ''] : []),
      ]),
      panel,
      '',
    ].join('\n'),
    html: mailDocument('en', subject, [
      ...sections.flatMap(({ titles: [en = '', ar = ''], ...section }) => [
        heading(en),
        element('p', ar, { dir: 'rtl', lang: 'ar', style: 'font-size:18px;margin:0 0 16px' }),
        ...section.messages.map((message) => row(rowOf(message))),
        ...(section.hidden > 0 ? [paragraph(more(section.hidden))] : []),
      ]),
      paragraph([link(`${WORDS.en.open} · ${WORDS.ar.open}`, panel)]),
    ]),
  };
}

interface Row {
  readonly title: string;
  readonly since: string;
  readonly href: string;
  /** The words of the link that notes an answer. */
  readonly answered: string | undefined;
}

function row({ title, since, href, answered }: Row): Xml {
  const below = answered ? [element('span', `${since} · `), link(answered, href + ANSWERED_SEARCH)] : since;
  return element(
    'p',
    [link(title, href), element('span', below, { style: 'display:block;font-size:14px;color:#5b6b79' })],
    { dir: 'auto', style: 'margin:0 0 12px;overflow-wrap:anywhere;text-align:start' },
  );
}

function timeIn(language: Language, isoDate: string, options: Intl.DateTimeFormatOptions): string {
  const locale = language === 'ar' ? 'ar-QA-u-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Qatar' }).format(new Date(isoDate));
}
