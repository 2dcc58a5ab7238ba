import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { TranslationClient } from './translation-client';
import { createTranslations, TRANSLATION_TIMEOUT } from './translations';

const arabic = (text: string) => `ع:${text}`;

function aClient(changes: Partial<TranslationClient> = {}) {
  return {
    one: vi.fn(changes.one ?? (async (text: string) => arabic(text))),
    batch: vi.fn(changes.batch ?? (async (texts: readonly string[]) => texts.map(arabic))),
  };
}

/** Expects that many logged failures. */
function expectLog(times: number) {
  const log = vi.mocked(console.error);
  log.mockImplementation(() => {});
  return () => {
    expect(log).toHaveBeenCalledTimes(times);
    log.mockClear();
  };
}

const failing = async () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.useRealTimers();
});

describe('translations', () => {
  it('sends one request for all texts of the batch window', async () => {
    const client = aClient();
    const translations = createTranslations(client);
    await Promise.all([translations.fetch(['one', 'two']), translations.fetch(['two', 'three'])]);
    expect(client.batch.mock.calls.map(([texts]) => texts)).toEqual([['one', 'two', 'three']]);
    expect(translations.find('three')).toBe('ع:three');
  });

  it('caches translations', async () => {
    const client = aClient();
    const translations = createTranslations(client);
    await translations.fetch(['one']);
    await translations.fetch(['one']);
    expect(client.batch).toHaveBeenCalledTimes(1);
  });

  it('sends no request for white space and single characters', async () => {
    const client = aClient();
    await createTranslations(client).fetch(['', ' ', 'x']);
    expect(client.batch).not.toHaveBeenCalled();
  });

  it('requests texts one by one when the batch fails', async () => {
    const verify = expectLog(1);
    const client = aClient({ batch: failing });
    const translations = createTranslations(client);
    await translations.fetch(['one', 'two']);
    expect(['one', 'two'].map(translations.find)).toEqual(['ع:one', 'ع:two']);
    verify();
  });

  it('keeps the original of a text whose request fails', async () => {
    const verify = expectLog(1);
    const one = async (text: string) => (text === 'one' ? failing() : arabic(text));
    const translations = createTranslations(aClient({ batch: failing, one }));
    await translations.fetch(['one', 'two']);
    expect(translations.find('one')).toBeUndefined();
    expect(translations.isSettled('one')).toBe(true);
    expect(translations.find('two')).toBe('ع:two');
    verify();
  });

  it('stops after the first single requests when all of them fail', async () => {
    const verify = expectLog(1);
    const client = aClient({ batch: failing, one: failing });
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    const translations = createTranslations(client);
    await translations.fetch(texts);
    expect(client.one).toHaveBeenCalledTimes(4);
    expect(texts.every(translations.isSettled)).toBe(true);
    verify();
  });

  it('keeps the originals and sends no more requests when rate limited', async () => {
    const verify = expectLog(1);
    const tooMany = new ApiError(429, '{"message":"Too many translations were asked for."}', '');
    const client = aClient({ batch: () => Promise.reject(tooMany) });
    const translations = createTranslations(client);
    await translations.fetch(['one', 'two']);
    expect(client.one).not.toHaveBeenCalled();
    expect(['one', 'two'].map(translations.find)).toEqual([undefined, undefined]);
    expect(['one', 'two'].every(translations.isSettled)).toBe(true);
    verify();
  });

  it('treats a response of another length as a failure', async () => {
    const verify = expectLog(1);
    const client = aClient({ batch: async () => ['only one'] });
    const translations = createTranslations(client);
    await translations.fetch(['one', 'two']);
    expect(translations.find('one')).toBe('ع:one');
    verify();
  });

  it('times out after ten seconds and is no longer busy', async () => {
    const verify = expectLog(1);
    const abort = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(TRANSLATION_TIMEOUT);
      return abort.signal;
    });
    const client = aClient({ batch: () => new Promise(() => {}) });
    const translations = createTranslations(client);
    const done = translations.fetch(['one', 'two']);
    await vi.waitFor(() => expect(client.batch).toHaveBeenCalled());
    expect(translations.isBusy()).toBe(true);
    abort.abort(new DOMException('too long', 'TimeoutError'));
    await done;
    expect(translations.isBusy()).toBe(false);
    expect(client.one).not.toHaveBeenCalled();
    verify();
  });

  it('retries failed texts after forgetFailures', async () => {
    const verify = expectLog(1);
    const client = aClient();
    client.batch.mockImplementationOnce(failing);
    const translations = createTranslations(client);
    await translations.fetch(['one']);
    await translations.fetch(['one']);
    expect(client.batch).toHaveBeenCalledTimes(1);
    translations.forgetFailures();
    await translations.fetch(['one']);
    expect(translations.find('one')).toBe('ع:one');
    verify();
  });
});
