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
  // Eleven letters, typed as thirteen characters.
  ['cafe\u0301 no\u0308te x', 'at least 12'],
])('rejects %j', (password, reason) => {
  expect(passwordError(password, NAMES)).toContain(reason);
});

it.each([
  ...['كلمة المرور ١٢', 'كَلِمَةُ المُرورِ ٢٠٢٦', 'بسم الله الرحمن الرحيم', 'بسـم الله الرحمٰن الرحيم'],
  ...['السلام عليكم', 'السلام عليكم ورحمة الله وبركاته', 'الحمد لله 2026', 'قطر 2022 قطر 2022'],
  ...['الحمدلله رب العالمين ١٤٤٧', 'ان شاء الله 123', 'إن شاء الله ما شاء الله', 'النافذة للألمنيوم 2026'],
  ...['والزجاج والألومنيوم', 'ahlan wa sahlan', 'Ahlan-Wa-Sahlan-1', 'qatar airways 1', 'Alhamdulillah 7'],
  ...['assalamu alaikum', 'رمضان كریم ۲۰۲۶', 'noor bismillah 99'],
])('rejects %j, which everybody knows', (password) => {
  expect(passwordError(password, NAMES)).toContain('easy to guess');
});

it.each([
  ...['correct horse battery', 'noor likes blue doors on sundays', 'k7#Vq2!mZp9x', 'نافذة زرقاء على البحر'],
  ...['سلحفاة تقرأ جريدة الجمعة', 'قطر تمطر ليمونا يوم الثلاثاء', 'محمد يطبخ السمك للقمر'],
  ...['ثلاث جرار وغيمة وحصان ٧', 'seven qatar lemons under snow'],
])('accepts %j', (password) => {
  expect(passwordError(password, NAMES)).toBeNull();
});
