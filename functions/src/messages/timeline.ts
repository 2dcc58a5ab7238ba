import {
  MAX_MESSAGE_EVENTS,
  type MailKind,
  type MailState,
  type MessageEvent,
  type MessageUpdate,
} from '@alnafitha/contract';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { SUSPECTED_SPAM_FIELD } from './parse';

export type Signature = Required<Pick<MessageEvent, 'by' | 'at'>>;

export const TIMELINE_FIELDS = ['status', 'adminNote', SUSPECTED_SPAM_FIELD, 'mails', 'events'];

/** A document may have 1 MiB, and a transaction of a hundred updates 10 MiB. */
const MAX_EVENTS_BYTES = 100_000;

function eventsOf(message: DocumentSnapshot): readonly MessageEvent[] {
  return message.get('events') ?? [];
}

/** Drops the oldest events beyond the limits. */
export function withEvents(message: DocumentSnapshot, added: readonly MessageEvent[]): MessageEvent[] {
  const events = [...eventsOf(message), ...added].slice(-MAX_MESSAGE_EVENTS);
  while (Buffer.byteLength(JSON.stringify(events)) > MAX_EVENTS_BYTES) events.shift();
  return events;
}

/** `null` without a change. A blank note removes the note. */
export function changesOf(
  message: DocumentSnapshot,
  { status, adminNote, suspectedSpam }: MessageUpdate,
  signature: Signature,
) {
  const isNewStatus = status !== undefined && status !== message.get('status');
  const isNewNote = adminNote !== undefined && adminNote !== (message.get('adminNote') ?? '');
  const isNoLongerSpam = suspectedSpam === false && message.get(SUSPECTED_SPAM_FIELD) === true;
  const events: MessageEvent[] = [];
  if (isNoLongerSpam) events.push({ ...signature, kind: 'notSpam' });
  if (isNewStatus) events.push({ ...signature, kind: 'status', text: status });
  if (isNewNote) events.push({ ...signature, kind: 'note', ...(adminNote && { text: adminNote }) });
  if (events.length === 0) return null;
  return {
    ...(isNoLongerSpam && { [SUSPECTED_SPAM_FIELD]: false }),
    ...(isNewStatus && { status }),
    ...(isNewNote && { adminNote: adminNote || FieldValue.delete() }),
    events: withEvents(message, events),
  };
}

/** None if the same event exists: the platform retries for a day, and failures may alternate. */
export function mailEvents(
  message: DocumentSnapshot,
  mail: MailKind | 'reply',
  before: string | undefined,
  { state, at, error }: MailState,
): MessageEvent[] {
  const event: MessageEvent = {
    at,
    kind: `${mail}${state === 'sent' ? 'Sent' : 'Failed'}`,
    ...(error !== undefined && { text: error }),
  };
  const isKnown = eventsOf(message).some(({ kind, text }) => kind === event.kind && text === event.text);
  return state === before && isKnown ? [] : [event];
}
