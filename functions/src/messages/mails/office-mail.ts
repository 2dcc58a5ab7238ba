import { COMPANY, type Language, type Message } from '@alnafitha/contract';
import { element, type Xml } from '../../platform/xml';
import { heading, link, mailDocument, oneLine, paragraph } from './layout';
import type { Mail } from './mailer';

/** Two hundred rows would not be read. */
export const MAX_ROWS = 50;

export interface WaitingMessages {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Including those beyond `messages`. */
  readonly total: number;
}

const SINCE = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DATED = { ...SINCE, day: 'numeric', month: 'long' } as const;

const WORDS = {
  en: {
    count: { one: '{count} enquiry waits for an answer', other: '{count} enquiries wait for an answer' },
    since: (time: string) => `the oldest since ${time}`,
    more: (count: number) => `and ${count} more`,
    open: 'Open the panel',
  },
  ar: {
    count: {
      one: 'استفسار واحد ينتظر الرد',
      two: 'استفساران ينتظران الرد',
      few: '{count} استفسارات تنتظر الرد',
      many: '{count} استفسارًا ينتظر الرد',
      other: '{count} استفسار ينتظر الرد',
    },
    since: (time: string) => `أقدمها منذ ${time}`,
    more: (count: number) => `و${count} غيرها`,
    open: 'فتح لوحة الإدارة',
  },
} as const satisfies Record<Language, object>;

/** In both languages, because it is about enquiries in both. */
export function officeMail(
  { messages, total }: WaitingMessages,
  site: string,
): Omit<Mail, 'to' | 'messageId'> {
  const oldest = messages[0]?.createdAt ?? '';
  const titleIn = (language: Language) =>
    `${countIn(language, total)}${language === 'ar' ? '،' : ','} ${WORDS[language].since(timeIn(language, oldest, SINCE))}`;
  const rows = messages.slice(0, MAX_ROWS).map((message) => ({
    title: oneLine([message.name, message.subject ?? message.service].filter(Boolean).join(' · ')),
    since: timeIn(message.language ?? 'en', message.createdAt, DATED),
    href: `${site}/admin/messages/${message.id}`,
  }));
  const more = total - rows.length;
  const panel = `${site}/admin`;
  const end = [WORDS.en.more(more), WORDS.ar.more(more)].join(' · ');
  return {
    replyTo: COMPANY.email,
    subject: titleIn('en'),
    text: [
      `${titleIn('en')}.`,
      `${titleIn('ar')}.`,
      '',
      ...rows.flatMap(({ title, since, href }) => [title, since, href, '']),
      ...(more > 0 ? [end, ''] : []),
      panel,
      '',
    ].join('\n'),
    html: mailDocument('en', titleIn('en'), [
      heading(`${titleIn('en')}.`),
      element('p', `${titleIn('ar')}.`, { dir: 'rtl', lang: 'ar', style: 'font-size:18px;margin:0 0 16px' }),
      ...rows.map(row),
      ...(more > 0 ? [paragraph(end)] : []),
      paragraph([link(`${WORDS.en.open} · ${WORDS.ar.open}`, panel)]),
    ]),
  };
}

function row({ title, since, href }: { title: string; since: string; href: string }): Xml {
  return element(
    'p',
    [
      element('bdi', [link(title, href)]),
      element('span', since, { dir: 'auto', style: 'display:block;font-size:14px;color:#5b6b79' }),
    ],
    { style: 'margin:0 0 12px;overflow-wrap:anywhere' },
  );
}

function countIn(language: Language, count: number): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string } =
    WORDS[language].count;
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{count}', String(count));
}

function timeIn(language: Language, isoDate: string, options: Intl.DateTimeFormatOptions): string {
  const locale = language === 'ar' ? 'ar-QA-u-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Qatar' }).format(new Date(isoDate));
}
