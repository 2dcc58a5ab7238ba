import { dayInDoha, directionOf, type Language, type SiteContent } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { readShown } from '../../content/kinds/block-documents';
import { codeOf, GRPC } from '../../platform/errors';
import { sha256 } from '../../platform/sha256';
import { element } from '../../platform/xml';
import { heading, link, mailDocument, oneLine, paragraph } from './layout';
import { MAILS, type OfficeMail, queuedOfficeMail } from './mail-document';
import { automaticHeaders, type Mail } from './mailer';

/** The office is told so long before the last day. */
const NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

/** Queues a mail about each certificate that ends within a month, once for its last day. */
export async function queueCertificateMails(db: Firestore, now: Date): Promise<void> {
  const { en } = await readShown(db, 'trust', now);
  const latest = dayInDoha(new Date(now.getTime() + NOTICE_MS));
  const ending = en.certificates.filter(({ validUntil }) => validUntil && validUntil <= latest);
  for (const { name, validUntil } of ending) {
    const mail = { kind: 'certificate' as const, messages: [], certificate: { name, validUntil } };
    const reference = db.collection(MAILS).doc(`certificate-${sha256(`${validUntil} ${name}`)}`);
    try {
      await reference.create(queuedOfficeMail(mail, now));
    } catch (error) {
      // An earlier night has queued it.
      if (codeOf(error) !== GRPC.alreadyExists) throw error;
    }
  }
}

const WORDS = {
  en: {
    title: (name: string, until: string) => `${name} is valid until ${until}`,
    text: 'After that day, the website no longer shows it. Enter the renewed certificate, or remove it:',
  },
  ar: {
    title: (name: string, until: string) => `تنتهي صلاحية ${name} في ${until}`,
    text: 'بعد هذا اليوم لا يعرضها الموقع. أدخلوا الشهادة المجدَّدة أو احذفوها:',
  },
} as const satisfies Record<Language, object>;

/** The mail has both languages. Returns `null` for a certificate that was renewed or removed. */
export function certificateMail(
  certificate: NonNullable<OfficeMail['certificate']>,
  { en, ar }: SiteContent,
  site: string,
): Omit<Mail, 'to' | 'messageId'> | null {
  const index = en.trust.certificates.findIndex(
    ({ name, validUntil }) => name === certificate.name && validUntil === certificate.validUntil,
  );
  const [english, arabic] = [en.trust.certificates[index], ar.trust.certificates[index]];
  if (!english || !arabic) return null;
  const panel = `${site}/admin/website?block=trust`;
  const parts = [
    { language: 'en', title: WORDS.en.title(english.name, english.until) },
    { language: 'ar', title: WORDS.ar.title(arabic.name, arabic.until) },
  ] as const;
  const subject = oneLine(parts[0].title);
  return {
    replyTo: en.company.email,
    subject,
    headers: automaticHeaders('auto-generated'),
    text: parts.flatMap(({ language, title }) => [title, WORDS[language].text, panel, '']).join('\n'),
    html: mailDocument(
      'en',
      subject,
      parts.map(({ language, title }) =>
        element('div', [heading(title), paragraph(WORDS[language].text), paragraph([link(panel, panel)])], {
          lang: language,
          dir: directionOf(language),
          style: 'text-align:start',
        }),
      ),
    ),
  };
}
