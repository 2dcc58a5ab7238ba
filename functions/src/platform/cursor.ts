import { ERROR_MESSAGES, Id } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from './errors';
import { sha256 } from './sha256';

/** A document's position in a list ordered by a timestamp, then by id. */
export type Position = readonly [at: Timestamp, id: string];

/** Identifies a list with its filter, and names the timestamp field of its order. */
interface OrderedList {
  readonly name: string;
  readonly timestamp: string;
}

/** Checksum, seconds, nanoseconds and id. Eleven digits of seconds end in the year 5138. */
const CURSOR = /^([\w-]{8})\.(\d{1,11})\.(\d{1,9})\.(.+)$/;

/** Encodes the position of a document; `undefined` for a position that no cursor can express. */
export function encodeCursor(
  snapshot: DocumentSnapshot,
  { name, timestamp }: OrderedList,
): string | undefined {
  const at: unknown = snapshot.get(timestamp);
  if (!(at instanceof Timestamp)) return undefined;
  const position = `${at.seconds}.${at.nanoseconds}.${snapshot.id}`;
  const cursor = `${checksum(name, position)}.${position}`;
  return decodeCursor(cursor, name) ? cursor : undefined;
}

/** Decodes a cursor of a list; throws 400 at its parameter for a cursor of another list. */
export function positionOf(cursor: string, { name }: Pick<OrderedList, 'name'>, parameter: string): Position {
  const position = decodeCursor(cursor, name);
  if (position) return position;
  const message = ERROR_MESSAGES.invalidValue;
  throw new AppError(400, message, [{ path: parameter, message }]);
}

/** Whether it is a cursor of the list of that name. */
export function isCursorOf(cursor: string, name: string): boolean {
  return decodeCursor(cursor, name) !== null;
}

function decodeCursor(cursor: string, list: string): Position | null {
  const [, sign, seconds, nanoseconds, id] = CURSOR.exec(cursor) ?? [];
  if (!Id.safeParse(id).success || id === undefined) return null;
  if (sign !== checksum(list, `${seconds}.${nanoseconds}.${id}`)) return null;
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id];
}

/**
 * Detects a cursor of another list or a changed one. It needs no secret, since a position gives no access.
 */
function checksum(list: string, position: string): string {
  return sha256(`${list}\n${position}`, 'base64url').slice(0, 8);
}
