import { Message, MessageDetails, type MessageEvent, RESPONSE_KINDS } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { documentInvalid } from '../platform/logs';
import { parsePhones } from './phone';
import { referenceOf } from './reference';

export const SUSPECTED_SPAM_FIELD = 'doubtful';

/** Leaves out the events and the search prefixes, which are the largest part. */
export const MESSAGE_FIELDS = Object.keys(Message.shape)
  .filter((field) => !['id', 'reference', 'phones'].includes(field))
  .map((field) => (field === 'suspectedSpam' ? SUSPECTED_SPAM_FIELD : field))
  .concat('mails');

const MessageWithEvents = Message.extend({ events: MessageDetails.shape.events.default([]) });

/** The field `mails` before mails were documents. */
export const EarlierMails = MessageDetails.shape.mails.catch({}).default({});

/** `null` for a missing or invalid document. */
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
  const failedBefore = Object.values(EarlierMails.parse(fields.mails)).find(
    ({ state }) => state === 'failed',
  );
  const message = schema.safeParse({
    ...fields,
    suspectedSpam: fields[SUSPECTED_SPAM_FIELD] || undefined,
    id: snapshot.id,
    reference: referenceOf(snapshot.id),
    phones: typeof whatsappNumber === 'string' ? parsePhones(whatsappNumber) : [],
    createdAt: isoDateOf(fields.createdAt),
    firstResponseAt: isoDateOf(fields.firstResponseAt) ?? firstResponseOf(fields.events),
    unsentFrom: isoDateOf(fields.unsentFrom) ?? failedBefore?.at,
    deletedAt: isoDateOf(fields.deletedAt),
  });
  if (message.success) return message.data;
  documentInvalid(
    snapshot.ref.path,
    message.error.issues.map(({ path }) => path.join('.')),
  );
  return null;
}

/** Of messages that were answered before they recorded it. */
export function firstResponseOf(events: readonly MessageEvent[] = []): string | undefined {
  return events.find(({ kind }) => RESPONSE_KINDS.some((response) => response === kind))?.at;
}

/** `undefined` for `null`, which queries can find. */
function isoDateOf(value: unknown): unknown {
  return value instanceof Timestamp ? value.toDate().toISOString() : (value ?? undefined);
}

export function toMessages(snapshots: readonly DocumentSnapshot[]): Message[] {
  return snapshots.map(toMessage).filter((message) => message !== null);
}
