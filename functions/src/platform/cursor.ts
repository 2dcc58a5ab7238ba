import { ERROR_MESSAGES, Id } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from './errors';
import { sha256 } from './sha256';

/** A position in a list ordered by timestamp, then id. */
export type Position = readonly [at: Timestamp, id: string];

/** `name` identifies the list with its filter. */
interface OrderedList {
  readonly name: string;
  readonly timestamp: string;
}

/** Checksum, seconds (11 digits last until the year 5138), nanoseconds, id. */
const CURSOR = /^([\w-]{8})\.(\d{1,11})\.(\d{1,9})\.(.+)$/;

/** Returns `undefined` for a position that no cursor can express. */
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

/** Throws 400 at `parameter` for another list's cursor. */
export function positionOf(cursor: string, { name }: Pick<OrderedList, 'name'>, parameter: string): Position {
  const position = decodeCursor(cursor, name);
  if (position) return position;
  const message = ERROR_MESSAGES.invalidValue;
  throw new AppError(400, message, [{ path: parameter, message }]);
}

export function isCursorOf(cursor: string, name: string): boolean {
  return decodeCursor(cursor, name) !== null;
}

function decodeCursor(cursor: string, list: string): Position | null {
  const [, sign, seconds, nanoseconds, id] = CURSOR.exec(cursor) ?? [];
  if (!Id.safeParse(id).success || id === undefined) return null;
  if (sign !== checksum(list, `${seconds}.${nanoseconds}.${id}`)) return null;
  return [new Timestamp(Number(seconds), Number(nanoseconds)), id];
}

/** Detects changed cursors and those of other lists. A position gives no access, so no secret is needed. */
function checksum(list: string, position: string): string {
  return sha256(`${list}\n${position}`, 'base64url').slice(0, 8);
}
