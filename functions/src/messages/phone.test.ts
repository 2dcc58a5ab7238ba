import { describe, expect, it } from 'vitest';
import { parsePhone, phoneSearchTokens } from './phone';

describe('parsePhone', () => {
  it.each([
    '55123456',
    '5512 3456',
    '5512-3456',
    '(5512) 3456',
    '97455123456',
    '0097455123456',
    '00974 5512 3456',
    '+97455123456',
    '+974 5512 3456',
    '+974-5512-3456',
    '٥٥١٢٣٤٥٦',
    '+٩٧٤ ٥٥١٢ ٣٤٥٦',
  ])('parses %s as the same Qatari number', (typed) => {
    expect(parsePhone(typed)).toEqual({ e164: '+97455123456', formatted: '+974 5512 3456' });
  });

  it.each([
    ['4412 3456', '+97444123456'],
    ['+966 50 123 4567', '+966501234567'],
    ['00919876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+44 7911 123456', '+447911123456'],
  ])('parses %s as %s', (typed, e164) => {
    expect(parsePhone(typed)?.e164).toBe(e164);
  });

  it.each(['12345678', '5512', '55123456 / 66123456', '0501234567', '00000000', '+999 12345678', ''])(
    'does not guess at %j',
    (typed) => {
      expect(parsePhone(typed)).toBeNull();
    },
  );
});

it.each([
  ['+974 5512 3456', ['0097455123456', '97455123456', '55123456', '3456', '56']],
  ['12-34567', ['0012345', '1234567', '567']],
])('%s is found by %j', (typed, searches) => {
  const words = phoneSearchTokens(typed);
  for (const search of searches) expect(words.some((word) => word.startsWith(search))).toBe(true);
});
