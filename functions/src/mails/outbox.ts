import { isUnsent, type MailState, type Message } from '@alnafitha/contract';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { mailWithdrawn } from '../platform/logs';
import {
  type EnquiryMail,
  MAILS,
  type OfficeMail,
  parseMail,
  pending,
  type StoredMail,
  stateOf,
  unsentAt,
  unsentOfficeMails,
} from './mail-document';

/** The function that sends may run for a minute. */
const LEASE_MS = 2 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A mail is tried by itself for so many days. A later digest lists all that an earlier one would. */
const TRIED_DAYS = {
  alert: 7,
  receipt: 7,
  reply: 7,
  alarm: 7,
  digest: 1,
  test: 1,
  account: 7,
  certificate: 7,
  invitation: 3,
};

/** An attempt is the permission to send a mail. */
export interface EnquiryAttempt {
  readonly mail: EnquiryMail;
  readonly message: Message;
  /** The sender has these mails already: the receipt, and replies as they were written. */
  readonly thread: readonly EnquiryMail[];
}

export type Attempt = EnquiryAttempt | { readonly mail: OfficeMail; readonly message?: undefined };

/** The result of an attempt. */
export interface Outcome extends MailState {
  /** The addresses that have the mail although it failed. */
  readonly delivered?: readonly string[];
}

/** The messages that mails are about. */
export interface Enquiries {
  /** The message of a mail, deleted or not, with its other mails. */
  find(mail: EnquiryMail): Promise<{ message: Message; mails: readonly EnquiryMail[] } | null>;
  /** Records in the message what came of an attempt; `null` withdraws the mail. */
  record(transaction: Transaction, mail: EnquiryMail, outcome: Outcome | null): Promise<void>;
  requeue(now: Date): Promise<void>;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Stores all mails. The state of a message's mail changes in one transaction with the message, which records it. */
export function createOutbox(db: Firestore, enquiries: Enquiries) {
  const mails = db.collection(MAILS);

  const sendAgain = (id: string, now: Date) =>
    db.runTransaction(async (transaction) => {
      const mail = parseMail(await transaction.get(mails.doc(id)));
      if (!mail || !isUnsent(stateOf(mail), now)) return;
      if (isTried(mail, now)) {
        transaction.update(mails.doc(id), { ...pending(now), unsentFrom: unsentAt(pending(now)) });
      } else {
        transaction.delete(mails.doc(id));
        mailWithdrawn(id, mail.kind);
      }
    });

  return {
    /** Returns `waiting` while another attempt may still send the mail; `null` if there is nothing to send. */
    async claim(id: string, now: Date): Promise<Attempt | 'waiting' | null> {
      const mail = await db.runTransaction(async (transaction) => {
        const stored = parseMail(await transaction.get(mails.doc(id)));
        if (!stored || stored.state === 'sent' || stored.state === 'refused') return null;
        if (stored.state === 'sending' && stored.at.getTime() + LEASE_MS > now.getTime()) return 'waiting';
        const attempt = { state: 'sending' as const, at: now, attempts: stored.attempts + 1 };
        transaction.update(mails.doc(id), attempt);
        return { ...stored, ...attempt };
      });
      if (mail === null || mail === 'waiting') return mail;
      if (!('message' in mail)) return { mail };
      // A second transaction reads the message: the first would compete with those of the message's other mails.
      const match = await enquiries.find(mail);
      return match && { message: match.message, mail, thread: threadOf(match.mails, mail) };
    },

    /** Records what came of an attempt, unless another one has begun; `null` withdraws the mail. */
    settle: ({ mail }: Attempt, outcome: Outcome | null): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const reference = mails.doc(mail.id);
        const stored = parseMail(await transaction.get(reference));
        if (stored?.attempts !== mail.attempts) return;
        if ('message' in stored) await enquiries.record(transaction, stored, outcome);
        if (outcome) transaction.update(reference, outcomeFields(stored, outcome));
        else transaction.delete(reference);
      }),

    /** Queues mails that an event never reached, or that the platform has stopped trying, until they are too old. */
    async requeue(now: Date): Promise<void> {
      await enquiries.requeue(now);
      const { docs } = await unsentOfficeMails(db, now).select().get();
      for (const { id } of docs) await sendAgain(id, now);
    },
  };
}

/** Whether a mail is not too old to be sent by itself. */
export function isTried({ kind, queuedAt }: StoredMail, now: Date): boolean {
  return now.getTime() - queuedAt.getTime() < TRIED_DAYS[kind] * DAY_MS;
}

/** Returns the fields of a mail that change when an attempt ends. */
function outcomeFields(mail: StoredMail, { state, at, error, delivered = [] }: Outcome) {
  const unsent = state === 'sent' ? FieldValue.delete() : new Date(at);
  return {
    state,
    at: new Date(at),
    error: error ?? FieldValue.delete(),
    ...(delivered.length > 0 && { delivered: FieldValue.arrayUnion(...delivered) }),
    ...('messages' in mail && { unsentFrom: unsent }),
  };
}

function threadOf(mails: readonly EnquiryMail[], { id }: EnquiryMail): EnquiryMail[] {
  const writtenAt = ({ reply }: EnquiryMail) => reply?.at.getTime() ?? 0;
  return mails
    .filter((mail) => mail.state === 'sent' && mail.id !== id && mail.kind !== 'alert')
    .sort((a, b) => writtenAt(a) - writtenAt(b));
}
