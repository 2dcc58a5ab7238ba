import {
  MIN_TRANSLATED_LENGTH,
  TRANSLATION_LIMITS,
  TRANSLATION_PATHS,
  type translate,
  type translateBatch,
  translationBatches,
} from '@alnafitha/contract';
import { ApiError } from '../../api/api-error';
import { call, type EndpointRoute } from '../../api/call';

const single: EndpointRoute<typeof translate> = { method: 'POST', path: TRANSLATION_PATHS.single };
const batch: EndpointRoute<typeof translateBatch> = { method: 'POST', path: TRANSLATION_PATHS.batch };
const targetLang = 'ar' as const;

/** Maximum wait for translations, in milliseconds. */
export const TRANSLATION_TIMEOUT = 10_000;
/** Texts requested within this time, in milliseconds, share one request. */
const BATCH_WINDOW = 10;
/** Parallel requests of single texts after a failed batch. If all fail, the rest is skipped. */
const SINGLE_REQUESTS = 4;

/** Arabic by English text. */
const cache = new Map<string, string>();
let waiting: { texts: Set<string>; done: Promise<void> } | undefined;

/** The Arabic by text, without failed texts. Never rejects. */
export async function requestTranslations(texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const missing = texts.filter(
    (text) =>
      !cache.has(text) &&
      text.length >= MIN_TRANSLATED_LENGTH &&
      text.length <= TRANSLATION_LIMITS.characters,
  );
  if (missing.length > 0) await requestWithOthers(missing);
  return new Map(texts.flatMap((text) => (cache.has(text) ? [[text, cache.get(text) ?? text]] : [])));
}

function requestWithOthers(texts: readonly string[]): Promise<void> {
  if (!waiting) {
    const collected = new Set<string>();
    const done = new Promise((resolve) => setTimeout(resolve, BATCH_WINDOW)).then(async () => {
      waiting = undefined;
      await Promise.all(translationBatches([...collected]).map(requestBatch));
    });
    waiting = { texts: collected, done };
  }
  for (const text of texts) waiting.texts.add(text);
  return waiting.done;
}

async function requestBatch(texts: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(TRANSLATION_TIMEOUT);
  try {
    const input = { body: { texts: [...texts], targetLang } };
    const { translatedTexts } = await call(batch, input, { signal });
    if (translatedTexts.length !== texts.length) throw new Error('A translation is missing.');
    for (const [index, text] of texts.entries()) cache.set(text, translatedTexts[index] ?? text);
  } catch (error) {
    console.error('The texts could not be translated together.', error);
    // More requests would not help a rate-limited client.
    const isRateLimited = error instanceof ApiError && error.status === 429;
    if (texts.length > 1 && !signal.aborted && !isRateLimited) await requestOneByOne(texts, signal);
  }
}

async function requestOneByOne(texts: readonly string[], signal: AbortSignal): Promise<void> {
  for (let start = 0; start < texts.length && !signal.aborted; start += SINGLE_REQUESTS) {
    const results = await Promise.allSettled(
      texts.slice(start, start + SINGLE_REQUESTS).map(async (text) => {
        const { translatedText } = await call(single, { body: { text, targetLang } }, { signal });
        cache.set(text, translatedText);
      }),
    );
    if (results.every(({ status }) => status === 'rejected')) return;
  }
}
