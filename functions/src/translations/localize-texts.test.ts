import { beforeEach, expect, it, vi } from 'vitest';
import { createLocalizeTexts } from './localize-texts';
import * as logs from './logs';
import type { TranslationMemory } from './memory';
import type { TranslateTexts } from './translate-texts';
import { unavailable } from './unavailable';

const stored = new Map([['Windows', 'نوافذ']]);
const read = vi.fn<TranslationMemory['read']>(
  async (texts) => new Map([...stored].filter(([text]) => texts.includes(text))),
);
const translateTexts = vi.fn<TranslateTexts>();
const textsStayEnglish = vi.spyOn(logs, 'textsStayEnglish');
let now = Date.UTC(2026, 10, 22);
const options = { memory: { read }, translateTexts, clock: () => new Date(now), timeout: 20 };
const localizeTexts = createLocalizeTexts({ ...options, listCacheMs: 0 });

beforeEach(() => vi.clearAllMocks());

it('returns stored translations and requests the rest, each text once', async () => {
  translateTexts.mockResolvedValueOnce(
    new Map([
      ['Doors', 'أبواب'],
      ['For $1', 'مقابل $& دولار'],
    ]),
  );
  const arabic = await localizeTexts(['Windows', 'Doors', ' Doors\n', 'For $1', 'Doors']);
  expect(translateTexts.mock.calls).toEqual([[['Doors', 'For $1'], { payer: 'site', to: 'ar' }]]);
  expect([...arabic]).toEqual([
    ['Windows', 'نوافذ'],
    ['Doors', 'أبواب'],
    [' Doors\n', ' أبواب\n'],
    ['For $1', 'مقابل $& دولار'],
  ]);
});

it('omits texts without a translation, and makes no request for none', async () => {
  translateTexts.mockResolvedValueOnce(new Map());
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
