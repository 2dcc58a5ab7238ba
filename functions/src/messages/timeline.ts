import {
  dayInDoha,
  MAX_MESSAGE_EVENTS,
  type MailState,
  type MessageEvent,
  type MessageUpdate,
  type RESPONSE_KINDS,
} from '@alnafitha/contract';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { type EnquiryMail, unsentFrom } from '../mails/mail-document';
import { withOfficeTexts } from './search';

export interface Signature {
  readonly by: string;
  readonly at: string;
}

export type ResponseKind = (typeof RESPONSE_KINDS)[number];

export const TIMELINE_FIELDS = [
  ...['status', 'adminNote', 'suspectedSpam', 'followUpOn', 'quoteSentOn', 'events'],
  ...['officeTexts', 'searchPrefixes'],
];

/** A document may have 1 MiB. */
const MAX_EVENTS_BYTES = 100_000;

export function eventsOf(message: DocumentSnapshot): readonly MessageEvent[] {
  return message.get('events') ?? [];
}

/** Drops the oldest events beyond the limits. */
export function withEvents(message: DocumentSnapshot, added: readonly MessageEvent[]): MessageEvent[] {
  const events = [...eventsOf(message), ...added].slice(-MAX_MESSAGE_EVENTS);
  while (Buffer.byteLength(JSON.stringify(events)) > MAX_EVENTS_BYTES) events.shift();
  return events;
}

/** Returns `null` without a change. A blank note removes the note. */
export function changesOf(
  message: DocumentSnapshot,
  { status, adminNote, suspectedSpam, followUpOn, quoteSent }: MessageUpdate,
  signature: Signature,
) {
  const today = dayInDoha(new Date(signature.at));
  const followUpBefore: unknown = message.get('followUpOn');
  const isNewStatus = status !== undefined && status !== message.get('status');
  const isNewNote = adminNote !== undefined && adminNote !== (message.get('adminNote') ?? '');
  const isNoLongerSpam = suspectedSpam === false && message.get('suspectedSpam') === true;
  const isNewFollowUp = followUpOn !== undefined && followUpOn !== (followUpBefore ?? null);
  const isNewQuote = quoteSent === true && message.get('quoteSentOn') !== today;
  const events: MessageEvent[] = [];
  if (isNoLongerSpam) events.push({ ...signature, kind: 'notSpam' });
  if (isNewStatus) events.push({ ...signature, kind: 'status', text: status });
  if (isNewNote) events.push({ ...signature, kind: 'note', ...(adminNote && { text: adminNote }) });
  if (isNewQuote) events.push({ ...signature, kind: 'quoteSent' });
  if (isNewFollowUp) events.push({ ...signature, kind: 'followUp', ...(followUpOn && { text: followUpOn }) });
  if (events.length === 0) return null;
  return {
    ...(isNoLongerSpam && { suspectedSpam: false }),
    ...(isNewStatus && { status }),
    ...(isNewNote && { adminNote: adminNote || FieldValue.delete() }),
    ...(isNewNote && adminNote && withOfficeTexts(message, [adminNote])),
    ...(isNewQuote && { quoteSentOn: today }),
    ...(isNewFollowUp && { followUpOn: followUpOn ?? FieldValue.delete() }),
    // Nothing is left to follow up.
    ...(isNewStatus &&
      status === 'completed' &&
      followUpBefore !== undefined && { followUpOn: FieldValue.delete() }),
    events: withEvents(message, events),
  };
}

/** From the first reply or contact on, the message is answered, and no longer new. */
export function respondedWith(
  message: DocumentSnapshot,
  mails: readonly EnquiryMail[],
  response: Signature & { readonly kind: ResponseKind; readonly text?: string },
  texts: readonly string[],
) {
  const { by, at, kind } = response;
  const isNew = message.get('status') === 'new';
  const status: MessageEvent = { by, at, kind: 'status', text: 'processing', cause: kind };
  const events = withEvents(message, isNew ? [response, status] : [response]);
  return {
    ...(isNew && { status: 'processing' }),
    ...(!isAnswered(message) && { firstResponseAt: new Date(at) }),
    unsentFrom: unsentFrom(mails, { isKnown: true, events }) ?? FieldValue.delete(),
    ...(texts.length > 0 && withOfficeTexts(message, texts)),
    events,
  };
}

export function isAnswered(message: DocumentSnapshot): boolean {
  return Boolean(message.get('firstResponseAt'));
}

/** The office has answered the message, or deleted it. */
export function isKnown(message: DocumentSnapshot): boolean {
  return isAnswered(message) || Boolean(message.get('deletedAt'));
}

/** A failure that is known makes no event: the platform retries for a day, and failures may alternate. */
export function mailEvents(
  message: DocumentSnapshot,
  { kind, error: before }: EnquiryMail,
  { state, at, error }: MailState,
): MessageEvent[] {
  const event: MessageEvent = {
    at,
    kind: `${kind}${state === 'sent' ? 'Sent' : 'Failed'}`,
    ...(error !== undefined && { text: error }),
  };
  const isKnown = eventsOf(message).some(({ kind, text }) => kind === event.kind && text === event.text);
  return state !== 'sent' && before !== undefined && isKnown ? [] : [event];
}
