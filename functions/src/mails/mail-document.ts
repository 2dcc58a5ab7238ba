import {
  ACCOUNT_EVENTS,
  CONTACT_KINDS,
  Id,
  MAIL_KINDS,
  MAIL_STATES,
  type MailState,
  type MessageEvent,
  Reply,
  ROLES,
  UNSENT_AFTER_MS,
} from '@alnafitha/contract';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

/** The mails about messages, and those to the office about several of them. */
export const MAILS = 'mails';

const Delivery = z.object({
  state: z.enum(MAIL_STATES),
  /** The start of the state. */
  at: FirestoreTimestamp,
  error: z.string().optional(),
  attempts: z.int().min(0),
  queuedAt: FirestoreTimestamp,
  /** The addresses that have the mail, which failed for others. */
  delivered: z.array(z.string()).optional(),
});

const EnquiryMail = Delivery.extend({
  kind: z.enum([...MAIL_KINDS, 'reply']),
  /** The id of the message, deleted or not. */
  message: Id,
  reply: Reply.omit({ mail: true }).extend({ at: FirestoreTimestamp }).optional(),
});
export type EnquiryMail = Identified<typeof EnquiryMail>;

const OfficeMail = Delivery.extend({
  /** An alarm is about its messages, a digest about all that wait when it is sent. */
  kind: z.enum(['alarm', 'digest', 'test', 'account', 'certificate', 'invitation']),
  messages: z.array(Id),
  /** Who is sent a test, or told of what happened to an account. */
  to: z.string().optional(),
  /** What happened to an account, and where from. */
  account: z
    .object({
      username: z.string(),
      event: z.enum(ACCOUNT_EVENTS),
      /** The new one. */
      role: z.enum(ROLES).optional(),
      device: z.string().optional(),
      network: z.string().optional(),
    })
    .optional(),
  /** Whom it invites, by the account's id. */
  invited: z.string().optional(),
  /** The addresses of the office before and after the account changed them. */
  recipients: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).optional(),
  /** What ends soon: its English name, and its last day. */
  certificate: z.object({ name: z.string(), validUntil: z.string() }).optional(),
});
export type OfficeMail = Identified<typeof OfficeMail>;

export type StoredMail = EnquiryMail | OfficeMail;

/** Returns `null` for a missing or invalid document. */
export function parseMail(snapshot: DocumentSnapshot): StoredMail | null {
  const isOfEnquiry = snapshot.get('message') !== undefined;
  return isOfEnquiry ? parseDocument(EnquiryMail, snapshot) : parseDocument(OfficeMail, snapshot);
}

/** A message has one mail of each name: `alert`, `receipt`, and the ids of its replies. */
export function mailIdOf(messageId: string, name: string): string {
  return `${messageId}-${name}`;
}

export function nameOf({ kind, reply }: Pick<EnquiryMail, 'kind' | 'reply'>): string {
  return reply?.id ?? kind;
}

/** A write of a transaction or a batch. */
export type Write = (reference: DocumentReference, document: object) => unknown;

/** Storing the mail triggers sending it. */
export function queueMail(
  write: Write,
  message: DocumentReference,
  content: Pick<EnquiryMail, 'kind' | 'reply'>,
  at: Date,
): EnquiryMail {
  const mail = { ...content, message: message.id, ...queued(at) };
  const id = mailIdOf(message.id, nameOf(content));
  write(message.firestore.collection(MAILS).doc(id), mail);
  return { ...mail, id };
}

/** Mails about one message have no `unsentFrom`: the message has it. */
export function queuedOfficeMail(
  content: Pick<
    OfficeMail,
    'kind' | 'messages' | 'to' | 'account' | 'recipients' | 'certificate' | 'invited'
  >,
  at: Date,
) {
  return { ...content, ...queued(at), unsentFrom: unsentAt({ state: 'pending', at }) };
}

function queued(at: Date) {
  return { ...pending(at), attempts: 0, queuedAt: at };
}

export function pending(at: Date) {
  return { state: 'pending' as const, at };
}

export function stateOf({ state, at, error }: Pick<StoredMail, 'state' | 'at' | 'error'>): MailState {
  return { state, at: at.toISOString(), ...(error !== undefined && { error }) };
}

/** Returns when a mail that is not sent counts as unsent. */
export function unsentAt({ state, at }: Pick<StoredMail, 'state' | 'at'>): Date {
  const isWaiting = state === 'pending' || state === 'sending';
  return new Date(at.getTime() + (isWaiting ? UNSENT_AFTER_MS : 0));
}

export function unsentOfficeMails(db: Firestore, now: Date): Query {
  return db.collection(MAILS).where('unsentFrom', '<=', now);
}

export function mailsOf(db: Firestore, messageId: string): Query {
  return db.collection(MAILS).where('message', '==', messageId);
}

export interface MessageWithMails {
  readonly message: DocumentSnapshot;
  readonly mails: readonly EnquiryMail[];
}

export async function readMails(
  message: DocumentReference,
  transaction?: Transaction,
): Promise<MessageWithMails> {
  const query = mailsOf(message.firestore, message.id);
  const [snapshot, { docs }] = await Promise.all([
    transaction ? transaction.get(message) : message.get(),
    transaction ? transaction.get(query) : query.get(),
  ]);
  return { message: snapshot, mails: parseDocuments(EnquiryMail, docs) };
}

/**
 * Returns when the first mail of a message counts as unsent, for its field `unsentFrom`. `isKnown` means that the
 * office has answered or deleted the message, so that nobody misses alert and receipt.
 */
export function unsentFrom(
  mails: readonly EnquiryMail[],
  { isKnown, events }: { readonly isKnown: boolean; readonly events: readonly MessageEvent[] },
): Date | undefined {
  const seen = [...CONTACT_KINDS, 'deleted'];
  const seenAt = events.findLast(({ kind }) => seen.includes(kind))?.at ?? '';
  const times = mails
    .filter(({ state }) => state !== 'sent')
    .filter(({ kind }) => kind === 'reply' || !isKnown)
    // Who called the sender, or deleted the message, knows that a mail was refused.
    .filter(({ state, at }) => !(state === 'refused' && seenAt >= at.toISOString()))
    .map((mail) => unsentAt(mail).getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
