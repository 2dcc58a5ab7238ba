import { TRANSLATION_LIMITS, translate, translateBatch } from '@alnafitha/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MockError, mockEndpoint, mockNetworkError } from '../../../../testing/server';
import { mockTranslations } from '../../../../testing/translations';
import { TRANSLATION_TIMEOUT } from './request-translations';

const respondToSingle = (failing?: string) =>
  mockEndpoint(translate, ({ body }) => {
    const { text } = body as { text: string };
    return text === failing
      ? new MockError(503, { message: 'unavailable' })
      : { translatedText: `ع:${text}` };
  });

let requestTranslations: typeof import('./request-translations').requestTranslations;
const log = () => vi.mocked(console.error);

beforeEach(async () => {
  // Each test starts with an empty cache.
  vi.resetModules();
  ({ requestTranslations } = await import('./request-translations'));
});
afterEach(() => {
  log().mockClear();
});

it('sends one request for all texts of the batch window, and none for known ones', async () => {
  const requests = mockTranslations();
  await Promise.all([requestTranslations(['one', 'two']), requestTranslations(['two', 'three'])]);
  expect(requests).toEqual([['one', 'two', 'three']]);
  expect((await requestTranslations(['three', 'x'])).get('three')).toBe('ع:three');
  expect(requests).toHaveLength(1);
});

it("splits by the API's limits, and omits a text that is too long by itself", async () => {
  const requests = mockTranslations();
  const { texts: most, characters: longest } = TRANSLATION_LIMITS;
  const short = Array.from({ length: most + 1 }, (_, index) => `text ${index}`);
  const half = 'a'.repeat(longest / 2);
  const result = await requestTranslations([...short, half, `${half}b`, 'c'.repeat(longest + 1)]);
  expect(requests.map(({ length }) => length)).toEqual([most, 2, 1]);
  expect(result.size).toBe(most + 3);
});

describe('after a failure', () => {
  beforeEach(() => {
    log().mockImplementation(() => {});
  });

  it.each([
    ['no response', () => mockNetworkError(translateBatch)],
    ['another length', () => mockEndpoint(translateBatch, () => ({ translatedTexts: ['only one'] }))],
  ])('of %s, requests the texts one by one; one that fails again has no translation', async (_, prepare) => {
    prepare();
    respondToSingle('one');
    expect([...(await requestTranslations(['one', 'two']))]).toEqual([['two', 'ع:two']]);
    expect(log()).toHaveBeenCalledTimes(1);
  });

  it('stops when the first four single requests all fail', async () => {
    mockNetworkError(translateBatch);
    const requests = mockEndpoint(translate, () => new MockError(503, { message: 'unavailable' }));
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    expect((await requestTranslations(texts)).size).toBe(0);
    expect(requests).toHaveLength(4);
  });

  it('sends no more requests when rate limited', async () => {
    mockEndpoint(translateBatch, () => new MockError(429, { message: 'too many' }));
    const requests = respondToSingle();
    expect((await requestTranslations(['one', 'two'])).size).toBe(0);
    expect(requests).toEqual([]);
  });

  it('waits ten seconds at most, and then requests no single texts', async () => {
    const abort = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBeGreaterThanOrEqual(TRANSLATION_TIMEOUT);
      return abort.signal;
    });
    const requests = mockEndpoint(translateBatch, () => new Promise(() => {}));
    const singles = respondToSingle();
    const result = requestTranslations(['one', 'two']);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    abort.abort(new DOMException('too long', 'TimeoutError'));
    expect((await result).size).toBe(0);
    expect(singles).toEqual([]);
  });
});
