import { DELETED_DAYS } from '@alnafitha/contract';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { Attachments } from './attachments';
import { MESSAGES } from './document';
import { EARLIER_REPLIES, MAILS, readMails, unsentFrom } from './mails/mail-document';
import { eventsOf, isAnswered, type Signature, withEvents } from './timeline';

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
      for (const { message, below } of found) {
        const events = withEvents(message, [{ by, at, kind: 'deleted' }]);
        const fields = { ...message.data(), events, deletedAt: new Date(at) };
        move(transaction, { message, below }, deleted.doc(message.id), fields);
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
    /** Moves messages with their mails; returns their number. */
    async remove(ids: readonly string[], signature: Signature): Promise<number> {
      const unique = [...new Set(ids)];
      let count = 0;
      for (let start = 0; start < unique.length; start += MAX_MOVED) {
        count += await removeAll(unique.slice(start, start + MAX_MOVED), signature);
      }
      return count;
    },

    /** `false` if there is none. Mails that wait are not sent by themselves: it may be weeks later. */
    restore: (id: string, { by, at }: Signature): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const { message, mails } = await readMails(deleted.doc(id), transaction);
        const [existing, [found]] = await Promise.all([
          transaction.get(messages.doc(id)),
          readAll(transaction, deleted, [id]),
        ]);
        if (!found || existing.exists) return false;
        const { deletedAt: _, ...fields } = message.data() ?? {};
        const events = withEvents(message, [{ by, at, kind: 'restored' }]);
        move(transaction, found, messages.doc(id), { ...fields, events });
        const stopped = mails.map((mail) =>
          mail.state === 'pending' || mail.state === 'sending'
            ? { ...mail, state: 'failed' as const, error: 'deleted', at: new Date(at) }
            : mail,
        );
        for (const { id: mailId, ...mail } of stopped.filter((mail) => !mails.includes(mail))) {
          transaction.set(messages.doc(id).collection(MAILS).doc(mailId), mail);
        }
        const unsent = unsentFrom(stopped, { isAnswered: isAnswered(message), events: eventsOf(message) });
        transaction.update(messages.doc(id), { unsentFrom: unsent });
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

interface Found {
  readonly message: DocumentSnapshot;
  /** Its mails. */
  readonly below: readonly DocumentSnapshot[];
}

async function readAll(
  transaction: Transaction,
  collection: CollectionReference,
  ids: readonly string[],
): Promise<Found[]> {
  const snapshots = await transaction.getAll(...ids.map((id) => collection.doc(id)));
  return Promise.all(
    snapshots
      .filter(({ exists }) => exists)
      .map(async (message) => {
        const names = [MAILS, EARLIER_REPLIES];
        const found = await Promise.all(names.map((name) => transaction.get(message.ref.collection(name))));
        return { message, below: found.flatMap(({ docs }) => docs) };
      }),
  );
}

function move(transaction: Transaction, { message, below }: Found, to: DocumentReference, fields: object) {
  transaction.set(to, fields);
  transaction.delete(message.ref);
  for (const mail of below) {
    transaction.set(to.collection(mail.ref.parent.id).doc(mail.id), mail.data() ?? {});
    transaction.delete(mail.ref);
  }
}
