import { expect, it } from 'vitest';
import { comparableText, isVisible, stripControls, stripInvisible } from './invisible';

/** A character of each kind, by what sends it. */
const INVISIBLE = Object.entries({
  'a direction mark of an Arabic keyboard': '\u200f',
  'an Arabic letter mark': '\u061c',
  'an embedding of a contact card': '\u202a',
  'an override': '\u202e',
  'an isolate of WhatsApp': '\u2068',
  'a joiner': '\u200d',
  'a non-joiner': '\u200c',
  'a zero-width space': '\u200b',
  'a word joiner': '\u2060',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'a combining grapheme joiner': '\u034f',
  'a Hangul filler': '\u3164',
  'a half-width Hangul filler': '\uffa0',
  'a variation selector': '\ufe0f',
  'a tag': '\u{e0061}',
  'a blank Braille pattern': '\u2800',
  'an object placeholder': '\ufffc',
});

it.each(INVISIBLE)('%s is neither compared nor seen', (_name, character) => {
  expect(comparableText(`a${character}b`)).toBe('ab');
  expect(stripInvisible(`${character}a/b${character}`)).toBe('a/b');
  expect(isVisible(` ${character}\n${character}`)).toBe(false);
  expect(isVisible(`${character}ن`)).toBe(true);
});

it.each([
  ['ｉｎｆｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'info@example.com'],
  ['  a\u00a0\t b\r\nc\u3000', 'a b c'],
  ['a\u0000b\u0007c', 'abc'],
  ['١٢٣', '١٢٣'],
  ['é', 'é'],
])('compares %j as %j', (text, expected) => {
  expect(comparableText(text)).toBe(expected);
});

it('sees texts with a visible character only', () => {
  const visible = ['.', '😀', '👨\u200d👩\u200d👧', 'é', 'نَ', '漢', '\u{1fae8}', '٣', '\ufffd', '\ud800'];
  const blank = ['', ' ', '\u00a0', '\u3000', '\u0000', '\u0301', '\u064b'];
  expect([...blank, ...visible].filter(isVisible)).toEqual(visible);
});

it('removes control characters, and keeps tabs, line breaks and what joins letters and emoji', () => {
  expect(stripControls('a\tb\r\nc\u0000\u001b[31m\u0085')).toBe('a\tb\r\nc[31m');
  expect(stripControls('می\u200cخواهم 👨\u200d👩')).toBe('می\u200cخواهم 👨\u200d👩');
});
