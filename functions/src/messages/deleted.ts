import { DELETED_DAYS, type MailKind } from '@alnafitha/contract';
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

/** Apart from the others, so that no query finds them. */
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
      const found = await readAll(transaction, messages, ids);
      for (const each of found) {
        const { message, mails } = each;
        const events = withEvents(message, [{ by, at, kind: 'deleted' }]);
        move(transaction, each, deleted.doc(message.id), {
          fields: { ...message.data(), events, deletedAt: new Date(at) },
          unsentFrom: unsentFrom(mails, { isKnown: true, events }),
          isKept: (mail) => mail.id !== ('alert' satisfies MailKind) || mail.get('state') === 'sent',
        });
      }
      return found.length;
    });

  const purge = async (ids: readonly string[]): Promise<number> => {
    // First: without their message, nothing would find them again.
    const existing = await db.getAll(...ids.map((id) => deleted.doc(id)));
    await attachments.removeAll(existing.filter(({ exists }) => exists).map(({ id }) => id));
    return db.runTransaction(async (transaction) => {
      const found = await readAll(transaction, deleted, ids);
      for (const { message, below } of found) {
        for (const { ref } of [...below, message]) transaction.delete(ref);
      }
      return found.length;
    });
  };

  return {
    /**
     * Moves messages with their mails; returns their number. Mails to the sender that are not sent yet are
     * sent from there; nobody needs to be alerted any more.
     */
    remove: (ids: readonly string[], signature: Signature): Promise<number> =>
      inParts(ids, MAX_MOVED, (part) => removeAll(part, signature)),

    /** `false` if there is none. */
    restore: (id: string, { by, at }: Signature): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const [existing, [found]] = await Promise.all([
          transaction.get(messages.doc(id)),
          readAll(transaction, deleted, [id]),
        ]);
        if (!found || existing.exists) return false;
        const { message, mails } = found;
        const { deletedAt: _, ...fields } = message.data() ?? {};
        const events = withEvents(message, [{ by, at, kind: 'restored' }]);
        move(transaction, found, messages.doc(id), {
          fields: { ...fields, events },
          unsentFrom: unsentFrom(mails, { isKnown: isAnswered(message), events }),
        });
        return true;
      }),

    /** For good. */
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
  const found = await Promise.all(ids.map((id) => readMails(collection.doc(id), transaction)));
  return found.filter(({ message }) => message.exists);
}

interface Moved {
  readonly fields: object;
  readonly unsentFrom: ReturnType<typeof unsentFrom>;
  readonly isKept?: (mail: DocumentSnapshot) => boolean;
}

function move(
  transaction: Transaction,
  { message, below }: MessageWithMails,
  to: DocumentReference,
  { fields, isKept = () => true, ...unsent }: Moved,
) {
  transaction.set(to, fields);
  transaction.update(to, unsent);
  for (const mail of below.filter(isKept)) {
    transaction.set(to.collection(mail.ref.parent.id).doc(mail.id), mail.data() ?? {});
  }
  for (const { ref } of [...below, message]) transaction.delete(ref);
}
