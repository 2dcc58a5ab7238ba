import { LANGUAGES, type Language, type SiteContent } from '@alnafitha/contract';
import type { OfficeMail } from './mail-document';
import { automaticHeaders, type MailContent } from './mailer';
import { heading, link, paragraph, render, section, table, timeIn } from './parts';
import texts from './texts.json' with { type: 'json' };

const { account: words } = texts;

/** Goes to the administrator, in both languages. */
export function accountMail(
  { username, event, device, network }: NonNullable<OfficeMail['account']>,
  at: Date,
  { en }: SiteContent,
  site: string,
): MailContent {
  const partsIn = (language: Language) => [
    heading(words.events[event][language]),
    table([
      [words.account[language], username],
      [words.time[language], timeIn(language, at, { dateStyle: 'long', timeStyle: 'short' })],
      [words.device[language], device],
      [words.network[language], network],
    ]),
    paragraph(adviceOf(event)[language]),
  ];
  return {
    replyTo: en.company.email,
    headers: automaticHeaders('auto-generated'),
    ...render('en', `${en.company.name}: ${words.events[event].en}`, [
      ...LANGUAGES.map((language) => section(language, partsIn(language))),
      paragraph(link(`${site}/admin/profile`)),
    ]),
  };
}

function adviceOf(event: NonNullable<OfficeMail['account']>['event']) {
  if (event === 'reported') return words.reported;
  if (event === 'factorLocked') return words.locked;
  return event === 'passwordReset' || event === 'factorReset' ? words.byOperator : words.notYou;
}
