import {
  isUnsent,
  type MailKind,
  type MailState,
  type Message,
  type MessageDetails,
} from '@alnafitha/contract';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../../platform/documents';
import { MESSAGES } from '../document';
import { toMessage } from '../parse';
import { eventsOf, isAnswered, mailEvents, withEvents } from '../timeline';
import {
  EARLIER_REPLIES,
  isMailKind,
  MAILS,
  nextAttempt,
  queuedMail,
  queueMails,
  readMails,
  StoredMail,
  unsentFrom,
} from './mail-document';

const MAX_REQUEUED = 500;
const MAX_REQUEUED_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Permission to send a mail. */
export interface Attempt {
  readonly message: Message;
  readonly mail: StoredMail;
  /** Whether a reply can be threaded below the receipt. */
  readonly hasReceipt: boolean;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The mails of messages. Each state changes in one transaction with the message, which tells of it. */
export function createOutbox(db: Firestore) {
  const messages = db.collection(MESSAGES);

  const sendAgain = (id: string, now: Date, mayBeSent: (mail: StoredMail) => boolean) =>
    db.runTransaction(async (transaction) => {
      const reference = messages.doc(id);
      const { message, mails } = await readMails(reference, transaction);
      const queued = mails.map((mail) =>
        isUnsent(stateOf(mail), now) && mayBeSent(mail) ? queuedMail(mail.id, now, mail) : mail,
      );
      const changed = queued.filter((mail) => !mails.includes(mail));
      if (!message.exists || changed.length === 0) return;
      queueMails(transaction, reference, changed);
      const earlier = changed.map((mail) => mail.id);
      for (const mailId of earlier) transaction.delete(reference.collection(EARLIER_REPLIES).doc(mailId));
      transaction.update(reference, {
        ...Object.fromEntries(
          earlier.filter(isMailKind).map((kind) => [`mails.${kind}`, FieldValue.delete()]),
        ),
        unsentFrom: unsentFrom(queued, { isAnswered: isAnswered(message), events: eventsOf(message) }),
      });
    });

  return {
    /** `waiting` while another attempt may still send the mail; `null` if there is nothing to send. */
    async claim(id: string, mailId: string, now: Date): Promise<Attempt | 'waiting' | null> {
      const reference = messages.doc(id);
      const mailReference = reference.collection(MAILS).doc(mailId);
      const mail = await db.runTransaction(async (transaction) => {
        const stored = parseDocument(StoredMail, await transaction.get(mailReference));
        if (!stored) return null;
        const next = nextAttempt(stored, now);
        if (next === null || next === 'waiting') return next;
        transaction.update(mailReference, { ...next });
        return { ...stored, ...next };
      });
      if (mail === null || mail === 'waiting') return mail;
      // Outside of the transaction, which would compete with those of the message's other mails.
      const { message, mails } = await readMails(reference);
      const content = toMessage(message);
      const receipt = mails.find((each) => each.id === ('receipt' satisfies MailKind));
      return content && { message: content, mail, hasReceipt: receipt?.state === 'sent' };
    },

    /** Records what came of an attempt, unless another one has begun; `null` withdraws the mail. */
    settle: ({ message: { id }, mail }: Attempt, result: MailState | null): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const reference = messages.doc(id);
        const { message, mails } = await readMails(reference, transaction);
        const stored = mails.find((each) => each.id === mail.id);
        if (!message.exists || stored?.attempts !== mail.attempts) return;
        const others = mails.filter((each) => each !== stored);
        const events = result ? withEvents(message, mailEvents(message, stored, result)) : eventsOf(message);
        const mailReference = reference.collection(MAILS).doc(mail.id);
        if (result) {
          const { state, at, error = FieldValue.delete() } = result;
          transaction.update(mailReference, { state, at: new Date(at), error });
          others.push({ ...stored, state, at: new Date(at) });
        } else {
          transaction.delete(mailReference);
        }
        transaction.update(reference, {
          events,
          unsentFrom: unsentFrom(others, { isAnswered: isAnswered(message), events }),
        });
      }),

    /** What has failed, and what waits for too long. */
    sendAgain: (id: string, now: Date): Promise<void> => sendAgain(id, now, () => true),

    /** What an event never reached, and what the platform has stopped trying, of the last week. */
    async requeue(now: Date): Promise<void> {
      const unsent = messages.where('unsentFrom', '<=', now).orderBy('unsentFrom', 'desc');
      const { docs } = await unsent.limit(MAX_REQUEUED).select('createdAt').get();
      for (const message of docs) {
        const age = now.getTime() - message.get('createdAt').toMillis();
        if (age < MAX_REQUEUED_AGE_MS) await sendAgain(message.id, now, ({ state }) => state !== 'refused');
      }
    },
  };
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
