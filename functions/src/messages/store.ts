import {
  type Attachment,
  type EndpointRequest,
  MAIL_KINDS,
  type Message,
  type MessageDetails,
  type MessageExportQuery,
  type MessageQuery,
  type MessageUpdate,
  type ReplyBody,
  type recordContact,
} from '@alnafitha/contract';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { inParts } from '../platform/documents';
import { codeOf, GRPC } from '../platform/errors';
import type { SearchResults } from '../platform/search/search-page';
import type { Attachments } from './attachments';
import { createDeletedMessages } from './deleted';
import { MESSAGES, type MessageDocument } from './document';
import { countEarlier } from './earlier';
import { listBatch, listPage } from './list';
import { queuedMail, queueMails, readMails, unsentFrom } from './mails/mail-document';
import { createOutbox, toMailDetails } from './mails/outbox';
import { toMessageWithEvents } from './parse';
import { changesOf, respondedWith, type Signature, TIMELINE_FIELDS } from './timeline';

type Contact = EndpointRequest<typeof recordContact>['body'];

/** Queues the mails about an enquiry; returns what the message tells of them. */
function tellOf(writer: Parameters<typeof queueMails>[0], message: DocumentReference, at: Date) {
  const mails = MAIL_KINDS.map((kind) => queuedMail(kind, at));
  queueMails(writer, message, mails);
  return { unsentFrom: unsentFrom(mails, { isKnown: false, events: [] }) };
}

/** A transaction may have 10 MiB, and the timeline and the office's texts of a message some 200 kB. */
const MAX_CHANGED = 20;

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(db: Firestore, attachments: Attachments) {
  const messages = db.collection(MESSAGES);
  const outbox = createOutbox(db);

  /** Changes each existing message in a transaction; returns their number. */
  const updateExisting = (
    ids: readonly string[],
    changes: (
      message: DocumentSnapshot,
      transaction: Transaction,
    ) => FirebaseFirestore.UpdateData<object> | null,
  ): Promise<number> =>
    inParts(ids, MAX_CHANGED, (part) =>
      db.runTransaction(async (transaction) => {
        const references = part.map((id) => messages.doc(id));
        const snapshots = await transaction.getAll(...references, { fieldMask: TIMELINE_FIELDS });
        const existing = snapshots.filter(({ exists }) => exists);
        for (const message of existing) {
          const changed = changes(message, transaction);
          if (changed) transaction.update(message.ref, changed);
        }
        return existing.length;
      }),
    );

  return {
    outbox,
    deleted: createDeletedMessages(db, attachments),
    attachments,

    newId: (): string => messages.doc().id,

    /** Mails are queued unless it is suspected spam. `repeated` if the id exists: nothing changes. */
    async add(id: string, document: MessageDocument): Promise<{ repeated: boolean }> {
      const batch = db.batch();
      const message = messages.doc(id);
      const isSpam = document.suspectedSpam;
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

    list: (query: MessageQuery, now: Date): Promise<SearchResults<Message>> => listPage(db, query, now),

    batch: (query: MessageExportQuery, now: Date) => listBatch(db, query, now),

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
        const isNoLongerSpam = changes && 'suspectedSpam' in changes;
        return isNoLongerSpam
          ? { ...changes, ...tellOf(transaction, message.ref, new Date(signature.at)) }
          : changes;
      }),

    /** Ignores deleted messages. */
    recordContact: (id: string, { kind, note }: Contact, signature: Signature): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const { message, mails } = await readMails(messages.doc(id), transaction);
        if (!message.exists) return;
        const response = { ...signature, kind, ...(note && { text: note }) };
        transaction.update(message.ref, respondedWith(message, mails, response, note ? [note] : []));
      }),

    /** Queues a mail. Does nothing if the reply exists, or if the message does not. */
    reply: (
      id: string,
      {
        id: replyId,
        attachments = [],
        ...texts
      }: Omit<ReplyBody, 'attachments'> & { attachments?: Attachment[] },
      signature: Signature,
    ): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const { message, mails } = await readMails(messages.doc(id), transaction);
        if (!message.exists || mails.some((mail) => mail.id === replyId)) return;
        const { by } = signature;
        const at = new Date(signature.at);
        const files = attachments.length > 0 && { attachments };
        const reply = { to: message.get('email'), ...texts, ...files, by, at };
        const mail = queuedMail(replyId, at, { reply });
        queueMails(transaction, message.ref, [mail]);
        const response = { ...signature, kind: 'replied' as const, text: replyId };
        const written = [texts.subject, texts.text];
        transaction.update(message.ref, respondedWith(message, [...mails, mail], response, written));
      }),
  };
}
