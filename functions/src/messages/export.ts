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
  Files: ({ files = [] }) => String(files.length),
};

const STATUSES: Record<MessageStatus, string> = {
  new: 'New',
  processing: 'Processing',
  completed: 'Completed',
};
const LANGUAGES: Record<Language, string> = { en: 'English', ar: 'Arabic' };

/** Clients save the text as UTF-16; tabs and a byte order mark work under any list separator of Excel (record 041). */
export function messagesToCsv(messages: readonly Message[], { hasHeader }: { hasHeader: boolean }): string {
  return stringify(
    messages.map((message) => Object.values(COLUMNS).map((cell) => cell(message))),
    {
      bom: hasHeader,
      delimiter: '\t',
      // LibreOffice also splits at commas and semicolons outside quotes.
      quoted_match: /[,;]/,
      header: hasHeader,
      columns: Object.keys(COLUMNS),
      record_delimiter: 'windows',
      // With Windows line endings, a line feed is not quoted by default.
      quote_record_delimiter: true,
      // An apostrophe before a formula disarms it.
      escape_formulas: true,
      cast: { string: escapeInnerFormulas },
    },
  );
}

/** Escapes formulas after separators, at which other programs split. A look-behind would be quadratic. */
function escapeInnerFormulas(text: string): string {
  return text.replace(/[,;\s"]+/g, (run, at: number) => {
    const isStart = /[,;\t\r\n]/.test(run) && /[=+\-@＝＋－＠]/.test(text.charAt(at + run.length));
    return isStart ? `${run}'` : run;
  });
}

/** `(+974) 5512 3456`: Excel would show an apostrophe before a plus, and digits alone as 9.74E+10. */
function phoneCell(message: Message): string | undefined {
  const unread = unreadPhoneText(message);
  if (message.phones.length === 0) return unread;
  const numbers = message.phones.map(({ formatted }) => formatted.replace(/^\+\d+/, '($&)')).join(' / ');
  return unread ? `${numbers} [${unread}]` : numbers;
}
