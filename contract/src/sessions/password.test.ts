import { expect, it } from 'vitest';
import { ERROR_MESSAGES } from '../error-messages';
import { normalizePassword, passwordForms } from './password';
import { NewPassword } from './schema';

it.each([
  ['a decomposed accent', 'cafe\u0301 au lait', 'café au lait'],
  ['a decomposed hamza and madda', 'ا\u0653مال ا\u0654حمد', 'آمال أحمد'],
  ['Arabic and Persian digits', 'باب ١٢۳', 'باب 123'],
  ['full-width letters and digits', 'Ｂｌｕｅ７', 'Blue7'],
  ['a space that does not break', 'blue\u00a0door', 'blue door'],
  ['presentation forms', 'ﻻ', 'لا'],
  ['spaces at the ends, which stay', ' blue door ', ' blue door '],
])('%s has one stored form', (_case, typed, stored) => {
  expect(normalizePassword(typed)).toBe(stored);
  expect(normalizePassword(stored)).toBe(stored);
  expect(passwordForms(typed)).toContain(stored);
});

it('is tried once where all forms are equal, else the stored form first', () => {
  expect(passwordForms('correct horse')).toEqual(['correct horse']);
  expect(passwordForms('باب ١٢')).toEqual(['باب 12', 'باب ١٢']);
  expect(passwordForms('blue door ')).toEqual(['blue door ', 'blue door']);
  expect(passwordForms('   ')).toEqual(['   ']);
});

it('is stored in that form, which is long enough, too', () => {
  expect(NewPassword.parse('cafe\u0301 au lait ٢')).toBe('café au lait 2');
  for (const short of ['cafe\u0301 au lai', 'ﷺ'])
    expect(NewPassword.safeParse(short).error?.issues[0]?.message).toBe(ERROR_MESSAGES.passwordTooShort);
});
