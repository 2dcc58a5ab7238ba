import type {
  MailKind,
  MailState,
  Message,
  MessageDetails,
  MessageEvent,
  MessageExportQuery,
  MessageQuery,
  MessageUpdate,
} from '@alnafitha/contract';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { codeOf, GRPC } from '../platform/errors';
import type { SearchResults } from '../platform/search/search-page';
import { serializePerKey } from '../platform/serialize-per-key';
import { MESSAGES, type MessageDocument } from './document';
import { countEarlier } from './earlier';
import { listBatch, listPage } from './list';
import { MESSAGE_FIELDS, toMessage, toMessageWithEvents } from './parse';
import { createReplyStore, repliesTo } from './replies';
import { changesOf, mailEvents, type Signature, TIMELINE_FIELDS, withEvents } from './timeline';

interface MailRecord {
  readonly kind: MailKind;
  readonly mail: MailState;
}

export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(db: Firestore) {
  const messages = db.collection(MESSAGES);
  const replies = createReplyStore(db);

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
    changes: (message: DocumentSnapshot) => FirebaseFirestore.UpdateData<object> | null,
  ): Promise<number> =>
    db.runTransaction(async (transaction) => {
      const existing = await readExisting(transaction, ids, TIMELINE_FIELDS);
      for (const message of existing) {
        const changed = changes(message);
        if (changed) transaction.update(message.ref, changed);
      }
      return existing.length;
    });

  return {
    replies,

    newId: (): string => messages.doc().id,

    /** `repeated` if the id exists, whose message stays unchanged. */
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

    batch: (query: MessageExportQuery) => listBatch(messages, query),

    async read(id: string): Promise<Message | null> {
      const [snapshot] = await db.getAll(messages.doc(id), { fieldMask: MESSAGE_FIELDS });
      return snapshot ? toMessage(snapshot) : null;
    },

    async readDetails(id: string): Promise<MessageDetails | null> {
      const [[snapshot], repliesOfMessage] = await Promise.all([
        db.getAll(messages.doc(id), { fieldMask: [...MESSAGE_FIELDS, 'events'] }),
        replies.list(id),
      ]);
      const message = snapshot ? toMessageWithEvents(snapshot) : null;
      if (!message) return null;
      return { ...message, replies: repliesOfMessage, earlier: await countEarlier(messages, message) };
    },

    update: (ids: readonly string[], update: MessageUpdate, signature: Signature): Promise<number> =>
      updateExisting(ids, (message) => changesOf(message, update, signature)),

    async addEvent(id: string, event: MessageEvent): Promise<void> {
      await updateExisting([id], (message) => ({ events: withEvents(message, [event]) }));
    },

    /** Ignores deleted messages. Serialized, because concurrent transactions would make each other retry. */
    recordMail: serializePerKey(async (id: string, records: readonly MailRecord[]) => {
      await updateExisting([id], (message) => ({
        ...Object.fromEntries(records.map(({ kind, mail }) => [`mails.${kind}`, mail])),
        events: withEvents(
          message,
          records.flatMap(({ kind, mail }) =>
            mailEvents(message, kind, message.get(`mails.${kind}.state`), mail),
          ),
        ),
      }));
      return records.map(() => undefined);
    }),

    /** Also deletes the replies; returns the number of messages. */
    remove: (ids: readonly string[]): Promise<number> =>
      db.runTransaction(async (transaction) => {
        const existing = await readExisting(transaction, ids, []);
        const below = await Promise.all(existing.map(({ ref }) => transaction.get(repliesTo(ref))));
        for (const { ref } of [...below.flatMap(({ docs }) => docs), ...existing]) transaction.delete(ref);
        return existing.length;
      }),
  };
}
