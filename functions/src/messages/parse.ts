import { Message, MessageDetails } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { documentInvalid } from '../platform/logs';
import { parsePhones } from '../platform/phone';
import { withUrls } from './files/enquiry-files';
import { referenceOf } from './reference';

/** Leaves out the events and the search prefixes, which are the largest part. */
export const MESSAGE_FIELDS = Object.keys(Message.shape).filter(
  (field) => !['id', 'reference', 'phones'].includes(field),
);

const MessageWithEvents = Message.extend({ events: MessageDetails.shape.events.default([]) });

/** Returns `null` for a missing or invalid document. */
export function toMessage(snapshot: DocumentSnapshot): Message | null {
  return parse(Message, snapshot);
}

export function toMessageWithEvents(snapshot: DocumentSnapshot): z.output<typeof MessageWithEvents> | null {
  return parse(MessageWithEvents, snapshot);
}

function parse<S extends z.ZodObject>(schema: S, snapshot: DocumentSnapshot): z.output<S> | null {
  const fields = snapshot.data();
  if (!fields) return null;
  const { whatsappNumber } = fields;
  const message = schema.safeParse({
    ...fields,
    files: withUrls(snapshot.id, fields.files),
    suspectedSpam: fields.suspectedSpam || undefined,
    id: snapshot.id,
    reference: referenceOf(snapshot.id),
    phones: typeof whatsappNumber === 'string' ? parsePhones(whatsappNumber) : [],
    createdAt: isoDateOf(fields.createdAt),
    firstResponseAt: isoDateOf(fields.firstResponseAt),
    unsentFrom: isoDateOf(fields.unsentFrom),
    deletedAt: isoDateOf(fields.deletedAt),
  });
  if (message.success) return message.data;
  documentInvalid(
    snapshot.ref.path,
    message.error.issues.map(({ path }) => path.join('.')),
  );
  return null;
}

/** Returns `undefined` for `null`, which queries can find. */
function isoDateOf(value: unknown): unknown {
  return value instanceof Timestamp ? value.toDate().toISOString() : (value ?? undefined);
}

export function toMessages(snapshots: readonly DocumentSnapshot[]): Message[] {
  return snapshots.map(toMessage).filter((message) => message !== null);
}
