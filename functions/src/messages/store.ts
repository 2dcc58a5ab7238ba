import {
  MAIL_KINDS,
  type Message,
  type MessageDetails,
  type MessageExportQuery,
  type MessageQuery,
  type MessageUpdate,
  type ReplyBody,
} from '@alnafitha/contract';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { codeOf, GRPC } from '../platform/errors';
import type { SearchResults } from '../platform/search/search-page';
import { MESSAGES, type MessageDocument } from './document';
import { countEarlier } from './earlier';
import { listBatch, listPage } from './list';
import { EARLIER_REPLIES, MAILS, queuedMail, queueMails, readMails, unsentFrom } from './mails/mail-document';
import { createOutbox, toMailDetails } from './mails/outbox';
import { SUSPECTED_SPAM_FIELD, toMessageWithEvents } from './parse';
import { changesOf, type ResponseKind, respondedWith, type Signature, TIMELINE_FIELDS } from './timeline';

/** Queues the mails about an enquiry; returns what the message tells of them. */
function tellOf(writer: Parameters<typeof queueMails>[0], message: DocumentReference, at: Date) {
  const mails = MAIL_KINDS.map((kind) => queuedMail(kind, at));
  queueMails(writer, message, mails);
  return { unsentFrom: unsentFrom(mails, { isAnswered: false, events: [] }) };
}

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(db: Firestore) {
  const messages = db.collection(MESSAGES);
  const outbox = createOutbox(db);

  const readExisting = async (
    transaction: Transaction,
    ids: readonly string[],
    fieldMask: string[],
  ): Promise<DocumentSnapshot[]> => {
    const references = [...new Set(ids)].map((id) => messages.doc(id));
    const snapshots = await transaction.getAll(...references, { fieldMask });
    return snapshots.filter(({ exists }) => exists);
  };

  /** Changes existing messages in one transaction; returns their number. */
  const updateExisting = (
    ids: readonly string[],
    changes: (
      message: DocumentSnapshot,
      transaction: Transaction,
    ) => FirebaseFirestore.UpdateData<object> | null,
  ): Promise<number> =>
    db.runTransaction(async (transaction) => {
      const existing = await readExisting(transaction, ids, TIMELINE_FIELDS);
      for (const message of existing) {
        const changed = changes(message, transaction);
        if (changed) transaction.update(message.ref, changed);
      }
      return existing.length;
    });

  return {
    outbox,

    newId: (): string => messages.doc().id,

    /** Mails are queued unless it is suspected spam. `repeated` if the id exists: nothing changes. */
    async add(id: string, document: MessageDocument): Promise<{ repeated: boolean }> {
      const batch = db.batch();
      const message = messages.doc(id);
      const isSpam = document[SUSPECTED_SPAM_FIELD];
      batch.create(message, { ...document, ...(!isSpam && tellOf(batch, message, document.createdAt)) });
      try {
        await batch.commit();
        return { repeated: false };
      } catch (error) {
        // Firestore retries commits, so ALREADY_EXISTS may be our own write.
        if (codeOf(error) === GRPC.alreadyExists) return { repeated: true };
        throw error;
      }
    },

    list: (query: MessageQuery): Promise<SearchResults<Message>> => listPage(messages, query),

    batch: (query: MessageExportQuery) => listBatch(messages, query),

    async readDetails(id: string): Promise<MessageDetails | null> {
      const { message: snapshot, mails } = await readMails(messages.doc(id));
      const message = toMessageWithEvents(snapshot);
      if (!message) return null;
      const earlier = await countEarlier(messages, message);
      return { ...message, ...toMailDetails(mails), earlier };
    },

    update: (ids: readonly string[], update: MessageUpdate, signature: Signature): Promise<number> =>
      updateExisting(ids, (message, transaction) => {
        const changes = changesOf(message, update, signature);
        const isNoLongerSpam = changes && SUSPECTED_SPAM_FIELD in changes;
        return isNoLongerSpam
          ? { ...changes, ...tellOf(transaction, message.ref, new Date(signature.at)) }
          : changes;
      }),

    /** Ignores deleted messages. */
    recordContact: (id: string, kind: ResponseKind, signature: Signature): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const { message, mails } = await readMails(messages.doc(id), transaction);
        if (!message.exists) return;
        transaction.update(message.ref, respondedWith(message, mails, { ...signature, kind }));
      }),

    /** Queues a mail. Does nothing if the reply exists, or if the message does not. */
    reply: (id: string, { id: replyId, ...texts }: ReplyBody, signature: Signature): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const { message, mails } = await readMails(messages.doc(id), transaction);
        if (!message.exists || mails.some((mail) => mail.id === replyId)) return;
        const { by } = signature;
        const at = new Date(signature.at);
        const reply = { to: message.get('email'), ...texts, by, at };
        const mail = queuedMail(replyId, at, { reply });
        queueMails(transaction, message.ref, [mail]);
        const response = { ...signature, kind: 'replied' as const, text: replyId };
        transaction.update(message.ref, respondedWith(message, [...mails, mail], response));
      }),

    /** Also deletes the mails; returns the number of messages. */
    remove: (ids: readonly string[]): Promise<number> =>
      db.runTransaction(async (transaction) => {
        const existing = await readExisting(transaction, ids, []);
        const below = await Promise.all(
          existing.flatMap(({ ref }) =>
            [MAILS, EARLIER_REPLIES].map((name) => transaction.get(ref.collection(name).select())),
          ),
        );
        for (const { ref } of [...below.flatMap(({ docs }) => docs), ...existing]) transaction.delete(ref);
        return existing.length;
      }),
  };
}
