import { Id, SENTENCES } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from './errors';

/** A document's place in a list ordered by a timestamp, then by id. */
export type Place = readonly [at: Timestamp, id: string];

/** Seconds, nanoseconds and id. Eleven digits of seconds end in the year 5138. */
const CURSOR = /^(\d{1,11})\.(\d{1,9})\.(.+)$/;

/** Names the place of a document; `undefined` where it has none that a cursor could name. */
export function cursorOf(snapshot: DocumentSnapshot, timestamp: string): string | undefined {
  const at: unknown = snapshot.get(timestamp);
  if (!(at instanceof Timestamp)) return undefined;
  const cursor = `${at.seconds}.${at.nanoseconds}.${snapshot.id}`;
  return placeIn(cursor) ? cursor : undefined;
}

/** The place that a cursor names; throws 400 for what is none, saying that it was sent as `name`. */
export function placeOf(cursor: string, name: string): Place {
  const place = placeIn(cursor);
  if (place) return place;
  const message = SENTENCES.invalidValue;
  throw new AppError(400, message, [{ path: name, message }]);
}

function placeIn(cursor: string): Place | null {
  const [, seconds, nanoseconds, id] = CURSOR.exec(cursor) ?? [];
  if (!Id.safeParse(id).success || id === undefined) return null;
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id];
}
