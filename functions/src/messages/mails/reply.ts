import { type Language, type Message, plainReference, type Reply } from '@alnafitha/contract';
import { element, type Xml } from '../../platform/xml';
import { mailDocument, typed } from './layout';
import type { Mail } from './mailer';

const QUOTED = {
  en: { enquiry: 'Your enquiry:', reply: 'Our last reply:' },
  ar: { enquiry: 'استفساركم:', reply: 'ردنا السابق:' },
} as const satisfies Record<Language, object>;

/** Quotes the reply before, or else the enquiry, below the administrator's text. */
export function replyMail(
  { reference, message, language = 'en' }: Message,
  { subject, text }: Pick<Reply, 'subject' | 'text'>,
  before: Pick<Reply, 'text'> | undefined,
): Omit<Mail, 'to' | 'messageId' | 'replyTo'> {
  const named = subject.includes(reference) ? subject : `${subject} [${plainReference(reference, language)}]`;
  const quoted = before?.text ?? message;
  const introduction = QUOTED[language][before ? 'reply' : 'enquiry'];
  const quotation = [introduction, ...quoted.split('\n').map((line) => `> ${line}`)].join('\n');
  return {
    subject: named,
    text: [text, ...(quoted ? [quotation] : []), ''].join('\n\n'),
    html: mailDocument(language, named, [
      element('div', lines(text)),
      ...(quoted
        ? [
            element('p', introduction, { style: 'margin:24px 0 8px;font-size:14px;color:#5b6b79' }),
            element('blockquote', lines(quoted), {
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
    .map((line) =>
      line.trim() ? typed('div', line, { dir: 'auto', style }) : element('div', [element('br')]),
    );
}
