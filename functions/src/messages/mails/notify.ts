import { ERROR_MESSAGES, type MailKind, type MailState, type Message } from '@alnafitha/contract';
import { AppError } from '../../platform/errors';
import { mailFailed, mailOff, mailSent } from '../../platform/logs';
import type { RateLimit, RateLimits } from '../../platform/rate-limits';
import type { MessageStore } from '../store';
import { alertMail } from './alert';
import { isPermanentFailure, type Mail, type Mailer, mailErrorCode } from './mailer';
import { receiptMail } from './receipt';
import { replyMail } from './reply';

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

interface Outcome {
  /** Whether a later try may send what was not sent. */
  readonly retry: boolean;
}

export interface MailNotifier {
  /** Tells the office and the sender of an enquiry, unless it is suspected spam. */
  notifyOfEnquiry(id: string): Promise<Outcome>;
  /** Mails a reply of the panel. */
  mailReply(id: string, replyId: string): Promise<Outcome>;
  /** Sends what failed: the mails about an enquiry, and the replies to it. */
  sendAgain(id: string): Promise<void>;
}

/** Enquiries with a stranger's address must not fill the stranger's mailbox. */
const RECEIPT_LIMIT: RateLimit = {
  name: 'receipt',
  total: { most: 3, seconds: 24 * 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

/**
 * Sends the mails of a message that were not sent yet, each at least once: a process that ends between the
 * server's acceptance and our record of it repeats the mail with the same message id.
 */
export function createNotifier({ store, limits, clock, mail }: NotifierDependencies): MailNotifier {
  const { mailer, alertTo, mailHost, panelOrigin } = mail;
  let hasLogged = false;

  /** `null` when mail is off. */
  const findMailer = () => {
    if (!mailer && !hasLogged) {
      mailOff();
      hasLogged = true;
    }
    return mailer;
  };

  const messageIdOf = (id: string, name: string) => `${id}.${name}@${mailHost}`;
  const now = () => clock().toISOString();

  /** Sends a mail and records it; `undeliverable` if the server rejected the recipient for good. */
  const deliver = async (
    send: Mailer,
    { id, kind, content }: { id: string; kind: MailKind | 'reply'; content: Mail },
    record: (state: MailState) => Promise<void>,
  ): Promise<'sent' | 'failed' | 'undeliverable'> => {
    try {
      await send(content);
    } catch (error) {
      const code = mailErrorCode(error);
      mailFailed(id, kind, code);
      await record({ state: 'failed', at: now(), error: code });
      return isPermanentFailure(error) ? 'undeliverable' : 'failed';
    }
    mailSent(id, kind);
    await record({ state: 'sent', at: now() });
    return 'sent';
  };

  const notifyOfEnquiry = async (id: string) => {
    const send = findMailer();
    const message = send && (await store.read(id));
    if (!message || message.suspectedSpam) return { retry: false };

    const deliverKind = (kind: MailKind, to: readonly string[], content: Omit<Mail, 'to' | 'messageId'>) => {
      if (message.mails?.[kind]?.state === 'sent') return 'sent';
      return deliver(
        send,
        { id, kind, content: { ...content, to, messageId: messageIdOf(id, kind) } },
        (state) => store.recordMail(id, { kind, mail: state }),
      );
    };

    const deliverReceipt = async () => {
      // A retry of the same receipt does not count again.
      if (!message.mails?.receipt && !(await mayGetReceipt(limits, message))) return 'withheld';
      return deliverKind('receipt', [message.email], receiptMail(message));
    };

    const [alert, receipt] = await Promise.all([
      deliverKind('alert', alertTo, alertMail(message, panelOrigin)),
      deliverReceipt(),
    ]);
    // A visitor's address may not exist. The office's does: an operator fixes the server, so retry.
    return { retry: alert !== 'sent' || receipt === 'failed' };
  };

  const mailReply = async (id: string, replyId: string) => {
    const [message, reply] = await Promise.all([store.read(id), store.replies.read(id, replyId)]);
    if (!message || !reply || reply.state === 'sent') return { retry: false };
    const record = (state: MailState) => store.replies.recordMail(id, replyId, state);
    const send = findMailer();
    if (!send) {
      // Not retried: the administrator sees the failure, and can send it again.
      await record({ state: 'failed', at: now(), error: 'off' });
      return { retry: false };
    }
    const receiptId = message.mails?.receipt?.state === 'sent' ? messageIdOf(id, 'receipt') : null;
    const content = {
      ...replyMail(message, reply, receiptId),
      to: [reply.to],
      messageId: messageIdOf(id, replyId),
    };
    return { retry: (await deliver(send, { id, kind: 'reply', content }, record)) === 'failed' };
  };

  return {
    notifyOfEnquiry,
    mailReply,
    async sendAgain(id) {
      const failed = (await store.replies.list(id)).filter(({ state }) => state === 'failed');
      await Promise.all([notifyOfEnquiry(id), ...failed.map((reply) => mailReply(id, reply.id))]);
    },
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
