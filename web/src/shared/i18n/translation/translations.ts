import { ApiError } from '../../api/api-error';
import type { Dictionary } from '../dictionary';
import { batchesOf, isTranslatable } from './batches';
import type { TranslationClient } from './translation-client';

/** How long a page waits for a translation before it shows the original, in milliseconds. */
export const TRANSLATION_PATIENCE = 10_000;
/** Texts requested within this time share one request, in milliseconds. */
const GATHERING_TIME = 10;
/** How many texts are requested in parallel after a batch has failed. If all of these fail too, the rest is skipped. */
const SINGLE_REQUESTS = 4;

export type Translations = ReturnType<typeof createTranslations>;

/** Texts with their Arabic translations, and texts without one, as the server rendered them. */
interface Known {
  readonly translations: Readonly<Record<string, string>>;
  readonly untranslated: readonly string[];
}

/** Requests Arabic translations of content from the database and caches them in memory. */
export function createTranslations(client: TranslationClient, before?: Known) {
  const known = new Map(Object.entries(before?.translations ?? {}));
  const givenUp = new Set(before?.untranslated);
  const underWay = new Map<string, Promise<void>>();
  const onPage = new Set<readonly string[]>();
  const listeners = new Set<() => void>();
  let version = 0;
  let gathering: { texts: string[]; done: Promise<void> } | undefined;

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const isSettled = (text: string) => !isTranslatable(text) || known.has(text) || givenUp.has(text);

  async function askBatch(texts: readonly string[]): Promise<void> {
    const signal = AbortSignal.timeout(TRANSLATION_PATIENCE);
    try {
      const translated = await untilAborted(client.batch(texts, signal), signal);
      if (translated.length !== texts.length) throw new Error('A translation is missing.');
      for (const [index, text] of texts.entries()) known.set(text, translated[index] ?? text);
    } catch (error) {
      console.error('The texts could not be translated together.', error);
      // More requests would not help a rate-limited client.
      const isRateLimited = error instanceof ApiError && error.status === 429;
      if (texts.length > 1 && !signal.aborted && !isRateLimited) await askOneByOne(texts, signal);
    }
  }

  async function askOneByOne(texts: readonly string[], signal: AbortSignal): Promise<void> {
    for (let start = 0; start < texts.length && !signal.aborted; start += SINGLE_REQUESTS) {
      const some = texts.slice(start, start + SINGLE_REQUESTS);
      const results = await Promise.allSettled(
        some.map(async (text) => known.set(text, await untilAborted(client.one(text, signal), signal))),
      );
      if (results.every(({ status }) => status === 'rejected')) return;
    }
  }

  async function ask(texts: readonly string[]): Promise<void> {
    await Promise.all(batchesOf(texts).map(askBatch));
    for (const text of texts) {
      underWay.delete(text);
      if (!known.has(text)) givenUp.add(text);
    }
    changed();
  }

  function gather(text: string): Promise<void> {
    if (!gathering) {
      const texts: string[] = [];
      const done = new Promise((resolve) => setTimeout(resolve, GATHERING_TIME)).then(() => {
        gathering = undefined;
        return ask(texts);
      });
      gathering = { texts, done };
    }
    gathering.texts.push(text);
    return gathering.done;
  }

  return {
    /** The translation of a text; `undefined` while it is pending and after it has failed. */
    find: (text: string): string | undefined => known.get(text),

    /** Whether the text is translated or stays in its original. */
    isSettled,

    /** Whether a request is in flight. */
    isBusy: () => underWay.size > 0,

    /** Resolves once each text is translated or has failed, after ten seconds at the latest. */
    async fetch(texts: readonly string[]): Promise<void> {
      const missing = new Set(texts.filter((text) => !isSettled(text)));
      for (const text of missing) if (!underWay.has(text)) underWay.set(text, gather(text));
      if (missing.size === 0) return;
      changed();
      await Promise.all([...missing].map((text) => underWay.get(text)));
    },

    /** Registers texts of the page, for a switch of language. Returns a function that unregisters them. */
    show(texts: readonly string[]): () => void {
      onPage.add(texts);
      return () => onPage.delete(texts);
    },

    /** Texts of the page that need a request: those that are not in the dictionary. */
    missingOnPage: (dictionary: Dictionary): string[] =>
      [...new Set([...onPage].flat())].filter((text) => !Object.hasOwn(dictionary, text) && !isSettled(text)),

    /** Allows failed texts to be retried. */
    forgetFailures: () => givenUp.clear(),

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
