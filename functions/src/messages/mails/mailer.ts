/** A mail; the addresses of a reply and of a recipient are not parsed as lists. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without the brackets. The same for every try, so that a mail server or a reader may recognize a repetition. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Hands a mail over to the mail server. Rejects with a `code`, and with a `responseCode` when the server
 * responded with an error.
 */
export type Mailer = (mail: Mail) => Promise<void>;

/** The function may run for a minute. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Mails through the server of an `smtp:` or `smtps:` URL; `null` for any other text, which turns mail off. */
export function createMailer(url: string, from: string, timeouts = TIMEOUTS): Mailer | null {
  if (!/^smtps?:\/\//.test(url)) return null;
  // Most of the function's instances never mail.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };
  let transport: ReturnType<typeof connect> | undefined;
  return async ({ to, replyTo, messageId, ...mail }) => {
    transport ??= connect();
    await (await transport).sendMail({
      ...mail,
      from,
      to: to.map(asAddress),
      replyTo: asAddress(replyTo),
      messageId: `<${messageId}>`,
    });
  };
}

function asAddress(address: string) {
  return { name: '', address };
}

/** The code of a failure to mail, such as `ECONNREFUSED` or `550`. Its message may contain addresses. */
export function mailErrorCode(error: unknown): string {
  const { responseCode, code } = error instanceof Error ? (error as MailError) : {};
  return String(responseCode ?? code ?? 'unknown');
}

/** Whether the server rejected the recipient for good. */
export function isPermanentFailure(error: unknown): boolean {
  const { responseCode = 0, code } = error instanceof Error ? (error as MailError) : {};
  return code === 'EENVELOPE' && responseCode >= 500;
}

interface MailError extends Error {
  responseCode?: number;
  code?: string;
}
