import { SHORTEST_TRANSLATED, TRANSLATION_LIMITS } from '@alnafitha/contract';
import { withDeadline } from '../platform/deadline';
import { codeOf } from '../platform/errors';
import type { InArabic } from './in-arabic';
import { textsStayEnglish } from './logs';
import type { TranslationStore } from './store';

/**
 * The Arabic of texts that the server itself writes down, by text; one that has none, or not in time, is not there. Never
 * rejects.
 */
export type ArabicOf = (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export interface ArabicOfOptions {
  readonly store: Pick<TranslationStore, 'read'>;
  readonly inArabic: InArabic;
  readonly clock: () => Date;
  /** Milliseconds to wait for what is not kept yet. */
  readonly patience: number;
}

/** What is kept is there even where nothing can be bought; what arrives too late is kept for the next time. */
export function createArabicOf({ store, inArabic, clock, patience }: ArabicOfOptions): ArabicOf {
  return async (texts) => {
    const found = new Map<string, string>();
    const cores = [...new Set(texts.map((text) => text.trim()))];
    const wanted = cores.filter(({ length }) => length >= SHORTEST_TRANSLATED);
    const obtain = async () => {
      const { translations, missing } = await store.read(wanted, clock());
      for (const [core, translation] of translations) found.set(core, translation);
      const fill = async (batch: readonly string[]) => {
        for (const [index, translation] of (await inArabic(batch, 'site')).entries())
          found.set(batch[index] ?? '', translation);
      };
      const filled = await Promise.allSettled(inBatches(missing.map(({ text }) => text)).map(fill));
      for (const each of filled) if (each.status === 'rejected') throw each.reason;
    };
    if (wanted.length > 0)
      await withDeadline(obtain(), patience).catch((error: unknown) => {
        textsStayEnglish(wanted.filter((core) => !found.has(core)).length, reasonOf(error));
      });
    return new Map(
      texts.flatMap((text) => {
        const core = text.trim();
        const arabic = found.get(core);
        // A function, since in a text `$` would have a meaning.
        return arabic === undefined || arabic === core ? [] : [[text, text.replace(core, () => arabic)]];
      }),
    );
  };
}

/** As many texts together as one request to Cloud Translation takes; one that is too long by itself is in none. */
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
