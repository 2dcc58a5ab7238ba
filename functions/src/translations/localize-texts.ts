import { MIN_TRANSLATED_LENGTH, TRANSLATION_LIMITS } from '@alnafitha/contract';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../platform/deadline';
import { codeOf } from '../platform/errors';
import { textsStayEnglish } from './logs';
import type { TranslationStore } from './store';
import type { TranslateTexts } from './translate-texts';

/**
 * The translations of texts that the server renders, by text; one without a translation in time is missing. Never
 * rejects.
 */
export type LocalizeTexts = (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export interface LocalizeTextsOptions {
  readonly store: Pick<TranslationStore, 'read'>;
  readonly translateTexts: TranslateTexts;
  readonly clock: () => Date;
  /** Timeout in milliseconds for texts without a stored translation. */
  readonly timeout: number;
  /** Milliseconds for which an instance caches translations; 0 disables the cache. */
  readonly listCacheMs: number;
}

/** Maximum characters of texts and translations; the whole site has some 80,000. */
const CACHED_CHARACTERS = 2_000_000;

/** Stored translations are returned even if none can be requested; a late translation is stored for the next time. */
export function createLocalizeTexts(options: LocalizeTextsOptions): LocalizeTexts {
  const { store, translateTexts, clock, timeout, listCacheMs } = options;
  const cache = new LRUCache<string, string>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (arabic, text) => arabic.length + text.length,
    ttl: listCacheMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return async (texts) => {
    const known = new Map<string, string>();
    const addTranslation = (core: string, arabic: string) => {
      known.set(core, arabic);
      // Without a time to live the cache would never expire it.
      if (listCacheMs > 0) cache.set(core, arabic);
    };
    const cores = [...new Set(texts.map((text) => text.trim()))];
    for (const core of cores) {
      const arabic = cache.get(core);
      if (arabic !== undefined) known.set(core, arabic);
    }
    const wanted = cores.filter((core) => core.length >= MIN_TRANSLATED_LENGTH && !known.has(core));
    const fetchMissing = async () => {
      const { translations, missing } = await store.read(wanted, clock());
      for (const [core, translation] of translations) addTranslation(core, translation);
      const fill = async (batch: readonly string[]) => {
        for (const [index, translation] of (await translateTexts(batch, 'site')).entries())
          addTranslation(batch[index] ?? '', translation);
      };
      const results = await Promise.allSettled(inBatches(missing.map(({ text }) => text)).map(fill));
      for (const each of results) if (each.status === 'rejected') throw each.reason;
    };
    if (wanted.length > 0)
      await withDeadline(fetchMissing(), timeout).catch((error: unknown) => {
        textsStayEnglish(wanted.filter((core) => !known.has(core)).length, reasonOf(error));
      });
    return new Map(
      texts.flatMap((text) => {
        const core = text.trim();
        const arabic = known.get(core);
        // A function, because `$` in a replacement string has a meaning.
        return arabic === undefined || arabic === core ? [] : [[text, text.replace(core, () => arabic)]];
      }),
    );
  };
}

/** Batches for one request to Cloud Translation; a text that is too long by itself is left out. */
function inBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts.filter(({ length }) => length <= TRANSLATION_LIMITS.characters)) {
    characters += text.length;
    const batch = batches.at(-1);
    if (batch && batch.length < TRANSLATION_LIMITS.texts && characters <= TRANSLATION_LIMITS.characters) {
      batch.push(text);
    } else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}

function reasonOf(error: unknown): string | number {
  const cause = error instanceof Error ? (error.cause ?? error.name) : 'unknown';
  return codeOf(error) ?? codeOf(cause) ?? String(cause);
}
