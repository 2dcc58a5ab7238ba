import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  ADMIN_ERROR_MESSAGES,
  BLOG_ARABIC,
  ERROR_MESSAGES,
  type ErrorTranslationKey,
  SERVICE_CHOICES,
} from '@alnafitha/contract';
import { isPosition, POSITIONS, withoutLatinWords } from '@alnafitha/contract/arabic-words';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { SAMPLE_TESTIMONIALS } from '../../site/pages/home/testimonials-section';
import { STATIC_TESTIMONIALS } from '../../site/pages/testimonials/testimonials-page';

import { adminDictionary } from './arabic/admin';
import { siteDictionary } from './arabic/site';
import { interpolate, loadDictionary, loadSiteTexts, ownValue, recordLookups } from './dictionary';
import type { TranslationKey } from './translation-key';

const ARABIC = resolve(import.meta.dirname, 'arabic');
const entries = [...Object.entries(siteDictionary), ...Object.entries(adminDictionary)];
const placeholders = (text: string) => (text.match(/(?<=\{)\w+(?=\}|, plural)/g) ?? []).sort();
const withoutSyntax = (text: string) => text.replace(/\{\w+(?:\}|, plural,)|\w+ (?=\{)/g, '');

describe('Arabic dictionary', () => {
  it('leaves no English word in an Arabic text, but names, and uses Latin digits', () => {
    const hasEnglish = (arabic: string) => /[a-z]/i.test(withoutLatinWords(withoutSyntax(arabic)));
    expect(entries.length).toBeGreaterThan(800);
    expect(entries.filter(([, arabic]) => hasEnglish(arabic))).toEqual([]);
    expect(entries.filter(([, arabic]) => /[٠-٩]/.test(arabic))).toEqual([]);
  });

  it('loses no value that a text is filled with', () => {
    const foreignEntries = entries.filter(
      ([english, arabic]) => `${placeholders(arabic)}` !== `${placeholders(english)}`,
    );
    expect(foreignEntries).toEqual([]);
  });

  it('ends a sentence, a question and an introduction as the English does', () => {
    const marks: readonly string[][] = [
      ['.', '.'],
      ['?', '؟'],
      ['!', '!'],
      [':', ':'],
      ['…', '…'],
    ];
    const others = entries.filter(([english, arabic]) =>
      marks.some(([mark = '', own = '']) => english.endsWith(mark) && !arabic.endsWith(own)),
    );
    expect(others).toEqual([]);
  });

  it('has a form for each plural of its language', () => {
    const categories = (language: string) =>
      new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join();
    const formsIn = (text: string) =>
      [...text.matchAll(/, plural, (.*?\})\}/g)].map(([, forms = '']) =>
        (forms.match(/\w+(?= \{)/g) ?? []).sort().join(),
      );
    const withPlurals = entries.filter(([english]) => english.includes(', plural, '));
    expect(withPlurals.length).toBeGreaterThan(10);
    const incomplete = withPlurals.filter(
      ([english, arabic]) =>
        formsIn(english).some((forms) => forms !== categories('en')) ||
        formsIn(arabic).join() !==
          formsIn(english)
            .map(() => categories('ar'))
            .join(),
    );
    expect(incomplete).toEqual([]);
  });

  it('translates job titles gender-neutrally', () => {
    const positions = [...SAMPLE_TESTIMONIALS, ...STATIC_TESTIMONIALS].map(({ position }) => position);
    expect(positions.filter((position) => !(position in POSITIONS))).toEqual([]);
    const dictionary = entries.filter(([english]) => english in POSITIONS || isPosition(english));
    expect(dictionary).toEqual(dictionary.map(([english]) => [english, POSITIONS[english]]));
  });

  it("names the blog's author as stored posts do", () => {
    expect(adminDictionary.Admin).toBe(BLOG_ARABIC.Admin);
  });

  it('has each translation key in one file', () => {
    const files = readdirSync(ARABIC).filter((file) => file.endsWith('.json'));
    const keys = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(`${ARABIC}/${file}`, 'utf8'))));
    expect(keys).toHaveLength(entries.length);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has every error message and choice where it is shown', async () => {
    expectTypeOf<ErrorTranslationKey>().toExtend<TranslationKey>();
    const dictionary = await loadDictionary([loadSiteTexts]);
    const adminMessages: readonly string[] = Object.values(ADMIN_ERROR_MESSAGES);
    const siteMessages = Object.values(ERROR_MESSAGES).filter((text) => !adminMessages.includes(text));
    const missing = [...siteMessages, ...SERVICE_CHOICES].filter((text) => !dictionary[text]);
    expect(missing).toEqual([]);
    expect(adminMessages.filter((text) => !(text in adminDictionary))).toEqual([]);
  });
});

it('records the texts of a dictionary that are looked up, and no inherited ones', () => {
  const { recorded, used } = recordLookups({ Door: 'باب', Window: 'نافذة', Gate: 'بوابة' });
  expect([recorded.Door, ownValue(recorded, 'Gate'), recorded.Wall]).toEqual(['باب', 'بوابة', undefined]);
  expect(Object.hasOwn(recorded, 'toString')).toBe(false);
  expect(used).toEqual({ Door: 'باب', Gate: 'بوابة' });
});

describe('interpolate', () => {
  it('inserts values and leaves unknown placeholders alone', () => {
    expect(interpolate('{count} of {total} {unit}', { count: 2, total: 10 })).toBe('2 of 10 {unit}');
  });

  it.each([
    [0, 'en', '0 posts'],
    [1, 'en', '1 post'],
    [12, 'en', '12 posts'],
    [0, 'ar', 'لا مقالات'],
    [1, 'ar', 'مقال واحد'],
    [2, 'ar', 'مقالان'],
    [3, 'ar', '3 مقالات'],
    [11, 'ar', '11 مقالًا'],
    [100, 'ar', '100 مقال'],
  ] as const)('inserts %i in the plural of %s', (count, language, expected) => {
    const key = '{count, plural, one {# post} other {# posts}}';
    const text = language === 'ar' ? siteDictionary[key] : key;
    expect(interpolate(text, { count }, language)).toBe(expected);
  });
});
