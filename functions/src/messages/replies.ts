import { type MailState, Reply, type ReplyBody } from '@alnafitha/contract';
import { type DocumentReference, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { MESSAGES } from './document';
import { mailEvents, type Signature, withEvents } from './timeline';

export const REPLIES = 'replies';

const ReplyDocument = Reply.omit({ id: true }).extend({ at: FirestoreTimestamp });

/** Deleted with the message. */
export function repliesTo(message: DocumentReference): Query {
  return message.collection(REPLIES).select();
}

/** Each reply is written in one transaction with its event. */
export function createReplyStore(db: Firestore) {
  const messages = db.collection(MESSAGES);
  const repliesOf = (id: string) => messages.doc(id).collection(REPLIES);

  return {
    async list(id: string): Promise<Reply[]> {
      const { docs } = await repliesOf(id).orderBy('at').get();
      return parseDocuments(ReplyDocument, docs).map(toReply);
    },

    async read(id: string, replyId: string): Promise<Reply | null> {
      const reply = parseDocument(ReplyDocument, await repliesOf(id).doc(replyId).get());
      return reply && toReply(reply);
    },

    /** Does nothing if the reply exists; `false` if the message does not. */
    create: (id: string, { id: replyId, ...texts }: ReplyBody, { by, at }: Signature): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const [message, reply] = await Promise.all([
          transaction.get(messages.doc(id)),
          transaction.get(repliesOf(id).doc(replyId)),
        ]);
        if (message.exists && !reply.exists) {
          const to: unknown = message.get('email');
          transaction.create(reply.ref, { to, ...texts, by, at: new Date(at), state: 'pending' });
          const events = withEvents(message, [{ at, by, kind: 'replied', text: replyId }]);
          transaction.update(message.ref, { events });
        }
        return message.exists;
      }),

    /** Does nothing if the message was deleted meanwhile. */
    recordMail: (id: string, replyId: string, mail: MailState): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const [message, reply] = await Promise.all([
          transaction.get(messages.doc(id)),
          transaction.get(repliesOf(id).doc(replyId)),
        ]);
        if (!message.exists || !reply.exists) return;
        transaction.update(reply.ref, { state: mail.state, error: mail.error ?? FieldValue.delete() });
        const events = mailEvents(message, 'reply', reply.get('state'), mail);
        transaction.update(message.ref, { events: withEvents(message, events) });
      }),
  };
}

function toReply(document: Identified<typeof ReplyDocument>): Reply {
  return { ...document, at: document.at.toISOString() };
}
