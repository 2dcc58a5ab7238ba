import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Budget } from './budget';
import type { TranslationStore } from './store';
import { createTranslateTexts, type TranslateTexts } from './translate-texts';
import { unavailable } from './unavailable';

const writtenAt = Timestamp.fromMillis(0);

/** A database without other writers. */
function emptyStore() {
  const stored = new Map<string, string>();
  return {
    read: async (texts) => ({
      translations: new Map([...stored].filter(([text]) => texts.includes(text))),
      missing: texts
        .filter((text) => !stored.has(text))
        .map((text) => ({ text, isLeased: false, writtenAt: undefined })),
    }),
    acquireLeases: async (missing) => missing.map(({ text }) => ({ text, writtenAt })),
    save: vi.fn(async (translated) => {
      for (const { text, translation } of translated) stored.set(text, translation);
    }),
    releaseLeases: vi.fn(async () => {}),
  } satisfies TranslationStore;
}

/** An unlimited budget. */
const budget: Budget = {
  mayHaveRoom: () => true,
  reserve: async (texts) => ({ texts, releaseLeases: async () => {} }),
};

let store: ReturnType<typeof emptyStore>;
const translate = vi.fn<(texts: readonly string[]) => Promise<string[]>>();
let translateTexts: TranslateTexts;

beforeEach(() => {
  store = emptyStore();
  translate.mockReset();
  translateTexts = createTranslateTexts({
    store,
    translator: { translate },
    budget,
    clock: () => new Date(0),
  });
});

/** Lets the test resolve the translator. */
function hold() {
  let resolve: (translations: string[]) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  translate.mockReturnValueOnce(
    new Promise((...settle) => {
      [resolve, reject] = settle;
    }),
  );
  return { resolve, reject };
}

it('requests a text once for concurrent callers', async () => {
  const doors = hold();
  const pending = [
    translateTexts(['Doors'], 'site'),
    translateTexts(['Doors', 'Doors'], 'site'),
    translateTexts([' Doors'], 'site'),
  ];
  await vi.waitFor(() => expect(translate).toHaveBeenCalled());
  const late = translateTexts(['Doors', 'Windows'], 'site');
  translate.mockResolvedValueOnce(['نوافذ']);
  await vi.waitFor(() => expect(translate).toHaveBeenCalledTimes(2));
  doors.resolve(['أبواب']);
  expect(await Promise.all([...pending, late])).toEqual([
    ['أبواب'],
    ['أبواب', 'أبواب'],
    [' أبواب'],
    ['أبواب', 'نوافذ'],
  ]);
  expect(translate.mock.calls.map(([texts]) => texts)).toEqual([['Doors'], ['Windows']]);
});

it('fails for all concurrent callers and retries for later ones', async () => {
  const doors = hold();
  const pending = Promise.allSettled([translateTexts(['Doors'], 'site'), translateTexts(['Doors'], 'site')]);
  await vi.waitFor(() => expect(translate).toHaveBeenCalled());
  doors.reject(unavailable('test'));
  expect((await pending).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(store.releaseLeases).toHaveBeenCalledWith([{ text: 'Doors', writtenAt }]);
  expect(store.save).not.toHaveBeenCalled();
  translate.mockResolvedValueOnce(['أبواب']);
  expect(await translateTexts(['Doors'], 'site')).toEqual(['أبواب']);
  expect(translate).toHaveBeenCalledTimes(2);
});

it('returns a billed translation even if storing it fails', async () => {
  translate.mockResolvedValueOnce(['أبواب']);
  store.save.mockRejectedValueOnce(new Error('out of reach'));
  expect(await translateTexts(['Doors'], 'site')).toEqual(['أبواب']);
});

it('throws 503, not the database error, when leases cannot be released', async () => {
  translate.mockRejectedValueOnce(unavailable('test'));
  store.releaseLeases.mockRejectedValueOnce(new Error('out of reach'));
  await expect(translateTexts(['Doors'], 'site')).rejects.toMatchObject({ status: 503 });
});
