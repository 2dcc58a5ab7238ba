import { createHash } from 'node:crypto';
import { Id, SENTENCES } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from './errors';

/** A document's place in a list ordered by a timestamp, then by id. */
export type Place = readonly [at: Timestamp, id: string];

/** What tells a list, with its filter, from all others; and the field with the time that orders it. */
interface OrderedList {
  readonly name: string;
  readonly timestamp: string;
}

/** Check sign, seconds, nanoseconds and id. Eleven digits of seconds end in the year 5138. */
const CURSOR = /^([\w-]{8})\.(\d{1,11})\.(\d{1,9})\.(.+)$/;

/** Names the place of a document in a list; `undefined` where it has none that a cursor could name. */
export function cursorOf(snapshot: DocumentSnapshot, { name, timestamp }: OrderedList): string | undefined {
  const at: unknown = snapshot.get(timestamp);
  if (!(at instanceof Timestamp)) return undefined;
  const place = `${at.seconds}.${at.nanoseconds}.${snapshot.id}`;
  const cursor = `${checkSign(name, place)}.${place}`;
  return placeIn(cursor, name) ? cursor : undefined;
}

/** The place that a cursor names in a list; throws 400 for what is none of that list, saying how it was sent. */
export function placeOf(cursor: string, { name }: Pick<OrderedList, 'name'>, sentAs: string): Place {
  const place = placeIn(cursor, name);
  if (place) return place;
  const message = SENTENCES.invalidValue;
  throw new AppError(400, message, [{ path: sentAs, message }]);
}

function placeIn(cursor: string, list: string): Place | null {
  const [, sign, seconds, nanoseconds, id] = CURSOR.exec(cursor) ?? [];
  if (!Id.safeParse(id).success || id === undefined) return null;
  if (sign !== checkSign(list, `${seconds}.${nanoseconds}.${id}`)) return null;
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id];
}

/** Finds mistakes: a cursor of another list, or one that was changed. It needs no secret, since a place opens nothing. */
function checkSign(list: string, place: string): string {
  return createHash('sha256').update(`${list}\n${place}`).digest('base64url').slice(0, 8);
}
