import { describe, expect, it } from 'vitest';
import { SESSION_SECONDS } from '../platform/cookies';
import { expiryOf, laterExpiry } from './lifetime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const END = SESSION_SECONDS * 1000;
/** Milliseconds since the login. */
const at = (milliseconds: number) => new Date(1_772_000_000_000 + milliseconds);

describe('an admin session', () => {
  it('ends eight hours after its last use', () => {
    expect(expiryOf('admin', at(0), at(END))).toEqual(at(8 * HOUR));
  });

  it.each([
    [14 * MINUTE, null],
    [15 * MINUTE, at(8 * HOUR + 15 * MINUTE)],
    [8 * HOUR - 1, at(16 * HOUR - 1)],
  ])('used %d ms after its extension is extended to %o', (now, expected) => {
    expect(laterExpiry('admin', at(now), at(END), at(8 * HOUR))).toEqual(expected);
  });

  it('lasts no longer than its token', () => {
    expect(laterExpiry('admin', at(END - HOUR), at(END), at(END - 30 * MINUTE))).toEqual(at(END));
    expect(laterExpiry('admin', at(END - 1), at(END), at(END))).toBeNull();
  });
});

it("a user's session lasts as long as its token, however little it is used, and is never extended", () => {
  expect(expiryOf('user', at(0), at(END - MINUTE))).toEqual(at(END - MINUTE));
  for (const now of [0, HOUR, END - MINUTE]) {
    expect(laterExpiry('user', at(now), at(END), at(END))).toBeNull();
  }
});
