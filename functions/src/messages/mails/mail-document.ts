import {
  CONTACT_KINDS,
  MAIL_KINDS,
  MAIL_STATES,
  type MailKind,
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
import { EarlierMails } from '../parse';

/** Below a message; the id is `alert`, `receipt`, or the reply's. */
export const MAILS = 'mails';
/** Replies of the version before, each with its state; they become mails when they are sent again. */
export const EARLIER_REPLIES = 'replies';

/** The function that sends may run for a minute. */
const LEASE_MS = 2 * 60 * 1000;

const State = z.object({ state: z.enum(MAIL_STATES), error: z.string().optional() });
/** Of every mail that waits to be sent. */
export const QueuedMail = State.extend({
  /** When the state began. */
  at: FirestoreTimestamp,
  attempts: z.int().min(0),
});
type QueuedMail = z.output<typeof QueuedMail>;
const StoredReply = Reply.omit({ id: true, mail: true }).extend({ at: FirestoreTimestamp });
const EarlierReply = StoredReply.extend(State.shape);
export const StoredMail = QueuedMail.extend({ reply: StoredReply.optional() });
export type StoredMail = Identified<typeof StoredMail>;

/** What begins another attempt; `waiting` while one may still send, and `null` if nothing is to be sent. */
export function nextAttempt({ state, at, attempts }: QueuedMail, now: Date): QueuedMail | 'waiting' | null {
  if (state === 'sent' || state === 'refused') return null;
  if (state === 'sending' && at.getTime() + LEASE_MS > now.getTime()) return 'waiting';
  return { state: 'sending', at: now, attempts: attempts + 1 };
}

/** Other ids are those of replies. */
export function isMailKind(id: string): id is MailKind {
  return MAIL_KINDS.some((kind) => kind === id);
}

/** To be stored, which triggers sending it. `before` is the unsent mail. */
export function queuedMail(id: string, at: Date, before?: Partial<StoredMail>): StoredMail {
  return { attempts: 0, ...before, id, state: 'pending', at };
}

interface Writer {
  set(reference: DocumentReference, document: object): unknown;
}

export function queueMails(writer: Writer, message: DocumentReference, mails: readonly StoredMail[]): void {
  for (const { id, ...mail } of mails) writer.set(message.collection(MAILS).doc(id), mail);
}

/** A message with all its mails, including those of the version before. */
export async function readMails(
  message: DocumentReference,
  transaction?: Transaction,
): Promise<{ readonly message: DocumentSnapshot; readonly mails: StoredMail[] }> {
  const below = (name: string) => {
    const query = message.collection(name);
    return transaction ? transaction.get(query) : query.get();
  };
  const [snapshot, mails, replies] = await Promise.all([
    transaction ? transaction.get(message) : message.get(),
    below(MAILS),
    below(EARLIER_REPLIES),
  ]);
  const earlier = Object.entries(EarlierMails.parse(snapshot.get('mails'))).map(([id, { at, ...mail }]) => ({
    ...{ ...mail, id, at: new Date(at), attempts: 1 },
  }));
  const earlierReplies = parseDocuments(EarlierReply, replies.docs).map(({ id, state, error, ...reply }) => ({
    ...{ id, state, at: reply.at, attempts: 1, reply },
    ...(error !== undefined && { error }),
  }));
  return {
    message: snapshot,
    mails: [...earlier, ...earlierReplies, ...parseDocuments(StoredMail, mails.docs)],
  };
}

/** When the first mail of a message counts as unsent, for its field `unsentFrom`. */
export function unsentFrom(
  mails: readonly StoredMail[],
  { isAnswered, events }: { readonly isAnswered: boolean; readonly events: readonly MessageEvent[] },
): Date | FieldValue {
  const contact = events.findLast(({ kind }) => CONTACT_KINDS.some((each) => each === kind))?.at ?? '';
  const times = mails
    .filter(({ state }) => state !== 'sent')
    // The office knows of an enquiry that it has answered, and who called knows that a mail was refused.
    .filter(({ id }) => !(isAnswered && isMailKind(id)))
    .filter(({ state, at }) => !(state === 'refused' && contact >= at.toISOString()))
    .map(({ state, at }) => {
      const isWaiting = state === 'pending' || state === 'sending';
      return at.getTime() + (isWaiting ? UNSENT_AFTER_MS : 0);
    });
  return times.length > 0 ? new Date(Math.min(...times)) : FieldValue.delete();
}
