import { LANGUAGES, type SiteContent } from '@alnafitha/contract';
import { automaticHeaders, type MailContent } from './mailer';
import { heading, link, paragraph, render, section } from './parts';
import texts from './texts.json' with { type: 'json' };

/** Goes to the administrator who asked for it, or to the office. */
export function testMail({ en }: SiteContent, site: string): MailContent {
  const { title, text } = texts.test;
  return {
    replyTo: en.company.email,
    headers: automaticHeaders('auto-generated'),
    ...render('en', `${en.company.name}: ${title.en}`, [
      ...LANGUAGES.map((language) =>
        section(language, [heading(title[language]), paragraph(text[language])]),
      ),
      paragraph(link(`${site}/admin`)),
    ]),
  };
}
