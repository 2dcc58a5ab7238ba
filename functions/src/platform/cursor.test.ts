import { listPosts, SENTENCES } from '@alnafitha/contract';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { cursorOf, placeOf } from './cursor';

const snapshot = (id: string, date: unknown) =>
  ({ id, get: () => date }) as Partial<DocumentSnapshot> as DocumentSnapshot;
const at = new Timestamp(1_772_366_400, 123_456_000);

it.each(['heat01', 'a-b_c', '-1', 'x'.repeat(128)])(
  'leads back to the place of %s, to the microsecond',
  (id) => {
    const cursor = cursorOf(snapshot(id, at), 'date') ?? '';
    expect(placeOf(cursor, 'after')).toEqual([at, id]);
    expect(listPosts.query.shape.after.safeParse(cursor).success).toBe(true);
  },
);

it.each([
  ['an id that no address can hold', 'a b', at],
  ['a name of Firestore', '__x__', at],
  ['no time', 'heat01', undefined],
  ['a time that is text', 'heat01', '2026-03-01'],
  ['a time before 1970', 'heat01', new Timestamp(-1, 0)],
])('a document with %s has none', (_what, id, date) => {
  expect(cursorOf(snapshot(id, date), 'date')).toBeUndefined();
});

it.each([
  'garbage',
  '1772366400',
  '1772366400.0',
  '1772366400.0.',
  '-1.0.heat01',
  '1e9.0.heat01',
  '999999999999.0.heat01',
  '1772366400.1234567890.heat01',
  '1772366400.0.a.b',
  '1772366400.0.__x__',
])('%s is refused', (cursor) => {
  const message = SENTENCES.invalidValue;
  expect(() => placeOf(cursor, 'after')).toThrow(
    expect.objectContaining({ status: 400, message, issues: [{ path: 'after', message }] }),
  );
});
