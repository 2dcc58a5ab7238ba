import { ERROR_MESSAGES } from '@alnafitha/contract';
import { AppError } from '../../platform/errors';
import { mailFailed, mailOff, mailSent } from '../../platform/logs';
import type { RateLimit, RateLimits } from '../../platform/rate-limits';
import type { Attachments } from '../attachments';
import type { Waiting } from '../waiting';
import { alertMail } from './alert';
import type { Outcome, StoredMail } from './mail-document';
import { isRecipientRejected, type Mail, type Mailer, mailErrorCode, takenFor } from './mailer';
import { officeMail } from './office-mail';
import type { OfficeOutbox } from './office-outbox';
import type { Attempt, Outbox } from './outbox';
import { receiptMail } from './receipt';
import { replyMail } from './reply';

export interface MailSettings {
  /** `null`: mail is off. */
  readonly mailer: Mailer | null;
  readonly alertTo: readonly string[];
  /** The domain of the sender's address, for message ids. */
  readonly mailHost: string;
  readonly panelOrigin: string;
}

interface Dependencies {
  readonly outbox: Outbox;
  readonly attachments: Pick<Attachments, 'read'>;
  readonly limits: RateLimits;
  readonly clock: () => Date;
  readonly mail: MailSettings;
}

/** `retry` tells whether a later run may send the mail. */
export type Deliver = (id: string, mailId: string) => Promise<{ readonly retry: boolean }>;

const HOUR = 60 * 60;
const message = ERROR_MESSAGES.tooManyEnquiries;
/** Receipts go to addresses that anybody may have typed. */
export const RECEIPT_LIMITS = {
  hour: { name: 'receipts-hour', total: { most: 60, seconds: HOUR }, message },
  day: { name: 'receipts-day', total: { most: 300, seconds: 24 * HOUR }, message },
  mailbox: { name: 'receipt', total: { most: 3, seconds: 24 * HOUR }, message },
} as const satisfies Record<string, RateLimit>;

/**
 * Sends a mail of the outbox once, however often it is asked to. A crash between the mail server's response
 * and the record repeats the mail with the same message id.
 */
export function createDeliver(dependencies: Dependencies): Deliver {
  const { outbox, attachments, limits, clock, mail: settings } = dependencies;
  const { mailer, alertTo, mailHost, panelOrigin } = settings;
  let hasLogged = false;

  const contentOf = ({ message, mail, thread }: Attempt): Mail => {
    const messageIdOf = (mailId: string) => `${message.id}.${mailId}@${mailHost}`;
    const messageId = messageIdOf(mail.id);
    const references = thread.map(({ id }) => messageIdOf(id));
    if (mail.reply) {
      const content = replyMail(message, mail.reply, thread.at(-1)?.reply);
      return { ...content, to: [mail.reply.to], messageId, references };
    }
    if (mail.id === 'receipt') {
      return { ...receiptMail(message), to: [message.email], messageId, references };
    }
    return { ...alertMail(message, panelOrigin), to: withoutDelivered(alertTo, mail), messageId };
  };

  /** A repeated attempt does not count again. */
  const isAllowed = async ({ message: { email }, mail }: Attempt) => {
    if (mail.id !== 'receipt' || mail.attempts > 1) return true;
    const { hour, day, mailbox } = RECEIPT_LIMITS;
    try {
      await limits.acquireAll([
        [hour, '', ''],
        [day, '', ''],
        [mailbox, mailboxOf(email), ''],
      ]);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    }
  };

  return async (id, mailId) => {
    const attempt = await outbox.claim(id, mailId, clock());
    if (attempt === null || attempt === 'waiting') return { retry: attempt === 'waiting' };
    const kind = attempt.mail.reply ? 'reply' : mailId;
    if (!mailer) {
      if (!hasLogged) mailOff();
      hasLogged = true;
      // An administrator who replies sees the failure.
      const failed = { state: 'failed' as const, at: clock().toISOString(), error: 'off' };
      await outbox.settle(attempt, attempt.mail.reply ? failed : null);
      return { retry: false };
    }
    if (!(await isAllowed(attempt))) {
      await outbox.settle(attempt, null);
      return { retry: false };
    }
    const content = async () => ({
      ...contentOf(attempt),
      attachments: await attachments.read(id, attempt.mail.reply?.attachments ?? []),
    });
    const result = await trySending(mailer, content, { id, kind, clock });
    await outbox.settle(attempt, result);
    return { retry: result.state === 'failed' };
  };
}

interface OfficeDependencies extends Pick<Dependencies, 'clock' | 'mail'> {
  readonly outbox: OfficeOutbox;
  readonly waiting: Pick<Waiting, 'read' | 'list'>;
}

export type DeliverToOffice = (id: string) => ReturnType<Deliver>;

/** Sends alarms and digests, without what was answered meanwhile. */
export function createDeliverToOffice(dependencies: OfficeDependencies): DeliverToOffice {
  const { outbox, waiting, clock, mail: settings } = dependencies;
  const { mailer, alertTo, mailHost, panelOrigin } = settings;
  return async (id) => {
    const mail = await outbox.claim(id, clock());
    if (mail === null || mail === 'waiting') return { retry: mail === 'waiting' };
    const { kind } = mail;
    const content = kind === 'alarm' ? await waiting.read(mail.messages) : await waiting.list(clock());
    if (!mailer || content.messages.length + content.due.length === 0) {
      await outbox.settle(mail, null);
      return { retry: false };
    }
    const mailContent = async () => ({
      ...officeMail(kind, content, { site: panelOrigin, now: clock() }),
      to: withoutDelivered(alertTo, mail),
      messageId: `${id}@${mailHost}`,
    });
    const result = await trySending(mailer, mailContent, { id, kind, clock });
    await outbox.settle(mail, result);
    return { retry: result.state === 'failed' };
  };
}

async function trySending(
  mailer: Mailer,
  content: () => Promise<Mail>,
  { id, kind, clock }: { readonly id: string; readonly kind: string; readonly clock: () => Date },
): Promise<Outcome> {
  try {
    const mail = await content();
    // Nobody is left when an address that was rejected is no longer the office's.
    if (mail.to.length > 0) await mailer(mail);
  } catch (error) {
    const code = mailErrorCode(error);
    mailFailed(id, kind, code);
    // The office's own addresses are for an operator to mend.
    const isRefused = (kind === 'receipt' || kind === 'reply') && isRecipientRejected(error);
    const state = isRefused ? 'refused' : 'failed';
    return { state, at: clock().toISOString(), error: code, delivered: takenFor(error) };
  }
  mailSent(id, kind);
  return { state: 'sent', at: clock().toISOString() };
}

/** A mail that one address has, and another one refused, goes to the other one only. */
function withoutDelivered(addresses: readonly string[], { delivered = [] }: Pick<StoredMail, 'delivered'>) {
  return addresses.filter((address) => !delivered.includes(address.toLowerCase()));
}

/** Addresses of one mailbox are equal: `+tag` is ignored, and Gmail ignores dots. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const name = local.replace(/\+.*/, '');
  if (!/^(?:gmail|googlemail)\.com$/.test(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
