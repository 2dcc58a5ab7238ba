import { describe, expect, it } from 'vitest';
import { initialsOf } from './message-preview';

describe('initialsOf', () => {
  it.each([
    ['noor', 'NO'],
    [' Mariam Al-Kuwari', 'MA'],
    ['خالد', 'خا'],
    ['\u2067علي\u2069', 'عل'],
    ['q', 'Q'],
  ])('takes two letters of %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
