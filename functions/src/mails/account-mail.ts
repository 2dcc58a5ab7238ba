import { LANGUAGES, type Language, type SiteContent } from '@alnafitha/contract';
import type { OfficeMail } from './mail-document';
import { automaticHeaders, type MailContent } from './mailer';
import { heading, leftToRight, link, paragraph, render, section, stacked, table, timeIn } from './parts';
import texts from './texts.json' with { type: 'json' };

const { account: words } = texts;

/** Goes to the administrator, and to those whom a change of the recipients is about, in both languages. */
export function accountMail(
  { username, event, role, device, network }: NonNullable<OfficeMail['account']>,
  { queuedAt: at, recipients }: Pick<OfficeMail, 'queuedAt' | 'recipients'>,
  { en }: SiteContent,
  site: string,
): MailContent {
  const partsIn = (language: Language) => [
    heading(words.events[event][language]),
    table([
      [words.before[language], recipients && addresses(recipients.before)],
      [words.after[language], recipients && addresses(recipients.after)],
      [words.account[language], username],
      [words.role[language], role && words.roles[role][language]],
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

const addresses = (list: readonly string[]) =>
  stacked(
    list.map((address) => leftToRight(address)),
    ', ',
  );

function adviceOf(event: NonNullable<OfficeMail['account']>['event']) {
  if (event === 'reported') return words.reported;
  if (event === 'factorLocked') return words.locked;
  if (event === 'recipientsChanged') return words.recipients;
  if (['roleChanged', 'disabled', 'enabled', 'removed'].includes(event)) return words.byColleague;
  return event === 'passwordReset' || event === 'factorReset' ? words.byOperator : words.notYou;
}
