import {
  CONTACT_KINDS,
  MAIL_KINDS,
  MAIL_STATES,
  type MailKind,
  type MailState,
  type MessageEvent,
  Reply,
  UNSENT_AFTER_MS,
} from '@alnafitha/contract';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Identified, parseDocuments } from '../../platform/documents';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';

/** A collection below a message; the ids are `alert`, `receipt`, or the reply's. */
export const MAILS = 'mails';

/** The function that sends may run for a minute. */
const LEASE_MS = 2 * 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const State = z.object({ state: z.enum(MAIL_STATES), error: z.string().optional() });
/** Every mail that waits to be sent has these fields. */
export const QueuedMail = State.extend({
  /** The start of the state. */
  at: FirestoreTimestamp,
  attempts: z.int().min(0),
  queuedAt: FirestoreTimestamp,
  /** The addresses that have the mail, which failed for others. */
  delivered: z.array(z.string()).optional(),
});
type QueuedMail = z.output<typeof QueuedMail>;
const StoredReply = Reply.omit({ id: true, mail: true }).extend({ at: FirestoreTimestamp });
export const StoredMail = QueuedMail.extend({ reply: StoredReply.optional() });
export type StoredMail = Identified<typeof StoredMail>;

/** Begins an attempt, unless another one may still send the mail (`waiting`), or nothing is to be sent (`null`). */
export function beginAttempt<M extends QueuedMail>(
  transaction: Transaction,
  reference: DocumentReference,
  mail: M | null,
  now: Date,
): M | 'waiting' | null {
  if (!mail || mail.state === 'sent' || mail.state === 'refused') return null;
  if (mail.state === 'sending' && mail.at.getTime() + LEASE_MS > now.getTime()) return 'waiting';
  const attempt = { state: 'sending' as const, at: now, attempts: mail.attempts + 1 };
  transaction.update(reference, attempt);
  return { ...mail, ...attempt };
}

/** The result of an attempt. */
export interface Outcome extends MailState {
  /** The addresses that have the mail although it failed. */
  readonly delivered?: readonly string[];
}

/** Returns the fields that change when an attempt ends. */
export function outcomeFields({ state, at, error, delivered = [] }: Outcome) {
  return {
    state,
    at: new Date(at),
    error: error ?? FieldValue.delete(),
    ...(delivered.length > 0 && { delivered: FieldValue.arrayUnion(...delivered) }),
  };
}

/** Returns when a mail that is not sent counts as unsent. */
export function unsentAt({ state, at }: Pick<QueuedMail, 'state' | 'at'>): Date {
  const isWaiting = state === 'pending' || state === 'sending';
  return new Date(at.getTime() + (isWaiting ? UNSENT_AFTER_MS : 0));
}

/** A mail that is a week old is no longer tried by itself. */
export function isOfLastWeek({ queuedAt }: QueuedMail, now: Date): boolean {
  return now.getTime() - queuedAt.getTime() < WEEK_MS;
}

/** Other ids are those of replies. */
export function isMailKind(id: string): id is MailKind {
  return MAIL_KINDS.some((kind) => kind === id);
}

/** Storing the mail triggers sending it. `before` is the unsent mail. */
export function queuedMail(id: string, at: Date, before?: Partial<StoredMail>): StoredMail {
  return { attempts: 0, queuedAt: at, ...before, id, state: 'pending', at };
}

/** A transaction or a batch. */
export interface Writer {
  set(reference: DocumentReference, document: object): unknown;
}

export function queueMails(writer: Writer, message: DocumentReference, mails: readonly StoredMail[]): void {
  for (const { id, ...mail } of mails) writer.set(message.collection(MAILS).doc(id), mail);
}

export interface MessageWithMails {
  readonly message: DocumentSnapshot;
  readonly mails: StoredMail[];
  /** The documents of the mails. */
  readonly below: readonly DocumentSnapshot[];
}

export async function readMails(
  message: DocumentReference,
  transaction?: Transaction,
): Promise<MessageWithMails> {
  const query = message.collection(MAILS);
  const [snapshot, { docs }] = await Promise.all([
    transaction ? transaction.get(message) : message.get(),
    transaction ? transaction.get(query) : query.get(),
  ]);
  return { message: snapshot, mails: parseDocuments(StoredMail, docs), below: docs };
}

/**
 * Returns when the first mail of a message counts as unsent, for its field `unsentFrom`. `isKnown` means that the
 * office has answered or deleted the message, so that nobody misses alert and receipt.
 */
export function unsentFrom(
  mails: readonly StoredMail[],
  { isKnown, events }: { readonly isKnown: boolean; readonly events: readonly MessageEvent[] },
): Date | undefined {
  const seen = [...CONTACT_KINDS, 'deleted'];
  const seenAt = events.findLast(({ kind }) => seen.includes(kind))?.at ?? '';
  const times = mails
    .filter(({ state }) => state !== 'sent')
    .filter(({ id }) => !(isKnown && isMailKind(id)))
    // Who called the sender, or deleted the message, knows that a mail was refused.
    .filter(({ state, at }) => !(state === 'refused' && seenAt >= at.toISOString()))
    .map((mail) => unsentAt(mail).getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
