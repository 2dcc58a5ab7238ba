import { MIN_TRANSLATED_LENGTH } from '@alnafitha/contract';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../platform/deadline';
import { reasonOf } from '../platform/errors';
import { textsStayEnglish } from './logs';
import type { TranslationMemory } from './memory';
import type { TranslateTexts } from './translate-texts';

/**
 * The translations of texts that the server renders, by text; one without a translation in time is missing. Never
 * rejects.
 */
export type LocalizeTexts = (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export interface LocalizeTextsOptions {
  readonly memory: Pick<TranslationMemory, 'read'>;
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
  const { memory, translateTexts, clock, timeout, listCacheMs } = options;
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
      for (const [core, translation] of await memory.read(wanted, 'ar')) addTranslation(core, translation);
      const missing = wanted.filter((core) => !known.has(core));
      const translations = await translateTexts(missing, { payer: 'site', to: 'ar' });
      for (const [core, translation] of translations) addTranslation(core, translation);
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
