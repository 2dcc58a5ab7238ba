import { ERROR_MESSAGES, TRANSLATION_LIMITS } from '@alnafitha/contract';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { startTranslations } from './testing/suite';
import { failing, inArabic, translated } from './testing/upstream';

const NOW = new Date('2026-03-01T09:30:00.123Z');
const UNAVAILABLE = { status: 503, body: { message: ERROR_MESSAGES.unavailable } };

const { upstream, stored, documentOf, batch, textsOf } = await startTranslations('translation');

describe('translations', () => {
  it('are in the order of the texts, each requested once and all at once', async () => {
    const response = await textsOf(['Windows', 'Doors', 'Windows', ' \n', '', 'A', '\tWindows ']);
    const arabic = ['ترجمة Windows', 'ترجمة Doors', 'ترجمة Windows'];
    expect(response).toEqual([...arabic, ' \n', '', 'A', '\tترجمة Windows ']);
    expect(upstream.requestedTexts()).toEqual([['Windows', 'Doors']]);
  });

  it('have Latin digits, and no special meaning in replacement strings', async () => {
    upstream.behave(() => translated('منذ ٢٠١١', 'مقابل $& دولار'));
    expect(await textsOf([' Since 2011', 'For $1 '])).toEqual([' منذ 2011', 'مقابل $& دولار ']);
  });

  it('are the texts themselves for English and for texts without letters, at no cost', async () => {
    expect(await textsOf(['Windows', '  '], 'en')).toEqual(['Windows', '  ']);
    expect(await textsOf(['', ' ', '•'])).toEqual(['', ' ', '•']);
    expect(upstream.requests).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('are logged by number without texts, and stored for every later request, even during an outage', async () => {
    await textsOf(['Windows']);
    expect(logger.info).toHaveBeenCalledWith('translations requested', { texts: 1, characters: 7 });
    expect(JSON.stringify(vi.mocked(logger.info).mock.calls)).not.toMatch(/Windows|ترجمة/);
    const document = { language: 'ar', text: 'Windows', translation: 'ترجمة Windows' };
    expect(await stored()).toEqual([{ ...document, createdAt: Timestamp.fromDate(NOW) }]);
    expect(await textsOf(['Windows', 'Doors'])).toEqual(['ترجمة Windows', 'ترجمة Doors']);
    expect(upstream.requestedTexts()).toEqual([['Windows'], ['Doors']]);
    upstream.behave(failing);
    expect(await textsOf(['Windows', 'Doors'])).toEqual(['ترجمة Windows', 'ترجمة Doors']);
    expect(await batch(['Doors', 'Panes'])).toMatchObject(UNAVAILABLE);
  });

  it('are made and stored for as many texts as a request may have', async () => {
    const { texts: most, characters } = TRANSLATION_LIMITS;
    const texts = Array.from({ length: most }, (_, index) => `text ${index}`.padEnd(characters / most, '.'));
    const arabic = texts.map((text) => `ترجمة ${text}`);
    for (const _request of [1, 2]) expect(await textsOf(texts)).toEqual(arabic);
    expect(upstream.requests).toHaveLength(1);
  });

  it('replace invalid documents', async () => {
    for (const fields of [{ translation: 7 }, { translation: '' }, {}]) {
      await documentOf('Doors').set(fields);
      expect(await textsOf(['Doors'])).toEqual(['ترجمة Doors']);
      expect(await stored()).toMatchObject([{ text: 'Doors', translation: 'ترجمة Doors' }]);
    }
  });
});

it.each([
  ['rejects the request', () => ({ status: 403, body: { error: { code: 403 } } })],
  ['sends too few', () => translated('أبواب')],
  ['sends too many', () => translated('أبواب', 'نوافذ', 'برجولا')],
])(
  'when Cloud Translation %s, nothing is stored, and the next request tries again',
  async (_case, response) => {
    upstream.behave(response);
    expect(await batch(['Doors', 'Windows'])).toMatchObject(UNAVAILABLE);
    expect(await stored()).toEqual([]);
    upstream.behave(inArabic);
    expect(await textsOf(['Doors'])).toEqual(['ترجمة Doors']);
  },
);

it('when Cloud Translation sends an empty translation, that text stays in English and is not stored', async () => {
  upstream.behave(() => translated(' ', 'نوافذ'));
  expect(await textsOf(['Doors', 'Windows'])).toEqual(['Doors', 'نوافذ']);
  expect(await stored()).toMatchObject([{ text: 'Windows', translation: 'نوافذ' }]);
});
