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
  /** `null`: mail is off. */
  readonly mailer: Mailer | null;
  readonly alertTo: readonly string[];
  /** Of message ids: the domain of the sender's address. */
  readonly mailHost: string;
  readonly panelOrigin: string;
}

interface NotifierDependencies {
  readonly store: MessageStore;
  readonly limits: RateLimits;
  readonly clock: () => Date;
  readonly mail: MailSettings;
}

interface Outcome {
  /** A later run may send what was not sent. */
  readonly retry: boolean;
}

export interface MailNotifier {
  /** Mails the office and the sender, unless the enquiry is suspected spam. */
  notifyOfEnquiry(id: string): Promise<Outcome>;
  mailReply(id: string, replyId: string): Promise<Outcome>;
  /** Sends an enquiry's unsent mails and replies. */
  sendAgain(id: string): Promise<void>;
}

/** Enquiries with a stranger's address must not fill their mailbox. */
const RECEIPT_LIMIT: RateLimit = {
  name: 'receipt',
  total: { most: 3, seconds: 24 * 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

/** Sends each unsent mail at least once: a crash before the record repeats it with the same message id. */
export function createNotifier({ store, limits, clock, mail }: NotifierDependencies): MailNotifier {
  const { mailer, alertTo, mailHost, panelOrigin } = mail;
  let hasLogged = false;

  const findMailer = () => {
    if (!mailer && !hasLogged) {
      mailOff();
      hasLogged = true;
    }
    return mailer;
  };

  const messageIdOf = (id: string, name: string) => `${id}.${name}@${mailHost}`;
  const now = () => clock().toISOString();

  /** `undeliverable` if the server rejected the recipient for good. */
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
      // A retry of the receipt does not count again.
      if (!message.mails?.receipt && !(await mayGetReceipt(limits, message))) return 'withheld';
      return deliverKind('receipt', [message.email], receiptMail(message));
    };

    const [alert, receipt] = await Promise.all([
      deliverKind('alert', alertTo, alertMail(message, panelOrigin)),
      deliverReceipt(),
    ]);
    // A visitor's address may not exist. For the office's address an operator fixes the server, so retry.
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
