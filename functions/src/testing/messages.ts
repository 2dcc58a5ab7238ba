import type { Message } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import type { Firestore } from 'firebase-admin/firestore';
import { MESSAGES, toMessageDocument } from '../messages/document';
import { minutesBefore } from './content';

/** Stores messages `m0`, `m1` and so on, each a minute older than the previous one. */
export async function storeMessages(db: Firestore, messages: readonly Partial<Message>[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = messages.map((changes, index) => {
    const {
      id,
      reference: _reference,
      createdAt: _createdAt,
      phones: _phones,
      firstResponseAt,
      unsentFrom,
      ...fields
    } = aMessage({ ...changes, id: `m${index}` });
    const work = { consent: true, firstResponseAt: firstResponseAt ? new Date(firstResponseAt) : undefined };
    const document = toMessageDocument(id, { ...fields, ...work }, minutesBefore(index));
    const unsent = unsentFrom && { unsentFrom: new Date(unsentFrom) };
    return writer.set(db.collection(MESSAGES).doc(id), { ...document, ...unsent });
  });
  await writer.close();
  await Promise.all(writes);
}
