import { TRANSLATION_LIMITS } from '@alnafitha/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLocalizeTexts } from './localize-texts';
import * as logs from './logs';
import type { TranslationStore } from './store';
import type { TranslateTexts } from './translate-texts';
import { unavailable } from './unavailable';

const stored = new Map([['Windows', 'نوافذ']]);
const read = vi.fn<TranslationStore['read']>(async (texts) => ({
  translations: new Map([...stored].filter(([text]) => texts.includes(text))),
  missing: texts
    .filter((text) => !stored.has(text))
    .map((text) => ({ text, isLeased: false, writtenAt: undefined })),
}));
const translateTexts = vi.fn<TranslateTexts>();
const textsStayEnglish = vi.spyOn(logs, 'textsStayEnglish');
let now = Date.UTC(2026, 10, 22);
const options = { store: { read }, translateTexts, clock: () => new Date(now), timeout: 20 };
const localizeTexts = createLocalizeTexts({ ...options, listCacheMs: 0 });

beforeEach(() => vi.clearAllMocks());

it('returns stored translations and requests the rest, each text once', async () => {
  translateTexts.mockResolvedValueOnce(['أبواب', 'مقابل $& دولار']);
  const arabic = await localizeTexts(['Windows', 'Doors', ' Doors\n', 'For $1', 'Doors']);
  expect(translateTexts.mock.calls).toEqual([[['Doors', 'For $1'], 'site']]);
  expect([...arabic]).toEqual([
    ['Windows', 'نوافذ'],
    ['Doors', 'أبواب'],
    [' Doors\n', ' أبواب\n'],
    ['For $1', 'مقابل $& دولار'],
  ]);
});

it('omits texts without a translation, and makes no request for none', async () => {
  translateTexts.mockResolvedValueOnce(['Doors']);
  expect([...(await localizeTexts(['Doors']))]).toEqual([]);
  expect([...(await localizeTexts(['', ' ', '•', '\n']))]).toEqual([]);
  expect([...(await localizeTexts([]))]).toEqual([]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(textsStayEnglish).not.toHaveBeenCalled();
});

it('returns stored translations even if none can be requested', async () => {
  translateTexts.mockRejectedValueOnce(unavailable('test'));
  expect([...(await localizeTexts(['Windows', 'Doors']))]).toEqual([['Windows', 'نوافذ']]);
  expect(textsStayEnglish).toHaveBeenCalledExactlyOnceWith(1, 'test');
});

it('has a timeout', async () => {
  translateTexts.mockReturnValueOnce(new Promise(() => {}));
  expect([...(await localizeTexts(['Windows', 'Doors']))]).toEqual([['Windows', 'نوافذ']]);
  expect(textsStayEnglish).toHaveBeenCalledExactlyOnceWith(1, 'deadline');
});

it('returns nothing while Firestore is unreachable, without an error', async () => {
  read.mockRejectedValueOnce(Object.assign(new Error('down'), { code: 14 }));
  expect([...(await localizeTexts(['Windows']))]).toEqual([]);
  expect(textsStayEnglish).toHaveBeenCalledExactlyOnceWith(1, 14);
});

it("batches by Cloud Translation's limits, and one failed batch does not affect others", async () => {
  const { texts: most, characters: longest } = TRANSLATION_LIMITS;
  const short = Array.from({ length: most + 1 }, (_, index) => `text ${index}`);
  const long = ['x'.repeat(longest - 1), 'y'.repeat(longest), 'z'.repeat(longest + 1)];
  translateTexts.mockRejectedValueOnce(unavailable('test'));
  translateTexts.mockImplementation(async (batch) => batch.map((text) => `${text} بالعربية`));
  const arabic = await localizeTexts([...short, ...long]);
  expect(translateTexts.mock.calls.map(([batch]) => batch.length)).toEqual([most, 1, 1, 1]);
  expect([...arabic.keys()]).toEqual([short[most], long[0], long[1]]);
});

it('reads a text once within its time to live, and retries one without a translation', async () => {
  const caching = createLocalizeTexts({ ...options, listCacheMs: 10_000 });
  translateTexts.mockRejectedValue(unavailable('test'));
  for (let call = 0; call < 3; call += 1)
    expect([...(await caching(['Windows', 'Doors']))]).toEqual([['Windows', 'نوافذ']]);
  expect(read.mock.calls.map(([texts]) => texts)).toEqual([['Windows', 'Doors'], ['Doors'], ['Doors']]);
  now += 10_001;
  await caching(['Windows']);
  expect(read).toHaveBeenCalledTimes(4);
});
