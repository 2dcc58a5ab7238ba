import { DELETED_DAYS, type MailKind, type MessageEvent } from '@alnafitha/contract';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { inParts } from '../platform/documents';
import type { Attachments } from './attachments';
import { MESSAGES } from './document';
import { type MessageWithMails, readMails, unsentFrom } from './mails/mail-document';
import { isAnswered, type Signature, withEvents } from './timeline';

/** A separate collection, so that no query of messages finds them. */
export const DELETED_MESSAGES = 'deletedMessages';

/** A transaction may have 10 MiB, and a message some 300 kB. */
const MAX_MOVED = 20;
const MAX_PURGED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export function createDeletedMessages(db: Firestore, attachments: Attachments) {
  const messages = db.collection(MESSAGES);
  const deleted = db.collection(DELETED_MESSAGES);

  const removeAll = (ids: readonly string[], { by, at }: Signature) =>
    db.runTransaction(async (transaction) => {
      const existing = await readAll(transaction, messages, ids);
      for (const source of existing) {
        const event = { by, at, kind: 'deleted' as const };
        move(transaction, source, deleted.doc(source.message.id), event, new Date(at));
      }
      return existing.length;
    });

  const purge = async (ids: readonly string[]): Promise<number> => {
    // Files are deleted first: without their message, nothing would find them again.
    const existing = await db.getAll(...ids.map((id) => deleted.doc(id)));
    await attachments.removeAll(existing.filter(({ exists }) => exists).map(({ id }) => id));
    return db.runTransaction(async (transaction) => {
      const messagesWithMails = await readAll(transaction, deleted, ids);
      for (const source of messagesWithMails) remove(transaction, source);
      return messagesWithMails.length;
    });
  };

  return {
    /**
     * Moves messages with their mails; returns their number. Mails to the sender that are not sent yet are
     * sent from there; nobody needs to be alerted any more.
     */
    remove: (ids: readonly string[], signature: Signature): Promise<number> =>
      inParts(ids, MAX_MOVED, (part) => removeAll(part, signature)),

    /** Returns `false` if there is none. */
    restore: (id: string, { by, at }: Signature): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const [existing, [source]] = await Promise.all([
          transaction.get(messages.doc(id)),
          readAll(transaction, deleted, [id]),
        ]);
        if (!source || existing.exists) return false;
        move(transaction, source, messages.doc(id), { by, at, kind: 'restored' });
        return true;
      }),

    /** Deletes a message for good. */
    purge: async (id: string): Promise<boolean> => (await purge([id])) > 0,

    /** Deletes for good what was deleted 30 days ago. */
    async purgeOld(now: Date): Promise<void> {
      const old = deleted.where('deletedAt', '<=', new Date(now.getTime() - DELETED_DAYS * DAY_MS));
      for (;;) {
        const { docs } = await old.limit(MAX_PURGED).select().get();
        if (docs.length === 0) return;
        await purge(docs.map(({ id }) => id));
      }
    },
  };
}

async function readAll(
  transaction: Transaction,
  collection: CollectionReference,
  ids: readonly string[],
): Promise<MessageWithMails[]> {
  const messages = await Promise.all(ids.map((id) => readMails(collection.doc(id), transaction)));
  return messages.filter(({ message }) => message.exists);
}

/** An alert that is not sent yet is dropped, because the office knows the message. */
function move(
  transaction: Transaction,
  source: MessageWithMails,
  to: DocumentReference,
  event: MessageEvent,
  deletedAt?: Date,
) {
  const { message, mails, below } = source;
  const { unsentFrom: _unsent, deletedAt: _deleted, ...fields } = message.data() ?? {};
  const events = withEvents(message, [event]);
  const unsent = unsentFrom(mails, { isKnown: isAnswered(message) || deletedAt !== undefined, events });
  transaction.set(to, {
    ...fields,
    events,
    ...(deletedAt && { deletedAt }),
    ...(unsent && { unsentFrom: unsent }),
  });
  const isKept = (mail: DocumentSnapshot) =>
    mail.id !== ('alert' satisfies MailKind) || mail.get('state') === 'sent';
  for (const mail of below.filter(isKept)) {
    transaction.set(to.collection(mail.ref.parent.id).doc(mail.id), mail.data() ?? {});
  }
  remove(transaction, source);
}

function remove(transaction: Transaction, { message, below }: MessageWithMails) {
  for (const { ref } of [...below, message]) transaction.delete(ref);
}
