import { ERROR_MESSAGES, TRANSLATION_LIMITS } from '@alnafitha/contract';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDatabase } from './testing/database';
import { connectFakeApi } from './testing/fake-api';
import { type Instance, startInstance } from './testing/instance';
import type { Translator } from './translator';

const NOW = new Date('2026-03-01T09:30:00.123Z');
const GLOSSARY = {
  'Sliding doors': 'أبواب منزلقة',
  Windows: 'نوافذ',
  'Since 2011': 'منذ ٢٠١١',
  'For $1': 'مقابل $& دولار',
};

const database = startDatabase('translation');
const { translator, teach, callsDuring } = connectFakeApi();
const start = () => startInstance({ db: database.db, translator, clock: () => NOW });

let first: Instance;
let second: Instance;
beforeAll(() => teach(GLOSSARY));
beforeEach(async () => {
  await database.clear();
  [first, second] = await Promise.all([start(), start()]);
});
afterEach(() => Promise.all([first.close(), second.close()]));
afterAll(() => database.stop());

describe('translations', () => {
  it('are in the order of the texts, including repeated ones', async () => {
    const texts = ['Windows', 'Sliding doors', 'Windows', ' \n', '', 'A', '\tWindows '];
    expect(await first.texts(texts)).toEqual(['نوافذ', 'أبواب منزلقة', 'نوافذ', ' \n', '', 'A', '\tنوافذ ']);
    expect(await first.texts([])).toEqual([]);
    expect(await first.one('Windows')).toEqual({ status: 200, body: { translatedText: 'نوافذ' } });
  });

  it('have Latin digits, and no special meaning in replacement strings', async () => {
    expect(await first.texts([' Since 2011', 'For $1 '])).toEqual([' منذ 2011', 'مقابل $& دولار ']);
  });

  it('are the texts themselves for English and for texts without letters, at no cost', async () => {
    const calls = await callsDuring(async () => {
      expect(await first.texts(['Windows', '  '], 'en')).toEqual(['Windows', '  ']);
      expect(await first.texts(['', ' ', '•'])).toEqual(['', ' ', '•']);
      expect((await first.one('Windows', 'en')).body).toEqual({ translatedText: 'Windows' });
    });
    expect(calls.requests).toBe(0);
    expect(await database.stored()).toEqual([]);
  });

  it('are logged by number, without texts', async () => {
    await first.texts(['Windows', 'Sliding doors']);
    expect(logger.info).toHaveBeenCalledWith('translations requested', { texts: 2, characters: 20 });
    const logged = JSON.stringify(vi.mocked(logger.info).mock.calls);
    expect(logged).not.toMatch(/Windows|doors|نوافذ|أبواب/);
  });
});

describe('a text is translated once', () => {
  it('however often it is in a request, with all others in one API call', async () => {
    const calls = await callsDuring(() => first.texts(['Windows', 'Sliding doors', ' Windows', 'Windows']));
    expect(calls).toEqual({ requests: 1, texts: 2, characters: 20 });
  });

  it('and stored for every later request, on any instance', async () => {
    await first.texts(['Windows']);
    expect(await database.stored()).toEqual([
      {
        language: 'ar',
        text: 'Windows',
        translation: 'نوافذ',
        createdAt: Timestamp.fromDate(NOW),
      },
    ]);
    const calls = await callsDuring(async () => {
      expect(await first.texts(['Windows'])).toEqual(['نوافذ']);
      expect(await second.texts(['Windows', 'Sliding doors'])).toEqual(['نوافذ', 'أبواب منزلقة']);
    });
    expect(calls).toEqual({ requests: 1, texts: 1, characters: 13 });
  });

  it('for twenty concurrent requests of one instance', async () => {
    const reads = vi.spyOn(database.db, 'getAll');
    const translate = vi.fn<Translator['translate']>(async (texts) => {
      // The memory's twenty and the budget's.
      await vi.waitFor(() => expect(reads.mock.calls.length).toBeGreaterThan(20), { timeout: 8000 });
      return [...texts];
    });
    const instance = await startInstance({ db: database.db, translator: { translate } });
    await Promise.all(Array.from({ length: 20 }, () => instance.texts(['Windows'])));
    expect(translate).toHaveBeenCalledTimes(1);
    reads.mockRestore();
    await instance.close();
  });
});

describe('a request is rejected at no cost', () => {
  const { texts: most, characters: longest } = TRANSLATION_LIMITS;

  it.each([
    [
      'in a language that the site does not have',
      ['Windows'],
      'fr',
      'targetLang',
      ERROR_MESSAGES.languageUnknown,
    ],
    ['without a language', ['Windows'], undefined, 'targetLang', ERROR_MESSAGES.languageUnknown],
    ['with too many texts', Array(most + 1).fill('x'), 'ar', 'texts', ERROR_MESSAGES.translationTooLong],
    ['with too long a text', ['x'.repeat(longest + 1)], 'ar', 'texts.0', ERROR_MESSAGES.translationTooLong],
    ['with too much text', ['x'.repeat(longest), 'y'], 'ar', 'texts', ERROR_MESSAGES.translationTooLong],
    ['with a number for a text', ['Windows', 7], 'ar', 'texts.1', ERROR_MESSAGES.invalidValue],
    ['with a text for a list', 'Windows', 'ar', 'texts', ERROR_MESSAGES.invalidValue],
  ])('%s', async (_case, texts, language, path, message) => {
    const calls = await callsDuring(async () => {
      expect(await first.batch(texts, language ?? null)).toMatchObject({
        status: 400,
        body: { message: ERROR_MESSAGES.checkFields, issues: expect.arrayContaining([{ path, message }]) },
      });
    });
    expect(calls.requests).toBe(0);
  });

  it('with a single invalid text', async () => {
    for (const text of [7, null, ['Windows'], 'x'.repeat(longest + 1)]) {
      expect((await first.one(text)).status).toBe(400);
    }
  });

  it('but not at the limit', async () => {
    const texts = Array.from({ length: most }, (_, index) => `text ${index}`.padEnd(longest / most, '.'));
    expect(await first.texts(texts)).toEqual(texts);
    expect(await second.texts(texts)).toEqual(texts);
  });
});
