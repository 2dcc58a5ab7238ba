import type { Language, Message } from '@alnafitha/contract';
import { element } from '../platform/xml';
import { ANSWERED_SEARCH } from './alert';
import { automaticHeaders, type MailContent } from './mailer';
import {
  action,
  countIn,
  fill,
  heading,
  oneLine,
  type Part,
  paragraph,
  render,
  section,
  timeIn,
} from './parts';
import texts from './texts.json' with { type: 'json' };

const { office } = texts;

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

/** The mail has both languages, because it is about enquiries in both. */
export function officeMail(
  kind: 'alarm' | 'digest',
  { messages, total, due }: WaitingMessages,
  { site, now, replyTo }: { readonly site: string; readonly now: Date; readonly replyTo: string },
): MailContent {
  const waitingIn = (language: Language) => {
    const oldest = new Date(messages[0]?.createdAt ?? now);
    const isRecent = now.getTime() - oldest.getTime() < RECENT_MS;
    const time = timeIn(language, oldest, isRecent ? SINCE : DATED);
    const text = countIn(language, office.waiting, total) + fill(office.since[language], { time });
    return kind === 'alarm' ? `${office.overdue[language]}: ${text}` : text;
  };
  const dueIn = (language: Language) => countIn(language, office.due, due.length);
  const sections = [
    { titleIn: waitingIn, rows: messages, count: total },
    { titleIn: dueIn, rows: due, count: 0 },
  ].filter(({ rows }) => rows.length > 0);
  const subject = sections.map(({ titleIn }) => titleIn('en')).join('; ');
  const moreIn = (language: Language, count: number) => fill(office.more[language], { count });
  return {
    replyTo,
    headers: automaticHeaders('auto-generated'),
    ...render('en', subject, [
      ...sections.flatMap(({ titleIn, rows, count }) => [
        heading(titleIn('en')),
        section('ar', [paragraph(titleIn('ar'), 'font-size:18px')]),
        ...rows.slice(0, MAX_ROWS).map((message) => rowOf(message, site)),
        ...(count > MAX_ROWS
          ? [paragraph(`${moreIn('en', count - MAX_ROWS)} · ${moreIn('ar', count - MAX_ROWS)}`)]
          : []),
      ]),
      paragraph(action(`${office.open.en} · ${office.open.ar}`, `${site}/admin`)),
    ]),
  };
}

function rowOf({ language = 'en', ...message }: Message, site: string): Part {
  const title = oneLine([message.name, message.subject ?? message.service].filter(Boolean).join(' · '));
  const since = timeIn(language, new Date(message.createdAt), DATED);
  const href = `${site}/admin/messages/${message.id}`;
  const answered = action(office.answered[language], href + ANSWERED_SEARCH);
  const below =
    message.firstResponseAt === undefined ? [element('span', `${since} · `), answered.html] : since;
  return {
    lines: [title, since, href],
    html: element(
      'p',
      [
        action(title, href).html,
        element('span', below, { style: 'display:block;font-size:14px;color:#5b6b79' }),
      ],
      { dir: 'auto', style: 'margin:0 0 12px;overflow-wrap:anywhere;text-align:start' },
    ),
  };
}
