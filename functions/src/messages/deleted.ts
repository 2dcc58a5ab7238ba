import { DELETED_DAYS, type MessageEvent } from '@alnafitha/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { MAILS, type MessageWithMails, mailsOf, readMails, unsentFrom } from '../mails/mail-document';
import { inParts } from '../platform/documents';
import { MESSAGES } from './document';
import type { Attachments } from './files/attachments';
import type { EnquiryFiles } from './files/enquiry-files';
import { isAnswered, type Signature, withEvents } from './timeline';

/** A separate collection, so that no query of messages finds them. */
export const DELETED_MESSAGES = 'deletedMessages';

/** A transaction may have 10 MiB, and a message some 300 kB. */
const MAX_MOVED = 20;
const MAX_PURGED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface MessageFiles {
  /** Files of replies. */
  readonly attachments: Attachments;
  /** Files of the enquiry. */
  readonly files: EnquiryFiles;
}

export function createDeletedMessages(db: Firestore, { attachments, files }: MessageFiles) {
  const messages = db.collection(MESSAGES);
  const deleted = db.collection(DELETED_MESSAGES);

  const removeAll = (ids: readonly string[], { by, at }: Signature) =>
    db.runTransaction(async (transaction) => {
      const sources = await Promise.all(ids.map((id) => readMails(messages.doc(id), transaction)));
      const existing = sources.filter(({ message }) => message.exists);
      for (const source of existing) {
        const event = { by, at, kind: 'deleted' as const };
        move(transaction, source, deleted.doc(source.message.id), event, new Date(at));
        // The office knows the message, and is not alerted any more.
        const alert = source.mails.find(({ kind, state }) => kind === 'alert' && state !== 'sent');
        if (alert) transaction.delete(db.collection(MAILS).doc(alert.id));
      }
      return existing.length;
    });

  const purge = async (ids: readonly string[]): Promise<number> => {
    const references = ids.map((id) => deleted.doc(id));
    // Files are deleted first: without their message, nothing would find them again.
    const existing = (await db.getAll(...references)).filter(({ exists }) => exists);
    const found = existing.map(({ id }) => id);
    await Promise.all([attachments.removeAll(found), files.removeAll(found)]);
    return db.runTransaction(async (transaction) => {
      const messages = (await transaction.getAll(...references)).filter(({ exists }) => exists);
      const mails = await Promise.all(messages.map(({ id }) => transaction.get(mailsOf(db, id).select())));
      for (const { ref } of [...messages, ...mails.flatMap(({ docs }) => docs)]) transaction.delete(ref);
      return messages.length;
    });
  };

  return {
    /** Moves messages; returns their number. Mails to the sender that wait are sent all the same. */
    remove: (ids: readonly string[], signature: Signature): Promise<number> =>
      inParts(ids, MAX_MOVED, (part) => removeAll(part, signature)),

    /** Returns `false` if there is none. */
    restore: (id: string, { by, at }: Signature): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const [existing, source] = await Promise.all([
          transaction.get(messages.doc(id)),
          readMails(deleted.doc(id), transaction),
        ]);
        if (!source.message.exists || existing.exists) return false;
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

function move(
  transaction: Transaction,
  { message, mails }: MessageWithMails,
  to: DocumentReference,
  event: MessageEvent,
  deletedAt?: Date,
) {
  const { unsentFrom: _unsent, deletedAt: _deleted, ...fields } = message.data() ?? {};
  const events = withEvents(message, [event]);
  const unsent = unsentFrom(mails, { isKnown: isAnswered(message) || deletedAt !== undefined, events });
  transaction.set(to, {
    ...fields,
    events,
    ...(deletedAt && { deletedAt }),
    ...(unsent && { unsentFrom: unsent }),
  });
  transaction.delete(message.ref);
}
