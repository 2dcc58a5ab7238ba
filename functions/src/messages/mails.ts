import { isUnsent, type MessageDetails } from '@alnafitha/contract';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  type EnquiryMail,
  MAILS,
  type MessageWithMails,
  pending,
  readMails,
  stateOf,
  unsentFrom,
} from '../mails/mail-document';
import { type Enquiries, isTried } from '../mails/outbox';
import { DELETED_MESSAGES } from './deleted';
import { MESSAGES } from './document';
import { toMessage } from './parse';
import { eventsOf, isKnown, mailEvents, withEvents } from './timeline';

const MAX_REQUEUED = 500;

/** What messages tell of their mails. */
export function createEnquiryMails(db: Firestore) {
  const messages = db.collection(MESSAGES);
  const deleted = db.collection(DELETED_MESSAGES);

  /** Reads a deleted message, too, since a confirmed reply is sent all the same. */
  const read = async (id: string, transaction: Transaction): Promise<MessageWithMails | null> => {
    const match = await readMails(messages.doc(id), transaction);
    if (match.message.exists) return match;
    const message = await transaction.get(deleted.doc(id));
    return message.exists ? { ...match, message } : null;
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
      for (const mail of unsent) transaction.update(db.collection(MAILS).doc(mail.id), pending(now));
      const queued = match.mails.map((mail) => (unsent.includes(mail) ? { ...mail, ...pending(now) } : mail));
      transaction.update(match.message.ref, unsentField(match.message, queued));
    });

  return {
    find: (mail) =>
      db.runTransaction(
        async (transaction) => {
          const match = await read(mail.message, transaction);
          const message = match && toMessage(match.message);
          return message ? { message, mails: match.mails } : null;
        },
        { readOnly: true },
      ),

    /** A message's field `unsentFrom` and its timeline tell of its mails. */
    async record(transaction, mail, outcome) {
      const match = await read(mail.message, transaction);
      if (!match) return;
      const { message } = match;
      const events = outcome ? withEvents(message, mailEvents(message, mail, outcome)) : eventsOf(message);
      const settled = outcome ? [{ ...mail, state: outcome.state, at: new Date(outcome.at) }] : [];
      const left = [...match.mails.filter(({ id }) => id !== mail.id), ...settled];
      transaction.update(message.ref, { events, ...unsentField(message, left, events) });
    },

    /** Queues mails that have failed, or wait for too long. */
    sendAgain: (id: string, now: Date): Promise<void> => sendAgain(messages, id, now, () => true),

    async requeue(now) {
      for (const place of [messages, deleted]) {
        const unsent = place.where('unsentFrom', '<=', now).orderBy('unsentFrom', 'desc');
        const { docs } = await unsent.limit(MAX_REQUEUED).select().get();
        for (const { id } of docs) {
          await sendAgain(place, id, now, (mail) => mail.state !== 'refused' && isTried(mail, now));
        }
      }
    },
  } satisfies Enquiries & Record<string, unknown>;
}

function unsentField(message: DocumentSnapshot, mails: readonly EnquiryMail[], events = eventsOf(message)) {
  return { unsentFrom: unsentFrom(mails, { isKnown: isKnown(message), events }) ?? FieldValue.delete() };
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
