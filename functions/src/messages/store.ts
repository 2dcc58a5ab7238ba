import {
  type Attachment,
  ENQUIRY_FILE_LIMITS,
  type EndpointRequest,
  ERROR_MESSAGES,
  MAIL_KINDS,
  type Message,
  type MessageDetails,
  type MessageExportQuery,
  type MessageQuery,
  type MessageUpdate,
  type ReplyBody,
  type recordContact,
} from '@alnafitha/contract';
import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { mailIdOf, queueMail, readMails, unsentAt, type Write } from '../mails/mail-document';
import { createOutbox } from '../mails/outbox';
import { inParts } from '../platform/documents';
import { AppError, codeOf, GRPC } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { countOf, newestFirst } from '../platform/paging';
import { dialledFromAbroad } from '../platform/phone';
import { type SearchResults, withPrefix } from '../platform/search/search-page';
import { createDeletedMessages } from './deleted';
import { MESSAGES, type MessageDocument } from './document';
import { createAttachments } from './files/attachments';
import { createEnquiryFiles, type EnquiryFile, type StoredFile, storedFile } from './files/enquiry-files';
import { listBatch, listPage } from './list';
import { createEnquiryMails, toMailDetails } from './mails';
import { noteOpening } from './openings';
import { toMessageWithEvents } from './parse';
import { referenceToken } from './reference';
import { changesOf, respondedWith, type Signature, TIMELINE_FIELDS, withEvents } from './timeline';

type Contact = EndpointRequest<typeof recordContact>['body'];

/** Queues alert and receipt; returns the message's field about them. */
function queueEnquiryMails(write: Write, message: DocumentReference, at: Date): { unsentFrom: Date } {
  for (const kind of MAIL_KINDS) queueMail(write, message, { kind }, at);
  return { unsentFrom: unsentAt({ state: 'pending', at }) };
}

/** How the ids of the sample's enquiries start; others are random. */
export const SAMPLE_IDS = 'seed-';

/** A transaction may have 10 MiB, and the timeline and the office's texts of a message some 200 kB. */
const MAX_CHANGED = 20;

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(db: Firestore, bucket: () => Promise<Bucket>) {
  const messages = db.collection(MESSAGES);
  const mails = createEnquiryMails(db);
  const attachments = createAttachments(db, bucket);
  const files = createEnquiryFiles(db, bucket);
  const deleted = createDeletedMessages(db, { attachments, files });
  const samples = messages.orderBy(FieldPath.documentId()).startAt(SAMPLE_IDS).endBefore(`${SAMPLE_IDS}~`);

  return {
    mails,
    outbox: createOutbox(db, mails),
    deleted,
    attachments,
    files,

    newId: (): string => messages.doc().id,

    countSamples: (): Promise<number> => countOf(samples),

    /** Moves the sample's enquiries to the deleted ones; returns their number. */
    async removeSamples(signature: Signature): Promise<number> {
      const { docs } = await samples.select().get();
      return deleted.remove(
        docs.map(({ id }) => id),
        signature,
      );
    },

    /** Mails are queued unless it is suspected spam. `repeated` if the id exists: nothing changes. */
    async add(
      id: string,
      document: MessageDocument,
      claimed: readonly EnquiryFile[] = [],
    ): Promise<{ repeated: boolean; files: string[] }> {
      const message = messages.doc(id);
      const isSpam = document.suspectedSpam;
      try {
        const own = await db.runTransaction(async (transaction) => {
          const free = await files.stillFree(transaction, claimed, id);
          // The mails of a deleted message are still there, so its enquiry counts as repeated, too.
          const create: Write = (reference, fields) => transaction.create(reference, fields);
          create(message, {
            ...document,
            ...(free.length > 0 && { hasFiles: true, files: free.map(storedFile) }),
            ...(!isSpam && queueEnquiryMails(create, message, document.createdAt)),
          });
          for (const file of free) transaction.update(...files.claim(file, id));
          return free;
        });
        return { repeated: false, files: own.map((file) => file.id) };
      } catch (error) {
        // Firestore retries commits, so ALREADY_EXISTS may be our own write.
        if (codeOf(error) === GRPC.alreadyExists) return { repeated: true, files: [] };
        throw error;
      }
    },

    /** Returns the message with the reference that was received since, and the hash of its form's key. */
    async findByReference(
      reference: string,
      since: Date,
    ): Promise<{ id: string; form: string | undefined } | null> {
      const query = messages.where('searchPrefixes', 'array-contains', referenceToken(reference));
      const { docs } = await newestFirst({
        query: query.where('createdAt', '>=', since),
        timestamp: 'createdAt',
      })
        .limit(1)
        .select('form')
        .get();
      const [found] = docs;
      return found ? { id: found.id, form: found.get('form') } : null;
    },

    /** Adds files as far as an enquiry may have them; returns the ids of those that it has now. */
    addFiles: (id: string, added: readonly EnquiryFile[], now: Date): Promise<string[]> =>
      db.runTransaction(async (transaction) => {
        const message = await transaction.get(messages.doc(id));
        if (!message.exists) return [];
        const before: readonly StoredFile[] = message.get('files') ?? [];
        const known = new Set(before.map((file) => file.id));
        const room = ENQUIRY_FILE_LIMITS.count - before.length;
        const others = added.filter((file) => !known.has(file.id));
        const more = (await files.stillFree(transaction, others, id)).slice(0, room);
        if (more.length > 0) {
          const event = { at: now.toISOString(), kind: 'filesAdded' as const, text: String(more.length) };
          transaction.update(message.ref, {
            hasFiles: true,
            files: [...before, ...more.map(storedFile)],
            events: withEvents(message, [event]),
          });
          for (const file of more) transaction.update(...files.claim(file, id));
        }
        const own = new Set([...known, ...more.map((file) => file.id)]);
        return added.map((file) => file.id).filter((file) => own.has(file));
      }),

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

    noteOpening: (id: string, who: { readonly id: string; readonly name: string }, now: Date) =>
      noteOpening(db, id, who, now),

    /**
     * Queues a mail. Does nothing if the reply exists, or if the message does not; throws 409 when there are more
     * replies than are `known`.
     */
    reply: (
      id: string,
      {
        id: replyId,
        known,
        attachments = [],
        ...texts
      }: Omit<ReplyBody, 'attachments'> & { attachments?: Attachment[] },
      signature: Signature,
    ): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const { message, mails } = await readMails(messages.doc(id), transaction);
        const isRepeated = mails.some((mail) => mail.id === mailIdOf(id, replyId));
        if (!message.exists || isRepeated) return;
        const stored = mails.filter((mail) => mail.reply).length;
        if (known !== undefined && stored > known) throw new AppError(409, ERROR_MESSAGES.answeredMeanwhile);
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
