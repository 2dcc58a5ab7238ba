import { type Attachment, ERROR_MESSAGES, type Recipients, type SiteContent } from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import { mailFailed, mailOff, mailSent } from '../platform/logs';
import type { RateLimit, RateLimits } from '../platform/rate-limits';
import { accountMail } from './account-mail';
import { alertMail } from './alert';
import { certificateMail } from './certificate-mail';
import { type IssuedInvitation, invitationMail } from './invitation-mail';
import { nameOf, type OfficeMail, type StoredMail } from './mail-document';
import { isRecipientRejected, isTooLarge, type Mail, type Mailer, mailErrorCode, takenFor } from './mailer';
import { officeMail, type WaitingMessages } from './office-mail';
import type { Attempt, EnquiryAttempt, Outbox, Outcome } from './outbox';
import { receiptMail } from './receipt';
import { replyMail } from './reply';
import { testMail } from './test-mail';

export interface MailSettings {
  /** `null`: mail is off. */
  readonly mailer: Mailer | null;
  /** The domain of the sender's address, for message ids. */
  readonly mailHost: string;
  readonly panelOrigin: string;
}

interface Dependencies {
  readonly outbox: Outbox;
  readonly attachments: {
    read(messageId: string, attachments: readonly Attachment[]): Promise<NonNullable<Mail['attachments']>>;
  };
  readonly waiting: {
    read(ids: readonly string[]): Promise<WaitingMessages>;
    list(now: Date): Promise<WaitingMessages>;
  };
  readonly limits: RateLimits;
  readonly recipients: { read(): Promise<Pick<Recipients, 'recipients'>> };
  /** Makes the token of an invitation; `null` once it counts no more. */
  readonly issueInvitation: (uid: string, mail: string) => Promise<IssuedInvitation | null>;
  /** The company's texts. */
  readonly readSite: () => Promise<SiteContent>;
  readonly clock: () => Date;
  readonly mail: MailSettings;
}

/** `retry` tells whether a later run may send the mail. */
export type Deliver = (id: string) => Promise<{ readonly retry: boolean }>;

const HOUR = 60 * 60;
const message = ERROR_MESSAGES.tooManyEnquiries;
/** Receipts go to addresses that anybody may have typed. */
export const RECEIPT_LIMITS = {
  hour: { name: 'receipts-hour', total: { most: 60, seconds: HOUR }, message },
  day: { name: 'receipts-day', total: { most: 300, seconds: 24 * HOUR }, message },
  mailbox: { name: 'receipt', total: { most: 3, seconds: 24 * HOUR }, message },
} as const satisfies Record<string, RateLimit>;

type Content = Omit<Mail, 'messageId' | 'fromName'>;

/**
 * Sends a mail of the outbox once, however often it is asked to. A crash between the mail server's response
 * and the record repeats the mail with the same message id.
 */
export function createDeliver(dependencies: Dependencies): Deliver {
  const {
    outbox,
    attachments,
    waiting,
    limits,
    recipients,
    issueInvitation,
    readSite,
    clock,
    mail: settings,
  } = dependencies;
  const { mailer, mailHost, panelOrigin } = settings;
  let hasLogged = false;

  const messageIdOf = (mail: StoredMail) =>
    'message' in mail ? `${mail.message}.${nameOf(mail)}@${mailHost}` : `${mail.id}@${mailHost}`;

  /** A mail that one address has, and another one refused, goes to the other one only. */
  const officeFor = async ({ delivered = [] }: StoredMail): Promise<string[]> => {
    const office = await recipients.read();
    return office.recipients.filter((address) => !delivered.includes(address.toLowerCase()));
  };

  /** Returns `null` beyond the limits of receipts. */
  const enquiryContent = async (
    { message, mail, thread }: EnquiryAttempt,
    site: SiteContent,
  ): Promise<Content | null> => {
    const { kind, reply, attempts } = mail;
    const references = thread.map(messageIdOf);
    if (reply) {
      const content = replyMail(message, reply, thread.at(-1)?.reply);
      const files = await attachments.read(message.id, reply.attachments ?? []);
      return { ...content, replyTo: site.en.company.email, to: [reply.to], references, attachments: files };
    }
    if (kind === 'alert') return { ...alertMail(message, panelOrigin), to: await officeFor(mail) };
    // A repeated attempt does not count again.
    if (attempts === 1 && !(await isReceiptAllowed(limits, message.email))) return null;
    return { ...receiptMail(message, site), to: [message.email], references };
  };

  /** Returns `null` if everything was answered, or the certificate renewed, meanwhile. */
  const officeContent = async (mail: OfficeMail, site: SiteContent): Promise<Content | null> => {
    const { kind, messages, to, account, certificate } = mail;
    if (kind === 'test' || kind === 'account') {
      if (to === undefined) return null;
      if (kind === 'test') return { ...testMail(site, panelOrigin), to: [to] };
      return account ? { ...accountMail(account, mail, site, panelOrigin), to: [to] } : null;
    }
    if (kind === 'invitation') {
      const issued = mail.invited === undefined ? null : await issueInvitation(mail.invited, mail.id);
      return issued && to !== undefined ? { ...invitationMail(issued, site, panelOrigin), to: [to] } : null;
    }
    if (kind === 'certificate') {
      const content = certificate && certificateMail(certificate, site, panelOrigin);
      return content ? { ...content, to: await officeFor(mail) } : null;
    }
    const content = kind === 'alarm' ? await waiting.read(messages) : await waiting.list(clock());
    if (content.messages.length + content.due.length === 0) return null;
    const { email: replyTo } = site.en.company;
    const texts = officeMail(kind, content, { site: panelOrigin, now: clock(), replyTo });
    return { ...texts, to: await officeFor(mail) };
  };

  /** Returns `null` if the mail is not to be sent any more. */
  const send = async (mailer: Mailer, attempt: Attempt): Promise<Outcome | null> => {
    const { kind } = attempt.mail;
    const id = attempt.message?.id ?? attempt.mail.id;
    try {
      const site = await readSite();
      const content = attempt.message
        ? await enquiryContent(attempt, site)
        : await officeContent(attempt.mail, site);
      if (!content) return null;
      const { name: fromName } = site[attempt.message?.language ?? 'en'].company;
      // Nobody is left when an address that was rejected is no longer the office's.
      if (content.to.length > 0) await mailer({ ...content, fromName, messageId: messageIdOf(attempt.mail) });
    } catch (error) {
      const code = mailErrorCode(error);
      mailFailed(id, kind, code);
      const isFinal = isRecipientRejected(error) || isTooLarge(error);
      // A former address may have been replaced because it is dead.
      if (isFinal && isToFormer(attempt.mail)) return null;
      // The office's own addresses are for an operator to mend.
      const isRefused = ['receipt', 'reply', 'invitation'].includes(kind) && isFinal;
      const state = isRefused ? 'refused' : 'failed';
      return { state, at: clock().toISOString(), error: code, delivered: takenFor(error) };
    }
    mailSent(id, kind);
    return { state: 'sent', at: clock().toISOString() };
  };

  return async (id) => {
    const attempt = await outbox.claim(id, clock());
    if (attempt === null || attempt === 'waiting') return { retry: attempt === 'waiting' };
    if (!mailer) {
      if (!hasLogged) mailOff();
      hasLogged = true;
      // An administrator who replies sees the failure.
      const failed = { state: 'failed' as const, at: clock().toISOString(), error: 'off' };
      await outbox.settle(attempt, attempt.mail.kind === 'reply' ? failed : null);
      return { retry: false };
    }
    const outcome = await send(mailer, attempt);
    await outbox.settle(attempt, outcome);
    return { retry: outcome?.state === 'failed' };
  };
}

async function isReceiptAllowed(limits: RateLimits, email: string): Promise<boolean> {
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
}

/** The mail tells of a change of the recipients, and its own recipient is no longer one. */
function isToFormer(mail: StoredMail): boolean {
  if (!('recipients' in mail && mail.recipients)) return false;
  const { before, after } = mail.recipients;
  return mail.to !== undefined && before.includes(mail.to) && !after.includes(mail.to);
}

/** Addresses of one mailbox are equal: `+tag` is ignored, and Gmail ignores dots. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const name = local.replace(/\+.*/, '');
  if (!/^(?:gmail|googlemail)\.com$/.test(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
