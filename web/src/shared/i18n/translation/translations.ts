import { ApiError } from '../../api/api-error';
import type { Dictionary } from '../dictionary';
import { batchesOf, isTranslatable } from './batches';
import type { TranslationClient } from './translation-client';

/** How long a page waits for a translation before it shows the original, in milliseconds. */
export const TRANSLATION_TIMEOUT = 10_000;
/** Texts requested within this time share one request, in milliseconds. */
const BATCH_WINDOW = 10;
/** How many texts are requested in parallel after a batch has failed. If all of these fail too, the rest is skipped. */
const SINGLE_REQUESTS = 4;

export type Translations = ReturnType<typeof createTranslations>;

/** Texts with their Arabic translations, and texts without one, as the server rendered them. */
interface InitialTranslations {
  readonly translations: Readonly<Record<string, string>>;
  readonly untranslated: readonly string[];
}

/** Requests Arabic translations of content from the database and caches them in memory. */
export function createTranslations(client: TranslationClient, initial?: InitialTranslations) {
  const cache = new Map(Object.entries(initial?.translations ?? {}));
  const failed = new Set(initial?.untranslated);
  const inFlight = new Map<string, Promise<void>>();
  const registered = new Set<readonly string[]>();
  const listeners = new Set<() => void>();
  let version = 0;
  let openBatch: { texts: string[]; done: Promise<void> } | undefined;

  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const isSettled = (text: string) => !isTranslatable(text) || cache.has(text) || failed.has(text);

  async function requestBatch(texts: readonly string[]): Promise<void> {
    const signal = AbortSignal.timeout(TRANSLATION_TIMEOUT);
    try {
      const translated = await untilAborted(client.batch(texts, signal), signal);
      if (translated.length !== texts.length) throw new Error('A translation is missing.');
      for (const [index, text] of texts.entries()) cache.set(text, translated[index] ?? text);
    } catch (error) {
      console.error('The texts could not be translated together.', error);
      // More requests would not help a rate-limited client.
      const isRateLimited = error instanceof ApiError && error.status === 429;
      if (texts.length > 1 && !signal.aborted && !isRateLimited) await requestOneByOne(texts, signal);
    }
  }

  async function requestOneByOne(texts: readonly string[], signal: AbortSignal): Promise<void> {
    for (let start = 0; start < texts.length && !signal.aborted; start += SINGLE_REQUESTS) {
      const chunk = texts.slice(start, start + SINGLE_REQUESTS);
      const results = await Promise.allSettled(
        chunk.map(async (text) => cache.set(text, await untilAborted(client.one(text, signal), signal))),
      );
      if (results.every(({ status }) => status === 'rejected')) return;
    }
  }

  async function requestAll(texts: readonly string[]): Promise<void> {
    await Promise.all(batchesOf(texts).map(requestBatch));
    for (const text of texts) {
      inFlight.delete(text);
      if (!cache.has(text)) failed.add(text);
    }
    notify();
  }

  function addToBatch(text: string): Promise<void> {
    if (!openBatch) {
      const texts: string[] = [];
      const done = new Promise((resolve) => setTimeout(resolve, BATCH_WINDOW)).then(() => {
        openBatch = undefined;
        return requestAll(texts);
      });
      openBatch = { texts, done };
    }
    openBatch.texts.push(text);
    return openBatch.done;
  }

  return {
    /** The translation of a text; `undefined` while it is pending and after it has failed. */
    find: (text: string): string | undefined => cache.get(text),

    /** Whether the text is translated or stays in its original. */
    isSettled,

    /** Whether a request is in flight. */
    isBusy: () => inFlight.size > 0,

    /** Resolves once each text is translated or has failed, after ten seconds at the latest. */
    async fetch(texts: readonly string[]): Promise<void> {
      const missing = new Set(texts.filter((text) => !isSettled(text)));
      for (const text of missing) if (!inFlight.has(text)) inFlight.set(text, addToBatch(text));
      if (missing.size === 0) return;
      notify();
      await Promise.all([...missing].map((text) => inFlight.get(text)));
    },

    /** Registers texts of the page, for a switch of language. Returns a function that unregisters them. */
    register(texts: readonly string[]): () => void {
      registered.add(texts);
      return () => registered.delete(texts);
    },

    /** Texts of the page that need a request: those that are not in the dictionary. */
    missingRegistered: (dictionary: Dictionary): string[] =>
      [...new Set([...registered].flat())].filter(
        (text) => !Object.hasOwn(dictionary, text) && !isSettled(text),
      ),

    /** Allows failed texts to be retried. */
    forgetFailures: () => failed.clear(),

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    version: () => version,
  };
}

/** Settles like the promise, or rejects once the signal aborts, even if the promise ignores the signal. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
