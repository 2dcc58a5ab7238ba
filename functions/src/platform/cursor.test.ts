import { ERROR_MESSAGES, listPosts } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { encodeCursor, positionOf } from './cursor';
import { sha256 } from './sha256';

const list = { name: 'posts', timestamp: 'date' };

const snapshot = (id: string, date: unknown) =>
  ({ id, get: () => date }) as Partial<DocumentSnapshot> as DocumentSnapshot;
const at = new Timestamp(1_772_366_400, 123_456_000);

it('round-trips to the microsecond', () => {
  for (const id of ['heat01', 'a-b_c', '-1', 'x'.repeat(128)]) {
    const cursor = encodeCursor(snapshot(id, at), list) ?? '';
    expect(positionOf(cursor, list, 'after')).toEqual([at, id]);
    expect(listPosts.query.shape.after.safeParse(cursor).success).toBe(true);
  }
});

it.each([
  ['an id that no address can hold', 'a b', at],
  ['a name of Firestore', '__x__', at],
  ['no time', 'heat01', undefined],
  ['a time that is text', 'heat01', '2026-03-01'],
  ['a time before 1970', 'heat01', new Timestamp(-1, 0)],
])('a document with %s has no cursor', (_what, id, date) => {
  expect(encodeCursor(snapshot(id, date), list)).toBeUndefined();
});

const isRejected = (cursor: string) => {
  const message = ERROR_MESSAGES.invalidValue;
  expect(() => positionOf(cursor, list, 'after')).toThrow(
    expect.objectContaining({ status: 400, message, issues: [{ path: 'after', message }] }),
  );
};

/** A forged cursor with a valid checksum. */
const withChecksum = (position: string) => {
  const checksum = sha256(`${list.name}\n${position}`, 'base64url').slice(0, 8);
  return `${checksum}.${position}`;
};

it('any other text is rejected, even with a valid checksum', () => {
  for (const position of [
    ...['garbage', '1772366400', '1772366400.0', '1772366400.0.', '-1.0.heat01', '1e9.0.heat01'],
    ...['999999999999.0.heat01', '1772366400.1234567890.heat01', '1772366400.0.a.b', '1772366400.0.__x__'],
  ]) {
    isRejected(position);
    isRejected(withChecksum(position));
  }
});

it('is valid unchanged and for its own list only', () => {
  const cursor = withChecksum('1772366400.123456000.heat01');
  expect(positionOf(cursor, list, 'after')).toEqual([at, 'heat01']);
  isRejected(cursor.replace('1772366400', '1772366401'));
  isRejected(cursor.replace('heat01', 'heat02'));
  isRejected(encodeCursor(snapshot('heat01', at), { ...list, name: 'published posts' }) ?? '');
});
