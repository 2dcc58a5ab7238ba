import { Message } from '@alnafitha/contract';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { documentInvalid } from '../logs';
import { parsePhone } from './phone';

/** The selected fields of a document: all but the search prefixes, which are the largest part. */
export const MESSAGE_FIELDS = Object.keys(Message.shape).filter((field) => !['id', 'phone'].includes(field));

/** Parses a document's fields as a message; they may be of an earlier version. */
export function parseMessage(id: string, fields: DocumentData) {
  const { createdAt, whatsappNumber } = fields;
  // Older documents contain the number as typed.
  const phone = typeof whatsappNumber === 'string' ? parsePhone(whatsappNumber) : null;
  return Message.safeParse({
    ...fields,
    ...(phone && { whatsappNumber: phone.e164, phone }),
    doubtful: fields.doubtful || undefined,
    id,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate().toISOString() : createdAt,
  });
}

/** The message of a document; `null` for a missing or invalid one. */
export function toMessage(snapshot: DocumentSnapshot): Message | null {
  const fields = snapshot.data();
  if (!fields) return null;
  const message = parseMessage(snapshot.id, fields);
  if (message.success) return message.data;
  documentInvalid(
    snapshot.ref.path,
    message.error.issues.map(({ path }) => path.join('.')),
  );
  return null;
}

export function toMessages(snapshots: readonly DocumentSnapshot[]): Message[] {
  return snapshots.map(toMessage).filter((message) => message !== null);
}
