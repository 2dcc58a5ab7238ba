import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { weaknessOf } from './weak-password';

const NOOR = ['noor', 'Noor Al-Kuwari', 'n.kuwari@example.com'];

it('rejects each of the commonest 10,000 that is long enough', () => {
  const long = dictionary['passwords-common'].slice(0, 10_000).filter((each) => each.length >= 12);
  expect(long.length).toBeGreaterThan(10);
  expect(long.filter((password) => weaknessOf(password, NOOR) === null)).toEqual([]);
});

describe('rejects', () => {
  it.each([
    'Password2026!',
    'PASSWORD-123456',
    '2026 Sunshine 2026',
    'dragon!!!!!!12',
    'football1234567',
    'monkeymonkey',
    '1234567890123',
    'QwertyQwerty',
  ])('%j as a common one', (password) => {
    expect(weaknessOf(password, NOOR)).toMatch(/one of the commonest/);
  });

  it.each(['aaaaaaaaaaaa', '--------------', 'abcabcabcabc', '٤٤٤٤٤٤٤٤٤٤٤٤'])(
    '%j as a repetition',
    (password) => {
      expect(weaknessOf(password, NOOR)).toMatch(/same few characters/);
    },
  );

  it.each([
    'noor.kuwari.2026',
    'N.KUWARI@example',
    'NoorNoor12345',
    'Alnafitha2026!',
    'al-nafitha-admin',
    'النافذة-٢٠٢٦٢',
    'alnafitha.example',
    'Noor-Password-1',
    'Ｎｏｏｒ－Ａｌ－Ｋｕｗａｒｉ－１',
  ])('%j as made of names', (password) => {
    expect(weaknessOf(password, NOOR)).toMatch(/made of your name/);
  });
});

it.each([
  'correct horse battery',
  'noor likes blue doors on sundays',
  'k7#Vq2!mZp9x',
  'twelve chars',
  'نافذة زرقاء على البحر',
  '830274619355',
])('accepts %j', (password) => {
  expect(weaknessOf(password, NOOR)).toBeNull();
});
