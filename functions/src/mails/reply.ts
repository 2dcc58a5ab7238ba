import { type Message, plainReference, type Reply } from '@alnafitha/contract';
import type { MailContent } from './mailer';
import { quoted, render, written } from './parts';
import texts from './texts.json' with { type: 'json' };

/** Quotes the reply before, or else the enquiry, below the administrator's text. */
export function replyMail(
  { reference, message, language = 'en' }: Message,
  { subject, text }: Pick<Reply, 'subject' | 'text'>,
  before: Pick<Reply, 'text'> | undefined,
): Omit<MailContent, 'replyTo'> {
  const named = subject.includes(reference) ? subject : `${subject} [${plainReference(reference, language)}]`;
  const earlier = before?.text ?? message;
  const introduction = texts.reply[before ? 'reply' : 'enquiry'][language];
  return render(language, named, [written(text), ...(earlier ? [quoted(introduction, earlier)] : [])]);
}
