import { isUnsent, type MailState, type Message, type MessageDetails } from '@alnafitha/contract';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { mailWithdrawn } from '../../platform/logs';
import { DELETED_MESSAGES } from '../deleted';
import { MESSAGES } from '../document';
import { toMessage } from '../parse';
import { eventsOf, isKnown, mailEvents, withEvents } from '../timeline';
import {
  type EnquiryMail,
  MAILS,
  type MessageWithMails,
  type OfficeMail,
  parseMail,
  readMails,
  type StoredMail,
  unsentAt,
  unsentFrom,
  unsentOfficeMails,
} from './mail-document';

const MAX_REQUEUED = 500;
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

export type Outbox = ReturnType<typeof createOutbox>;

/** Stores all mails. The state of a message's mail changes in one transaction with the message, which records it. */
export function createOutbox(db: Firestore) {
  const messages = db.collection(MESSAGES);
  const deleted = db.collection(DELETED_MESSAGES);
  const mails = db.collection(MAILS);

  /** Reads a deleted message, too, since a confirmed reply is sent all the same. */
  const findMessage = async (id: string, transaction: Transaction): Promise<MessageWithMails | null> => {
    const match = await readMails(messages.doc(id), transaction);
    if (match.message.exists) return match;
    const message = await transaction.get(deleted.doc(id));
    return message.exists ? { ...match, message } : null;
  };

  /** A message's field `unsentFrom` and its timeline tell of its mails. */
  const record = async (transaction: Transaction, mail: EnquiryMail, outcome: Outcome | null) => {
    const match = await findMessage(mail.message, transaction);
    if (!match) return;
    const { message } = match;
    const events = outcome ? withEvents(message, mailEvents(message, mail, outcome)) : eventsOf(message);
    const settled = outcome ? [{ ...mail, state: outcome.state, at: new Date(outcome.at) }] : [];
    const left = [...match.mails.filter(({ id }) => id !== mail.id), ...settled];
    transaction.update(message.ref, { events, ...unsentField(message, left, events) });
  };

  const sendAgain = (
    place: CollectionReference,
    id: string,
    now: Date,
    mayBeSent: (mail: EnquiryMail) => boolean,
  ) =>
    db.runTransaction(async (transaction) => {
      const match = await readMails(place.doc(id), transaction);
      const unsent = match.mails.filter((mail) => isUnsent(stateOf(mail), now) && mayBeSent(mail));
      if (!match.message.exists || unsent.length === 0) return;
      for (const mail of unsent) transaction.update(mails.doc(mail.id), pending(now));
      const queued = match.mails.map((mail) => (unsent.includes(mail) ? { ...mail, ...pending(now) } : mail));
      transaction.update(match.message.ref, unsentField(match.message, queued));
    });

  const sendToOfficeAgain = (id: string, now: Date) =>
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
      const match = await db.runTransaction((transaction) => findMessage(mail.message, transaction), {
        readOnly: true,
      });
      const message = match && toMessage(match.message);
      return message ? { message, mail, thread: threadOf(match.mails, mail) } : null;
    },

    /** Records what came of an attempt, unless another one has begun; `null` withdraws the mail. */
    settle: ({ mail }: Attempt, outcome: Outcome | null): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const reference = mails.doc(mail.id);
        const stored = parseMail(await transaction.get(reference));
        if (stored?.attempts !== mail.attempts) return;
        if ('message' in stored) await record(transaction, stored, outcome);
        if (outcome) transaction.update(reference, outcomeFields(stored, outcome));
        else transaction.delete(reference);
      }),

    /** Queues mails that have failed, or wait for too long. */
    sendAgain: (id: string, now: Date): Promise<void> => sendAgain(messages, id, now, () => true),

    /** Queues mails that an event never reached, or that the platform has stopped trying, until they are too old. */
    async requeue(now: Date): Promise<void> {
      for (const place of [messages, deleted]) {
        const unsent = place.where('unsentFrom', '<=', now).orderBy('unsentFrom', 'desc');
        const { docs } = await unsent.limit(MAX_REQUEUED).select().get();
        for (const { id } of docs) {
          await sendAgain(place, id, now, (mail) => mail.state !== 'refused' && isTried(mail, now));
        }
      }
      const { docs } = await unsentOfficeMails(db, now).select().get();
      for (const { id } of docs) await sendToOfficeAgain(id, now);
    },
  };
}

function pending(at: Date) {
  return { state: 'pending' as const, at };
}

function isTried({ kind, queuedAt }: StoredMail, now: Date): boolean {
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

function unsentField(message: DocumentSnapshot, mails: readonly EnquiryMail[], events = eventsOf(message)) {
  return { unsentFrom: unsentFrom(mails, { isKnown: isKnown(message), events }) ?? FieldValue.delete() };
}

function threadOf(mails: readonly EnquiryMail[], { id }: EnquiryMail): EnquiryMail[] {
  const writtenAt = ({ reply }: EnquiryMail) => reply?.at.getTime() ?? 0;
  return mails
    .filter((mail) => mail.state === 'sent' && mail.id !== id && mail.kind !== 'alert')
    .sort((a, b) => writtenAt(a) - writtenAt(b));
}

function stateOf({ state, at, error }: Pick<StoredMail, 'state' | 'at' | 'error'>): MailState {
  return { state, at: at.toISOString(), ...(error !== undefined && { error }) };
}

export function toMailDetails(mails: readonly EnquiryMail[]): Pick<MessageDetails, 'mails' | 'replies'> {
  const replies = mails.flatMap(({ reply, ...mail }) =>
    reply ? [{ ...reply, at: reply.at.toISOString(), mail: stateOf(mail) }] : [],
  );
  return {
    mails: Object.fromEntries(mails.filter(({ reply }) => !reply).map((mail) => [mail.kind, stateOf(mail)])),
    replies: replies.sort((a, b) => a.at.localeCompare(b.at)),
  };
}
