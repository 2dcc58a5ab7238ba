import { COMPANY, type Language, type Message, type Reply } from '@alnafitha/contract';
import { element, type Xml } from '../../platform/xml';
import { mailDocument, plainReference } from './layout';
import type { Mail } from './mailer';

const QUOTED = { en: 'Your enquiry:', ar: 'استفساركم:' } as const satisfies Record<Language, string>;

/** The administrator's text above the sender's. `receiptId` threads it below the receipt in mail programs. */
export function replyMail(
  { reference, message, language = 'en' }: Message,
  { subject, text }: Pick<Reply, 'subject' | 'text'>,
  receiptId: string | null,
): Omit<Mail, 'to' | 'messageId'> {
  const named = subject.includes(reference) ? subject : `${subject} [${plainReference(reference, language)}]`;
  const quoted = message && [QUOTED[language], ...message.split('\n').map((line) => `> ${line}`)].join('\n');
  return {
    replyTo: COMPANY.email,
    subject: named,
    ...(receiptId && { headers: { 'In-Reply-To': `<${receiptId}>`, References: `<${receiptId}>` } }),
    text: [text, ...(quoted ? [quoted] : []), ''].join('\n\n'),
    html: mailDocument(language, named, [
      element('div', lines(text)),
      ...(message
        ? [
            element('p', QUOTED[language], { style: 'margin:24px 0 8px;font-size:14px;color:#5b6b79' }),
            element('blockquote', lines(message), {
              style: 'margin:0;padding:0 12px;border-inline-start:3px solid #d5dde3;color:#5b6b79',
            }),
          ]
        : []),
    ]),
  };
}

/** Each line has the direction of its language. */
function lines(text: string): Xml[] {
  const style = 'white-space:pre-wrap;overflow-wrap:anywhere';
  return text
    .split(/\r?\n/)
    .map((line) => element('div', line.trim() ? line : [element('br')], { dir: 'auto', style }));
}
