import { ERROR_MESSAGES, type MailKind, type Message } from '@alnafitha/contract';
import { mailFailed, mailOff, mailSent } from '../../logs';
import { AppError } from '../../platform/errors';
import type { RateLimit, RateLimits } from '../../platform/rate-limits';
import type { MessageStore } from '../store';
import { alertMail } from './alert';
import { isRefused, type Mail, type Mailer, mailErrorCode } from './mailer';
import { receiptMail } from './receipt';

export interface MailSettings {
  /** `null` while no mail server is configured. */
  readonly mailer: Mailer | null;
  /** The office's addresses. */
  readonly alertTo: readonly string[];
  /** The host of message ids, which is that of the sender's address. */
  readonly mailHost: string;
  /** The origin of the panel. */
  readonly panelOrigin: string;
}

interface NotifierDependencies {
  readonly store: MessageStore;
  readonly limits: RateLimits;
  readonly clock: () => Date;
  readonly mail: MailSettings;
}

/** Whether a later try may send what was not sent. */
export type MailNotifier = (id: string) => Promise<{ readonly retry: boolean }>;

/** Nobody's mailbox is filled by enquiries in their name. */
const RECEIPT_LIMIT: RateLimit = {
  name: 'receipt',
  total: { most: 3, seconds: 24 * 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

/**
 * Sends the mails about a message that were not sent yet, each at least once: a process that ends between the server's acceptance and
 * its record repeats the mail with the same message id. No mail is sent about suspected spam.
 */
export function createNotifier({ store, limits, clock, mail }: NotifierDependencies): MailNotifier {
  const { mailer, alertTo, mailHost, panelOrigin } = mail;
  let hasLogged = false;

  return async (id) => {
    if (!mailer) {
      if (!hasLogged) mailOff();
      hasLogged = true;
      return { retry: false };
    }
    const message = await store.read(id);
    if (!message || message.doubtful) return { retry: false };

    /** Whether a later try may send it. */
    const send = async (kind: MailKind, to: readonly string[], content: Omit<Mail, 'to' | 'messageId'>) => {
      if (message.mails?.[kind]?.state === 'sent') return false;
      try {
        await mailer({ ...content, to, messageId: `${id}.${kind}@${mailHost}` });
      } catch (error) {
        const code = mailErrorCode(error);
        mailFailed(id, kind, code);
        await store.recordMail(id, kind, { state: 'failed', at: clock().toISOString(), error: code });
        // A visitor's address may not exist; the office's does, and its server's settings are mended.
        return kind === 'alert' || !isRefused(error);
      }
      mailSent(id, kind);
      await store.recordMail(id, kind, { state: 'sent', at: clock().toISOString() });
      return false;
    };

    const sendReceipt = async () => {
      // Another try of the same receipt counts no more.
      if (!message.mails?.receipt && !(await mayGetReceipt(limits, message))) return false;
      return send('receipt', [message.email], receiptMail(message));
    };

    const results = await Promise.all([
      send('alert', alertTo, alertMail(message, panelOrigin)),
      sendReceipt(),
    ]);
    return { retry: results.some(Boolean) };
  };
}

async function mayGetReceipt(limits: RateLimits, { email }: Message): Promise<boolean> {
  try {
    await limits.acquire(RECEIPT_LIMIT, email.toLowerCase(), '');
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false;
    throw error;
  }
}
