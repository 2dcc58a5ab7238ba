/** Addresses are not parsed as lists. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without brackets; the same in retries, so that mail servers and readers can recognize duplicates. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Rejects with a `code`, and a `responseCode` if the server responded. */
export type Mailer = (mail: Mail) => Promise<void>;

/** The function may run for a minute. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** `url` is `smtp:` or `smtps:`; `null` (mail is off) for any other text. */
export function createMailer(url: string, from: string, timeouts = TIMEOUTS): Mailer | null {
  if (!/^smtps?:\/\//.test(url)) return null;
  // Most instances never mail.
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

/** Such as `ECONNREFUSED` or `550`; the message may contain addresses. */
export function mailErrorCode(error: unknown): string {
  const { responseCode, code } = error instanceof Error ? (error as MailError) : {};
  return String(responseCode ?? code ?? 'unknown');
}

/** The server rejected the recipient. */
export function isPermanentFailure(error: unknown): boolean {
  const { responseCode = 0, code } = error instanceof Error ? (error as MailError) : {};
  return code === 'EENVELOPE' && responseCode >= 500;
}

interface MailError extends Error {
  responseCode?: number;
  code?: string;
}
