import { describe, expect, it } from 'vitest';
import { greeting } from './dashboard-page';

describe('greeting', () => {
  // Doha is three hours ahead of UTC all year.
  it.each([
    ['2026-03-01T20:59:59Z', 'Good evening'],
    ['2026-03-01T21:00:00Z', 'Good morning'],
    ['2026-03-01T08:59:59Z', 'Good morning'],
    ['2026-03-01T09:00:00Z', 'Good afternoon'],
    ['2026-07-01T14:59:59Z', 'Good afternoon'],
    ['2026-07-01T15:00:00Z', 'Good evening'],
  ])('at %s says %s', (now, text) => {
    expect(greeting(new Date(now))).toBe(text);
  });
});
