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

/** Permission to send a mail. */
export interface Attempt {
  readonly message: Message;
  readonly mail: StoredMail;
  /** What the sender has already: the receipt, and replies as they were written. */
  readonly thread: readonly StoredMail[];
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The mails of messages. Each state changes in one transaction with the message, which tells of it. */
export function createOutbox(db: Firestore) {
  const messages = db.collection(MESSAGES);
  const deleted = db.collection(DELETED_MESSAGES);

  /** Also a deleted message, since a confirmed reply is sent all the same. */
  const find = async (id: string, transaction: Transaction): Promise<MessageWithMails | undefined> => {
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
    /** `waiting` while another attempt may still send the mail; `null` if there is nothing to send. */
    async claim(id: string, mailId: string, now: Date): Promise<Attempt | 'waiting' | null> {
      const places = [messages, deleted].map((place) => place.doc(id).collection(MAILS).doc(mailId));
      const mail = await db.runTransaction(async (transaction) => {
        const snapshot = (await transaction.getAll(...places)).find(({ exists }) => exists);
        if (!snapshot) return null;
        return beginAttempt(transaction, snapshot.ref, parseDocument(StoredMail, snapshot), now);
      });
      if (mail === null || mail === 'waiting') return mail;
      // A second transaction, because the first would compete with those of the message's other mails.
      const found = await db.runTransaction((transaction) => find(id, transaction), { readOnly: true });
      const message = found && toMessage(found.message);
      return message ? { message, mail, thread: threadOf(found.mails, mail) } : null;
    },

    /** Records what came of an attempt, unless another one has begun; `null` withdraws the mail. */
    settle: ({ message: { id }, mail }: Attempt, result: Outcome | null): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const found = await find(id, transaction);
        const stored = found?.mails.find((each) => each.id === mail.id);
        if (!found || stored?.attempts !== mail.attempts) return;
        const { message, mails } = found;
        const others = mails.filter((each) => each !== stored);
        const events = result ? withEvents(message, mailEvents(message, stored, result)) : eventsOf(message);
        const mailReference = message.ref.collection(MAILS).doc(mail.id);
        if (result) {
          transaction.update(mailReference, outcomeFields(result));
          others.push({ ...stored, state: result.state, at: new Date(result.at) });
        } else {
          transaction.delete(mailReference);
        }
        transaction.update(message.ref, {
          events,
          unsentFrom: unsentFrom(others, { isKnown: isKnown(message), events }) ?? FieldValue.delete(),
        });
      }),

    /** What has failed, and what waits for too long. */
    sendAgain: (id: string, now: Date): Promise<void> => sendAgain(messages.doc(id), now, () => true),

    /** What an event never reached, and what the platform has stopped trying, of the last week. */
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
    .filter((each) => each.state === 'sent' && each.id !== id && each.id !== ('alert' satisfies MailKind))
    .sort((one, other) => writtenAt(one) - writtenAt(other));
}

export function toMailDetails(mails: readonly StoredMail[]): Pick<MessageDetails, 'mails' | 'replies'> {
  const replies = mails.flatMap(({ reply, ...mail }) =>
    reply ? [{ ...reply, id: mail.id, at: reply.at.toISOString(), mail: stateOf(mail) }] : [],
  );
  return {
    mails: Object.fromEntries(
      mails.filter(({ id }) => isMailKind(id)).map((mail) => [mail.id, stateOf(mail)]),
    ),
    replies: replies.sort((one, other) => one.at.localeCompare(other.at)),
  };
}

function stateOf({ state, at, error }: Pick<StoredMail, 'state' | 'at' | 'error'>): MailState {
  return { state, at: at.toISOString(), ...(error !== undefined && { error }) };
}
