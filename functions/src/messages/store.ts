import type {
  MailKind,
  MailState,
  Message,
  MessageQuery,
  MessagesUpdate,
  MessageUpdate,
} from '@alnafitha/contract';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { codeOf, GRPC } from '../platform/errors';
import type { SearchResults } from '../platform/search/search-page';
import { MESSAGES, type MessageDocument } from './document';
import { listPage } from './list';
import { MESSAGE_FIELDS, toMessage } from './parse';

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(db: Firestore) {
  const messages = db.collection(MESSAGES);

  const read = async (id: string): Promise<Message | null> => {
    const [snapshot] = await db.getAll(messages.doc(id), { fieldMask: MESSAGE_FIELDS });
    return snapshot ? toMessage(snapshot) : null;
  };

  const updateExisting = async (
    ids: readonly string[],
    change: (transaction: Transaction, reference: DocumentReference) => unknown,
  ): Promise<number> => {
    const references = [...new Set(ids)].map((id) => messages.doc(id));
    return db.runTransaction(async (transaction) => {
      const snapshots = await transaction.getAll(...references, { fieldMask: [] });
      const existing = snapshots.filter(({ exists }) => exists);
      for (const { ref } of existing) change(transaction, ref);
      return existing.length;
    });
  };

  return {
    newId: (): string => messages.doc().id,

    /** Creates a message; `repeated` if the id exists, whose message stays unchanged. */
    async add(id: string, document: MessageDocument): Promise<{ repeated: boolean }> {
      try {
        await messages.doc(id).create(document);
        return { repeated: false };
      } catch (error) {
        // Firestore retries commits, so ALREADY_EXISTS may be our own write.
        if (codeOf(error) === GRPC.alreadyExists) return { repeated: true };
        throw error;
      }
    },
    list: (query: MessageQuery): Promise<SearchResults<Message>> => listPage(messages, query),

    read,

    /** The changed message; `null` if there is none. A blank note removes the note. */
    async update(id: string, { status, adminNote }: MessageUpdate): Promise<Message | null> {
      const changes = {
        ...(status !== undefined && { status }),
        ...(adminNote !== undefined && { adminNote: adminNote || FieldValue.delete() }),
      };
      const wasUpdated = await existed(messages.doc(id).update(changes));
      return wasUpdated ? read(id) : null;
    },

    /** Changes all existing messages in one transaction; returns their number. */
    updateAll: ({ ids, status, adminNote }: MessagesUpdate): Promise<number> =>
      updateExisting(ids, (transaction, reference) =>
        transaction.update(reference, { status, ...(adminNote !== undefined && { adminNote }) }),
      ),

    /** Records whether a mail was sent, unless the message was deleted meanwhile. */
    async recordMail(id: string, kind: MailKind, state: MailState): Promise<void> {
      await existed(messages.doc(id).update({ [`mails.${kind}`]: state }));
    },

    /** Whether a message was deleted. */
    remove: (id: string): Promise<boolean> => existed(messages.doc(id).delete({ exists: true })),

    /** Deletes all existing messages in one transaction; returns their number. */
    removeAll: (ids: readonly string[]): Promise<number> =>
      updateExisting(ids, (transaction, reference) => transaction.delete(reference)),
  };
}

/** Whether a write that requires an existing document succeeded. */
async function existed(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (codeOf(error) === GRPC.notFound) return false;
    throw error;
  }
}
