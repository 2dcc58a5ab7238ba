import { LANGUAGES, type Language, type SiteContent } from '@alnafitha/contract';
import type { OfficeMail } from './mail-document';
import { automaticHeaders, type MailContent } from './mailer';
import { fill, heading, link, oneLine, paragraph, render, section } from './parts';
import texts from './texts.json' with { type: 'json' };

/** The mail has both languages. Returns `null` for a certificate that was renewed or removed. */
export function certificateMail(
  certificate: NonNullable<OfficeMail['certificate']>,
  shown: SiteContent,
  site: string,
): MailContent | null {
  const index = shown.en.trust.certificates.findIndex(
    ({ name, validUntil }) => name === certificate.name && validUntil === certificate.validUntil,
  );
  if (index < 0) return null;
  const titleIn = (language: Language) => {
    const { name = '', until = '' } = shown[language].trust.certificates[index] ?? {};
    return fill(texts.certificate.title[language], { name, until });
  };
  return {
    replyTo: shown.en.company.email,
    headers: automaticHeaders('auto-generated'),
    ...render('en', oneLine(titleIn('en')), [
      ...LANGUAGES.map((language) =>
        section(language, [heading(titleIn(language)), paragraph(texts.certificate.text[language])]),
      ),
      paragraph(link(`${site}/admin/website?block=trust`)),
    ]),
  };
}
