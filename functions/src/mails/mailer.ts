import { isolateRuns, MAIL_TOO_LARGE } from '@alnafitha/contract';

/** Addresses are not parsed as lists. */
export interface Mail {
  readonly to: readonly string[];
  /** Shown in place of the sender's address. */
  readonly fromName: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The id has no brackets, and stays the same in retries, so that mail servers and readers recognize duplicates. */
  readonly messageId: string;
  /** Message ids of the conversation, oldest first: the mail replies to the last one. */
  readonly references?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** What a mail says, whoever gets it. */
export type MailContent = Omit<Mail, 'to' | 'fromName' | 'messageId'>;

/** Prevents automatic replies (RFC 3834), which would go to `replyTo`. Each mail that nobody wrote has these headers. */
export function automaticHeaders(kind: 'auto-generated' | 'auto-replied') {
  return { 'Auto-Submitted': kind, 'X-Auto-Response-Suppress': 'All' };
}

/**
 * Rejects with a `code`, and a `responseCode` if the server responded, even if it took the mail for some of the
 * recipients; `takenFor` has these.
 */
export type Mailer = (mail: Mail) => Promise<void>;

/** The function may run for a minute. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Only mail to this machine may be unencrypted. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** `url` is `smtp:` or `smtps:`; `null` (mail is off) for any other text. */
export function createMailer(url: string, from: string, timeouts = TIMEOUTS): Mailer | null {
  if (!/^smtps?:\/\//.test(url)) return null;
  // Most instances never mail.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      ...timeouts,
      requireTLS: !(URL.canParse(url) && LOCAL_HOSTS.includes(new URL(url).hostname)),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof connect> | undefined;
  return async ({
    to,
    fromName,
    replyTo,
    subject,
    text,
    messageId,
    references = [],
    attachments = [],
    ...mail
  }) => {
    transport ??= connect();
    const { accepted, rejectedErrors = [] } = await (await transport).sendMail({
      ...mail,
      // Numbers of what people typed keep their order in Arabic lines.
      subject: isolateRuns(subject),
      text: text.split('\n').map(isolateRuns).join('\n'),
      references: references.map(inBrackets),
      ...(references.length > 0 && { inReplyTo: inBrackets(references.at(-1) ?? '') }),
      attachments: [...attachments],
      from: { name: fromName, address: addressIn(from) },
      to: to.map(asAddress),
      replyTo: asAddress(replyTo),
      messageId: inBrackets(messageId),
    });
    const [rejected] = rejectedErrors;
    if (rejected) throw Object.assign(rejected, { accepted });
  };
}

/** That of `Name <office@example.com>`. */
function addressIn(from: string): string {
  return /<([^<>]*)>$/.exec(from.trim())?.[1] ?? from;
}

function inBrackets(messageId: string): string {
  return `<${messageId}>`;
}

function asAddress(address: string) {
  return { name: '', address };
}

/** Returns a code such as `ECONNREFUSED`, `550`, or `ETLS` without encryption; the message may contain addresses. */
export function mailErrorCode(error: unknown): string {
  if (isTooLarge(error)) return MAIL_TOO_LARGE;
  const { responseCode, code } = error instanceof Error ? (error as MailError) : {};
  return String((code === 'ETLS' ? code : responseCode) ?? code ?? 'unknown');
}

/** The addresses that have the mail although it failed, in lower case. */
export function takenFor(error: unknown): string[] {
  const { accepted = [] } = error instanceof Error ? (error as MailError) : {};
  return accepted.map((address) => String(address).toLowerCase());
}

/** The address does not exist, or takes no mail. */
export function isRecipientRejected(error: unknown): boolean {
  const { responseCode = 0, command } = error instanceof Error ? (error as MailError) : {};
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Enhanced status codes of mails that are too large (RFC 3463), with which some servers explain another code. */
const TOO_LARGE = /^5\d\d[ -]5\.(?:2\.3|3\.4)\b/;

/** 552 may follow any command (RFC 5321). */
export function isTooLarge(error: unknown): boolean {
  const { responseCode, response = '' } = error instanceof Error ? (error as MailError) : {};
  return responseCode === Number(MAIL_TOO_LARGE) || TOO_LARGE.test(response);
}

interface MailError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
  command?: string;
  accepted?: readonly unknown[];
}
