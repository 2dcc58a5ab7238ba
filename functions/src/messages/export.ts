import {
  type Language,
  type Message,
  type MessageStatus,
  minuteInDoha,
  unreadPhoneText,
} from '@alnafitha/contract';
import { stringify } from 'csv-stringify/sync';

const COLUMNS: Readonly<Record<string, (message: Message) => string | undefined>> = {
  Reference: ({ reference }) => reference,
  Received: ({ createdAt }) => minuteInDoha(new Date(createdAt)),
  Status: ({ status }) => STATUSES[status],
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Phone: phoneCell,
  Service: ({ service }) => service,
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  Language: ({ language }) => language && LANGUAGES[language],
  Consent: ({ consent }) => (consent ? 'Yes' : 'No'),
  Note: ({ adminNote }) => adminNote,
  'Possible spam': ({ suspectedSpam }) => (suspectedSpam ? 'Yes' : 'No'),
};

const STATUSES: Record<MessageStatus, string> = {
  new: 'New',
  processing: 'Processing',
  completed: 'Completed',
};
const LANGUAGES: Record<Language, string> = { en: 'English', ar: 'Arabic' };

/**
 * A table of messages, or a part of one, as a text to be stored in UTF-16. With tabs and a byte order mark, Excel opens it in columns whatever the list
 * separator of the computer is (record 041).
 */
export function messagesToCsv(messages: readonly Message[], { hasHeader }: { hasHeader: boolean }): string {
  return stringify(
    messages.map((message) => Object.values(COLUMNS).map((cell) => cell(message))),
    {
      bom: hasHeader,
      delimiter: '\t',
      // LibreOffice also splits at commas and semicolons that are not in quotes.
      quoted_match: /[,;]/,
      header: hasHeader,
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
 * A program that is told another separator splits cells at it, and ends rows at line breaks within quotes: a formula can start there too.
 * Looks at each run of separators, white space and quotes once: a look-behind would run back over it at each of its characters.
 */
function escapeInnerFormulas(text: string): string {
  return text.replace(/[,;\s"]+/g, (run, at: number) => {
    const isStart = /[,;\t\r\n]/.test(run) && /[=+\-@＝＋－＠]/.test(text.charAt(at + run.length));
    return isStart ? `${run}'` : run;
  });
}

/**
 * `(+974) 5512 3456`: Excel shows the apostrophe that a leading plus would get, and a number without its spaces as 9.74E+10. In
 * brackets, what else was typed.
 */
function phoneCell(message: Message): string | undefined {
  const unread = unreadPhoneText(message);
  if (message.phones.length === 0) return unread;
  const numbers = message.phones.map(({ formatted }) => formatted.replace(/^\+\d+/, '($&)')).join(' / ');
  return unread ? `${numbers} [${unread}]` : numbers;
}
