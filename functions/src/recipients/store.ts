import type { Recipients } from '@alnafitha/contract';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from '../platform/documents';

const Stored = z.object({ recipients: z.array(z.string()).min(1) });

export type RecipientStore = ReturnType<typeof createRecipientStore>;

/** Where the office's mails go: the document `settings/recipients`, or `alertTo` until there is one. */
export function createRecipientStore(db: Firestore, alertTo: readonly string[]) {
  const document = db.collection('settings').doc('recipients');
  const recipientsIn = (snapshot: DocumentSnapshot): Recipients => {
    const stored = parseDocument(Stored, snapshot);
    return { recipients: stored?.recipients ?? [...alertTo], isDefault: !stored };
  };
  return {
    read: async (): Promise<Recipients> => recipientsIn(await document.get()),

    /** `record` adds who is told of it to the transaction. */
    change: (
      recipients: string[],
      record: (transaction: Transaction, before: string[]) => void,
    ): Promise<Recipients> =>
      db.runTransaction(async (transaction) => {
        const before = recipientsIn(await transaction.get(document));
        transaction.set(document, { recipients });
        record(transaction, before.recipients);
        return { recipients, isDefault: false };
      }),
  };
}
