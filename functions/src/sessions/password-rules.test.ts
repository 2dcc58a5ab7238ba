import { sampleSite } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { companyNames, passwordError } from './password-rules';

const { en, ar } = sampleSite('2026-01-01');
const NAMES = ['noor', 'Noor Al-Kuwari', ...companyNames({ en: en.company, ar: ar.company })];

it.each([
  ['eleven char', 'at least 12'],
  ['🔑🔑🔑🔑🔑🔑', 'at least 12'],
  ['x'.repeat(201), 'too long'],
  ['Password-2026', 'easy to guess'],
  ['QwertyQwerty', 'stolen'],
  ['--------------', 'easy to guess'],
  ['noor.kuwari.26', 'easy to guess'],
  ['noor.kuwari.nafitha.2026', 'easy to guess'],
  ['Ｎｏｏｒ－Ａｌ－Ｋｕｗａｒｉ－１', 'easy to guess'],
  ['al-nafitha-admin', 'easy to guess'],
  ['النافذة-٢٠٢٦٢', 'easy to guess'],
  ['chickenwing101', 'stolen'],
  ['MauroLaraStefy', 'stolen'],
  ['１ｑａｚ２ｗｓｘ３ｅｄｃ', 'stolen'],
])('rejects %j', (password, reason) => {
  expect(passwordError(password, NAMES)).toContain(reason);
});

it.each([
  'correct horse battery',
  'noor likes blue doors on sundays',
  'k7#Vq2!mZp9x',
  'نافذة زرقاء على البحر',
])('accepts %j', (password) => {
  expect(passwordError(password, NAMES)).toBeNull();
});
