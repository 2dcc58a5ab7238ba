import { expect, it } from 'vitest';
import { shorten } from './shorten';

it.each([
  ['a'.repeat(80), 80, 'a'.repeat(80)],
  ['a'.repeat(81), 80, `${'a'.repeat(80)}…`],
  // A surrogate pair is not halved.
  ['🪟🪟🪟', 2, '🪟🪟…'],
])('shortens %s to %i characters', (text, length, expected) => expect(shorten(text, length)).toBe(expected));
