import {
  isUnsent,
  type MailKind,
  type MailState,
  type Message,
  type MessageDetails,
} from '@alnafitha/contract';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { parseDocument } from '../../platform/documents';
import { DELETED_MESSAGES } from '../deleted';
import { MESSAGES } from '../document';
import { toMessage } from '../parse';
import { eventsOf, isKnown, mailEvents, withEvents } from '../timeline';
import {
  beginAttempt,
  isMailKind,
  isOfLastWeek,
  MAILS,
  type MessageWithMails,
  type Outcome,
  outcomeFields,
  queuedMail,
  queueMails,
  readMails,
  StoredMail,
  unsentFrom,
} from './mail-document';

const MAX_REQUEUED = 500;

/** An attempt is the permission to send a mail. */
export interface Attempt {
  readonly message: Message;
  readonly mail: StoredMail;
  /** The sender has these mails already: the receipt, and replies as they were written. */
  readonly thread: readonly StoredMail[];
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Stores the mails of messages. Each state changes in one transaction with the message, which records it. */
export function createOutbox(db: Firestore) {
  const messages = db.collection(MESSAGES);
  const deleted = db.collection(DELETED_MESSAGES);

  /** Reads a deleted message, too, since a confirmed reply is sent all the same. */
  const findMessage = async (id: string, transaction: Transaction): Promise<MessageWithMails | undefined> => {
    const places = [messages, deleted].map((place) => readMails(place.doc(id), transaction));
    return (await Promise.all(places)).find(({ message }) => message.exists);
  };

  const sendAgain = (reference: DocumentReference, now: Date, mayBeSent: (mail: StoredMail) => boolean) =>
    db.runTransaction(async (transaction) => {
      const { message, mails } = await readMails(reference, transaction);
      const queued = mails.map((mail) =>
        isUnsent(stateOf(mail), now) && mayBeSent(mail) ? queuedMail(mail.id, now, mail) : mail,
      );
      const changed = queued.filter((mail) => !mails.includes(mail));
      if (!message.exists || changed.length === 0) return;
      queueMails(transaction, reference, changed);
      transaction.update(reference, {
        unsentFrom:
          unsentFrom(queued, { isKnown: isKnown(message), events: eventsOf(message) }) ?? FieldValue.delete(),
      });
    });

  return {
    /** Returns `waiting` while another attempt may still send the mail; `null` if there is nothing to send. */
    async claim(id: string, mailId: string, now: Date): Promise<Attempt | 'waiting' | null> {
      const places = [messages, deleted].map((place) => place.doc(id).collection(MAILS).doc(mailId));
      const mail = await db.runTransaction(async (transaction) => {
        const snapshot = (await transaction.getAll(...places)).find(({ exists }) => exists);
        if (!snapshot) return null;
        return beginAttempt(transaction, snapshot.ref, parseDocument(StoredMail, snapshot), now);
      });
      if (mail === null || mail === 'waiting') return mail;
      // A second transaction reads the message: the first would compete with those of the message's other mails.
      const match = await db.runTransaction((transaction) => findMessage(id, transaction), {
        readOnly: true,
      });
      const message = match && toMessage(match.message);
      return message ? { message, mail, thread: threadOf(match.mails, mail) } : null;
    },

    /** Records what came of an attempt, unless another one has begun; `null` withdraws the mail. */
    settle: ({ message: { id }, mail }: Attempt, result: Outcome | null): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const match = await findMessage(id, transaction);
        const stored = match?.mails.find((candidate) => candidate.id === mail.id);
        if (!match || stored?.attempts !== mail.attempts) return;
        const { message } = match;
        const mails = match.mails.filter((candidate) => candidate !== stored);
        const events = result ? withEvents(message, mailEvents(message, stored, result)) : eventsOf(message);
        const mailReference = message.ref.collection(MAILS).doc(mail.id);
        if (result) {
          transaction.update(mailReference, outcomeFields(result));
          mails.push({ ...stored, state: result.state, at: new Date(result.at) });
        } else {
          transaction.delete(mailReference);
        }
        transaction.update(message.ref, {
          events,
          unsentFrom: unsentFrom(mails, { isKnown: isKnown(message), events }) ?? FieldValue.delete(),
        });
      }),

    /** Queues mails that have failed, or wait for too long. */
    sendAgain: (id: string, now: Date): Promise<void> => sendAgain(messages.doc(id), now, () => true),

    /** Queues mails of the last week that an event never reached, or that the platform has stopped trying. */
    async requeue(now: Date): Promise<void> {
      for (const place of [messages, deleted]) {
        const unsent = place.where('unsentFrom', '<=', now).orderBy('unsentFrom', 'desc');
        const { docs } = await unsent.limit(MAX_REQUEUED).select().get();
        for (const { ref } of docs) {
          await sendAgain(ref, now, (mail) => mail.state !== 'refused' && isOfLastWeek(mail, now));
        }
      }
    },
  };
}

function threadOf(mails: readonly StoredMail[], { id }: StoredMail): StoredMail[] {
  const writtenAt = ({ reply }: StoredMail) => reply?.at.getTime() ?? 0;
  return mails
    .filter((mail) => mail.state === 'sent' && mail.id !== id && mail.id !== ('alert' satisfies MailKind))
    .sort((a, b) => writtenAt(a) - writtenAt(b));
}

export function toMailDetails(mails: readonly StoredMail[]): Pick<MessageDetails, 'mails' | 'replies'> {
  const replies = mails.flatMap(({ reply, ...mail }) =>
    reply ? [{ ...reply, id: mail.id, at: reply.at.toISOString(), mail: stateOf(mail) }] : [],
  );
  return {
    mails: Object.fromEntries(
      mails.filter(({ id }) => isMailKind(id)).map((mail) => [mail.id, stateOf(mail)]),
    ),
    replies: replies.sort((a, b) => a.at.localeCompare(b.at)),
  };
}

function stateOf({ state, at, error }: Pick<StoredMail, 'state' | 'at' | 'error'>): MailState {
  return { state, at: at.toISOString(), ...(error !== undefined && { error }) };
}
