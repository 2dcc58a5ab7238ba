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
import type { CollectionReference, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { inParts } from '../platform/documents';
import { codeOf, GRPC } from '../platform/errors';
import { countOf, newestFirst } from '../platform/paging';
import { dialledFromAbroad } from '../platform/phone';
import { type SearchResults, withPrefix } from '../platform/search/search-page';
import type { Attachments } from './attachments';
import { createDeletedMessages } from './deleted';
import { MESSAGES, type MessageDocument } from './document';
import { listBatch, listPage } from './list';
import { mailIdOf, queueMail, readMails, unsentAt, type Write } from './mails/mail-document';
import { createOutbox, toMailDetails } from './mails/outbox';
import { toMessageWithEvents } from './parse';
import { changesOf, respondedWith, type Signature, TIMELINE_FIELDS } from './timeline';

type Contact = EndpointRequest<typeof recordContact>['body'];

/** Queues alert and receipt; returns the message's field about them. */
function queueEnquiryMails(write: Write, message: DocumentReference, at: Date): { unsentFrom: Date } {
  for (const kind of MAIL_KINDS) queueMail(write, message, { kind }, at);
  return { unsentFrom: unsentAt({ state: 'pending', at }) };
}

/** A transaction may have 10 MiB, and the timeline and the office's texts of a message some 200 kB. */
const MAX_CHANGED = 20;

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(db: Firestore, attachments: Attachments) {
  const messages = db.collection(MESSAGES);
  const outbox = createOutbox(db);

  return {
    outbox,
    deleted: createDeletedMessages(db, attachments),
    attachments,

    newId: (): string => messages.doc().id,

    /** Mails are queued unless it is suspected spam. `repeated` if the id exists: nothing changes. */
    async add(id: string, document: MessageDocument): Promise<{ repeated: boolean }> {
      const batch = db.batch();
      const message = messages.doc(id);
      // The mails of a deleted message are still there, so its enquiry counts as repeated, too.
      const create: Write = (reference, fields) => batch.create(reference, fields);
      const isSpam = document.suspectedSpam;
      create(message, {
        ...document,
        ...(!isSpam && queueEnquiryMails(create, message, document.createdAt)),
      });
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

    /** Returns the number of messages that exist. */
    update: (ids: readonly string[], update: MessageUpdate, signature: Signature): Promise<number> =>
      inParts(ids, MAX_CHANGED, (part) =>
        db.runTransaction(async (transaction) => {
          const references = part.map((id) => messages.doc(id));
          const snapshots = await transaction.getAll(...references, { fieldMask: TIMELINE_FIELDS });
          const existing = snapshots.filter(({ exists }) => exists);
          const set: Write = (reference, fields) => transaction.set(reference, fields);
          for (const message of existing) {
            const changes = changesOf(message, update, signature);
            if (!changes) continue;
            const mails =
              changes.suspectedSpam === false && queueEnquiryMails(set, message.ref, new Date(signature.at));
            transaction.update(message.ref, { ...changes, ...mails });
          }
          return existing.length;
        }),
      ),

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
        const isRepeated = mails.some((mail) => mail.id === mailIdOf(id, replyId));
        if (!message.exists || isRepeated) return;
        const { by } = signature;
        const at = new Date(signature.at);
        const set: Write = (reference, fields) => transaction.set(reference, fields);
        const files = attachments.length > 0 && { attachments };
        const reply = { id: replyId, to: message.get('email'), ...texts, ...files, by, at };
        const mail = queueMail(set, message.ref, { kind: 'reply', reply }, at);
        const response = { ...signature, kind: 'replied' as const, text: replyId };
        const written = [texts.subject, texts.text];
        transaction.update(message.ref, respondedWith(message, [...mails, mail], response, written));
      }),
  };
}

/** Counts the sender's earlier messages by e-mail address, and by the first phone number. */
async function countEarlier(
  messages: CollectionReference,
  { email, phones: [phone], createdAt }: Message,
): Promise<MessageDetails['earlier']> {
  const count = (query: Query) =>
    countOf(
      newestFirst({ query: query.where('createdAt', '<', new Date(createdAt)), timestamp: 'createdAt' }),
    );
  const [ofEmail, ofPhone] = await Promise.all([
    count(messages.where('email', 'in', [...new Set([email, email.toLowerCase()])])),
    phone ? count(withPrefix(messages, dialledFromAbroad(phone.e164))) : 0,
  ]);
  return { email: ofEmail, phone: ofPhone };
}
