import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { TranslationClient } from './translation-client';
import { createTranslations, TRANSLATION_PATIENCE } from './translations';

const arabic = (text: string) => `ع:${text}`;

function aClient(changes: Partial<TranslationClient> = {}) {
  return {
    one: vi.fn(changes.one ?? (async (text: string) => arabic(text))),
    batch: vi.fn(changes.batch ?? (async (texts: readonly string[]) => texts.map(arabic))),
  };
}

/** Failures are logged; here they are what is tested. */
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
  it('asks once for all that a page wants at about the same time', async () => {
    const client = aClient();
    const translations = createTranslations(client);
    await Promise.all([translations.fetch(['one', 'two']), translations.fetch(['two', 'three'])]);
    expect(client.batch.mock.calls.map(([texts]) => texts)).toEqual([['one', 'two', 'three']]);
    expect(translations.find('three')).toBe('ع:three');
  });

  it('keeps what it has', async () => {
    const client = aClient();
    const translations = createTranslations(client);
    await translations.fetch(['one']);
    await translations.fetch(['one']);
    expect(client.batch).toHaveBeenCalledTimes(1);
  });

  it('asks nothing for white space and single characters', async () => {
    const client = aClient();
    await createTranslations(client).fetch(['', ' ', 'x']);
    expect(client.batch).not.toHaveBeenCalled();
  });

  it('asks one by one when the batch fails', async () => {
    const verify = expectLog(1);
    const client = aClient({ batch: failing });
    const translations = createTranslations(client);
    await translations.fetch(['one', 'two']);
    expect(['one', 'two'].map(translations.find)).toEqual(['ع:one', 'ع:two']);
    verify();
  });

  it('keeps the original of the one that fails', async () => {
    const verify = expectLog(1);
    const one = async (text: string) => (text === 'one' ? failing() : arabic(text));
    const translations = createTranslations(aClient({ batch: failing, one }));
    await translations.fetch(['one', 'two']);
    expect(translations.find('one')).toBeUndefined();
    expect(translations.isSettled('one')).toBe(true);
    expect(translations.find('two')).toBe('ع:two');
    verify();
  });

  it('does not go through a long page when nothing answers', async () => {
    const verify = expectLog(1);
    const client = aClient({ batch: failing, one: failing });
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    const translations = createTranslations(client);
    await translations.fetch(texts);
    expect(client.one).toHaveBeenCalledTimes(4);
    expect(texts.every(translations.isSettled)).toBe(true);
    verify();
  });

  it('keeps the originals, and asks no more, when too much was asked for', async () => {
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

  it('takes an answer of another length for a failure', async () => {
    const verify = expectLog(1);
    const client = aClient({ batch: async () => ['only one'] });
    const translations = createTranslations(client);
    await translations.fetch(['one', 'two']);
    expect(translations.find('one')).toBe('ع:one');
    verify();
  });

  it('gives up after ten seconds and is busy no longer', async () => {
    const verify = expectLog(1);
    const abort = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(TRANSLATION_PATIENCE);
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

  it('tries again what failed once that is wanted', async () => {
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
