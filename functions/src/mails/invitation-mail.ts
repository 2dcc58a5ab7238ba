import { INVITATION_PATH, type Language, type SiteContent } from '@alnafitha/contract';
import { automaticHeaders, type MailContent } from './mailer';
import { button, fill, heading, leftToRight, note, oneLine, paragraph, render, timeIn } from './parts';
import texts from './texts.json' with { type: 'json' };

export interface IssuedInvitation {
  readonly token: string;
  readonly username: string;
  readonly name: string;
  readonly language: Language;
  readonly until: Date;
}

/** In the invited person's language. `site` is the panel's origin; the link has the token in its fragment, which no server sees. */
export function invitationMail(
  { token, username, name, language, until }: IssuedInvitation,
  shown: SiteContent,
  site: string,
): MailContent {
  const { invitation: words } = texts;
  const { name: company, email: replyTo } = shown[language].company;
  const title = oneLine(fill(words.title[language], { name, company }));
  const time = timeIn(language, until, { dateStyle: 'long', timeStyle: 'short' });
  return {
    replyTo,
    headers: automaticHeaders('auto-generated'),
    ...render(language, title, [
      heading(title),
      paragraph(words.text[language]),
      paragraph(leftToRight(username)),
      button(words.open[language], `${site}${INVITATION_PATH}#${token}`),
      note(fill(words.until[language], { time })),
      note(words.stranger[language]),
    ]),
  };
}
