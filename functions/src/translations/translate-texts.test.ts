import { TRANSLATION_LIMITS } from '@alnafitha/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { unavailable } from '../platform/errors';
import type { Reservation } from './budget';
import type { TranslationMemory } from './memory';
import { createTranslateTexts, type TranslateTexts, toLatinNumbers } from './translate-texts';
import type { Translator } from './translator';

const SITE = { payer: 'site', to: 'ar' } as const;
const settle = vi.fn<Reservation['settle']>();
const save = vi.fn<TranslationMemory['save']>();
const translate = vi.fn<Translator['translate']>();
let translateTexts: TranslateTexts;

beforeEach(() => {
  vi.resetAllMocks();
  settle.mockResolvedValue();
  save.mockResolvedValue();
  // The memory is empty, and the budget unlimited.
  translateTexts = createTranslateTexts({
    memory: { read: async () => new Map(), save },
    translator: { translate },
    budget: { reserve: async (texts) => ({ texts, settle }) },
    clock: () => new Date(0),
  });
});

/** Lets the test resolve the translator. */
function hold() {
  let resolve: (translations: string[]) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const pending = new Promise<string[]>((...settlers) => {
    [resolve, reject] = settlers;
  });
  translate.mockReturnValueOnce(pending);
  return { resolve, reject };
}

const requestedTexts = () => translate.mock.calls.map(([texts]) => texts);

it('requests a text once for concurrent callers', async () => {
  const doors = hold();
  const pending = [translateTexts(['Doors'], SITE), translateTexts(['Doors', 'Doors'], SITE)];
  await vi.waitFor(() => expect(translate).toHaveBeenCalled());
  translate.mockResolvedValueOnce(['نوافذ']);
  const late = translateTexts(['Doors', 'Windows'], SITE);
  await vi.waitFor(() => expect(translate).toHaveBeenCalledTimes(2));
  doors.resolve(['أبواب']);
  const translated = { Doors: 'أبواب' };
  const results = await Promise.all([...pending, late]);
  expect(results.map((result) => Object.fromEntries(result))).toEqual([
    translated,
    translated,
    { ...translated, Windows: 'نوافذ' },
  ]);
  expect(requestedTexts()).toEqual([['Doors'], ['Windows']]);
});

it('fails for all concurrent callers and retries for later ones', async () => {
  const doors = hold();
  const pending = Promise.allSettled([translateTexts(['Doors'], SITE), translateTexts(['Doors'], SITE)]);
  await vi.waitFor(() => expect(translate).toHaveBeenCalled());
  doors.reject(unavailable('test'));
  expect((await pending).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  translate.mockResolvedValueOnce(['أبواب']);
  expect([...(await translateTexts(['Doors'], SITE))]).toEqual([['Doors', 'أبواب']]);
  expect(translate).toHaveBeenCalledTimes(2);
});

it.each([
  ['storing', save],
  ['counting', settle],
])('returns a billed translation even if %s it fails', async (_step, step) => {
  translate.mockResolvedValueOnce(['أبواب']);
  step.mockRejectedValueOnce(new Error('out of reach'));
  expect([...(await translateTexts(['Doors'], SITE))]).toEqual([['Doors', 'أبواب']]);
});

it('throws 503, not the database error, when a failed request cannot be counted', async () => {
  translate.mockRejectedValueOnce(unavailable('test'));
  settle.mockRejectedValueOnce(new Error('out of reach'));
  await expect(translateTexts(['Doors'], SITE)).rejects.toMatchObject({ status: 503 });
});

it("batches by Cloud Translation's limits and leaves out a text that is too long", async () => {
  const { texts: most, characters: longest } = TRANSLATION_LIMITS;
  const short = Array.from({ length: most }, (_, index) => `text ${index}`);
  const fitting = [...short, 'Doors', 'x'.repeat(longest - 10), 'Panes', 'Glass', 'y'.repeat(longest)];
  translate.mockImplementation(async (texts) => [...texts]);
  const translations = await translateTexts([...fitting, 'z'.repeat(longest + 1)], SITE);
  expect(requestedTexts().map(({ length }) => length)).toEqual([most, 3, 1, 1]);
  expect([...translations.keys()]).toEqual(fitting);
});

it('requests no text of nothing visible', async () => {
  expect(await translateTexts(['\u200b\u3164', '\u200f \u200e'], SITE)).toEqual(new Map());
  expect(requestedTexts()).toEqual([]);
});

it.each([
  ['منذ ٢٠١١، ١٥ سنة', 'منذ 2011، 15 سنة'],
  ['۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩', '0123456789 0123456789'],
  ['بسماكة ٦٫٣٨ مم و١٬٢٠٠ م²', 'بسماكة 6.38 مم و1,200 م²'],
  ['24 mm', '24 mm'],
])('writes %s in Latin digits', (text, expected) => {
  expect(toLatinNumbers(text)).toBe(expected);
});
