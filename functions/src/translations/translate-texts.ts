import {
  isVisible,
  type Language,
  MIN_TRANSLATED_LENGTH,
  TRANSLATION_LIMITS,
  toAsciiDigits,
  translationBatches,
} from '@alnafitha/contract';
import { reasonOf, unavailable } from '../platform/errors';
import {
  budgetNotCounted,
  translationsEmpty,
  translationsNotStored,
  translationsRequested,
} from '../platform/logs';
import type { Budget, Payer } from './budget';
import type { Translated, TranslationMemory } from './memory';
import type { Translator } from './translator';
import { NotBilled } from './transport';

interface TranslationDependencies {
  readonly memory: TranslationMemory;
  readonly translator: Translator;
  readonly budget: Budget;
  readonly clock: () => Date;
}

interface TranslationOptions {
  readonly payer: Payer;
  /** The texts are in the other language. */
  readonly to: Language;
}

/** Texts without a translation are absent. */
type Translations = ReadonlyMap<string, string>;

/** Translates from the memory or within the budget. Texts have no surrounding white space. Throws 503. */
export type TranslateTexts = (texts: readonly string[], options: TranslationOptions) => Promise<Translations>;

/** An instance requests a text in flight once. */
export function createTranslateTexts({
  memory,
  translator,
  budget,
  clock,
}: TranslationDependencies): TranslateTexts {
  const inFlight = new Map<string, Promise<Translations>>();

  const request = async (
    batch: readonly string[],
    { payer, to }: TranslationOptions,
  ): Promise<Translations> => {
    const { texts, settle } = await budget.reserve(batch, payer);
    if (texts.length === 0) return new Map();
    const settled = (isBilled: boolean) =>
      settle(isBilled).catch((error: unknown) => budgetNotCounted(texts.length, reasonOf(error)));
    const translated = await translateOnce(translator, texts, to).catch(async (error: unknown) => {
      await settled(!(error instanceof NotBilled));
      throw error;
    });
    // A billed translation is returned even if storing it fails.
    const save =
      translated.length > 0 ? memory.save(translated, to, clock(), payer === 'visitors') : undefined;
    await Promise.all([
      settled(true),
      save?.catch((error: unknown) => translationsNotStored(translated.length, reasonOf(error))),
    ]);
    return new Map(translated.map(({ text, translation }) => [text, translation]));
  };

  return async (texts, options) => {
    const wanted = [...new Set(texts)].filter(
      (text) =>
        text.length >= MIN_TRANSLATED_LENGTH &&
        text.length <= TRANSLATION_LIMITS.characters &&
        isVisible(text),
    );
    if (wanted.length === 0) return new Map();
    const stored = await memory.read(wanted, options.to);
    const keyOf = (text: string) => `${options.to} ${text}`;
    const missing = wanted.filter((text) => !stored.has(text));
    for (const batch of translationBatches(missing.filter((text) => !inFlight.has(keyOf(text))))) {
      const requested = request(batch, options).finally(() => {
        for (const text of batch) inFlight.delete(keyOf(text));
      });
      for (const text of batch) inFlight.set(keyOf(text), requested);
    }
    const requests = new Set(missing.flatMap((text) => inFlight.get(keyOf(text)) ?? []));
    return new Map([stored, ...(await Promise.all(requests))].flatMap((translations) => [...translations]));
  };
}

async function translateOnce(
  translator: Translator,
  texts: readonly string[],
  to: Language,
): Promise<Translated[]> {
  const translations = await translator.translate(texts, to);
  if (translations.length !== texts.length) throw unavailable('wrong number of translations');
  translationsRequested(
    texts.length,
    texts.reduce((sum, text) => sum + text.length, 0),
  );
  const translated = texts
    .map((text, index) => ({ text, translation: toLatinNumbers(translations[index]?.trim() ?? '') }))
    .filter(({ translation }) => translation !== '');
  if (translated.length < texts.length) translationsEmpty(texts.length - translated.length);
  return translated;
}

/** `٫` precedes decimals, `٬` separates thousands. */
const SEPARATORS = /(?<=\d)[\u066b\u066c](?=\d)/g;

/** The site uses Latin digits, point and comma in both languages. */
export function toLatinNumbers(text: string): string {
  return toAsciiDigits(text).replace(SEPARATORS, (separator) => (separator === '\u066b' ? '.' : ','));
}
