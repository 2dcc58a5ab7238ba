import { type Message, plainReference, telephoneLink, unreadPhoneText } from '@alnafitha/contract';
import { automaticHeaders, type MailContent } from './mailer';
import {
  action,
  button,
  framed,
  heading,
  leftToRight,
  link,
  oneLine,
  paragraph,
  render,
  stacked,
  table,
  typed,
} from './parts';
import texts from './texts.json' with { type: 'json' };

const { alert } = texts;

/** The panel then offers to note an answer; a link that notes it would be followed by mail scanners. */
export const ANSWERED_SEARCH = '?answered=mail';

/** The alert is in the enquiry's language; a reply goes to the sender. `site` is the panel's origin. */
export function alertMail(message: Message, site: string): MailContent {
  const { id, reference, name, email, phones, service, subject, files, language = 'en' } = message;
  const panel = `${site}/admin/messages/${id}`;
  const named = plainReference(reference, language);
  const unread = oneLine(unreadPhoneText(message) ?? '');
  const numbers = phones.map(({ formatted }) => link(formatted, telephoneLink(formatted)));
  const title = `${alert.title[language]} ${named}`;
  return {
    replyTo: email,
    headers: automaticHeaders('auto-generated'),
    ...render(language, `${title}: ${oneLine([name, service].filter(Boolean).join(', '))}`, [
      heading(title),
      table([
        [alert.name[language], oneLine(name)],
        [alert.email[language], link(email, `mailto:${email}`)],
        [alert.phone[language], stacked([...numbers, ...(unread ? [typed(unread, 'bdi')] : [])], ' / ')],
        [alert.service[language], service],
        [alert.subject[language], subject && oneLine(subject)],
        [alert.files[language], files && String(files.length)],
        [alert.language[language], alert.languageName[language]],
        [alert.reference[language], leftToRight(reference, named)],
      ]),
      framed(message.message || alert.none[language]),
      button(alert.open[language], panel),
      paragraph(alert.reply[language]),
      paragraph(action(alert.answered[language], panel + ANSWERED_SEARCH)),
    ]),
  };
}
