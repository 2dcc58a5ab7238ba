import type { Language, Message, MessageStatus } from '@alnafitha/contract';
import { stringify } from 'csv-stringify/sync';
import { minuteInDoha } from '../platform/doha';

const COLUMNS: Readonly<Record<string, (message: Message) => string | undefined>> = {
  Reference: ({ reference }) => reference,
  Received: ({ createdAt }) => minuteInDoha(new Date(createdAt)),
  Status: ({ status }) => STATUSES[status],
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Phone: ({ phone, whatsappNumber }) => (phone ? phoneCell(phone.formatted) : whatsappNumber),
  Service: ({ service }) => service,
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  Language: ({ language }) => language && LANGUAGES[language],
  Consent: ({ consent }) => (consent ? 'Yes' : 'No'),
  Note: ({ adminNote }) => adminNote,
  'Possible spam': ({ doubtful }) => (doubtful ? 'Yes' : 'No'),
};

const STATUSES: Record<MessageStatus, string> = {
  new: 'New',
  processing: 'Processing',
  completed: 'Completed',
};
const LANGUAGES: Record<Language, string> = { en: 'English', ar: 'Arabic' };

/** A CSV file of messages. Excel needs the byte order mark to recognize UTF-8. */
export function messagesToCsv(messages: readonly Message[]): string {
  return stringify(
    messages.map((message) => Object.values(COLUMNS).map((cell) => cell(message))),
    {
      bom: true,
      header: true,
      columns: Object.keys(COLUMNS),
      record_delimiter: 'windows',
      // By default, a line feed is not quoted in a file with Windows line endings.
      quote_record_delimiter: true,
      // An apostrophe before a text that starts like a formula.
      escape_formulas: true,
      cast: { string: escapeInnerFormulas },
    },
  );
}

/**
 * With Arabic regional settings, Excel separates cells by semicolons, and then ends rows at line breaks within quotes, so a formula can start
 * there too.
 */
function escapeInnerFormulas(text: string): string {
  return text.replace(/(?<=[;\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g, "'");
}

/** `(+974) 5512 3456`: Excel shows the apostrophe that a leading plus would get, and a number without its spaces as 9.74E+10. */
function phoneCell(formatted: string): string {
  return formatted.replace(/^\+\d+/, '($&)');
}
