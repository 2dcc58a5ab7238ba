import { codeOf } from '../platform/errors';
import type { Budget, Payer, Reservation } from './budget';
import { toLatinNumbers } from './digits';
import {
  budgetNotReleased,
  leasesNotReleased,
  translationsEmpty,
  translationsNotStored,
  translationsRequested,
} from './logs';
import type { Lease, Translated, TranslationStore } from './store';
import type { Translator } from './translator';
import { NotBilled, unavailable } from './unavailable';

export interface TranslationDependencies {
  readonly store: TranslationStore;
  readonly translator: Translator;
  readonly budget: Budget;
  readonly clock: () => Date;
}

/**
 * Translates the leased texts within the budget in one API call, stores the results and releases the other leases. Throws
 * 503, with nothing stored, when there is no valid response.
 */
export async function requestTranslations(
  { store, translator, budget, clock }: TranslationDependencies,
  leases: readonly Lease[],
  payer: Payer,
): Promise<Translated[]> {
  let translated: Translated[] = [];
  try {
    const reservation = await budget.reserve(
      leases.map(({ text }) => text),
      payer,
    );
    if (reservation.texts.length > 0) translated = await callTranslator(translator, reservation);
  } finally {
    const translatedTexts = new Set(translated.map(({ text }) => text));
    const rest = leases.filter(({ text }) => !translatedTexts.has(text));
    await store.releaseLeases(rest).catch((error) => leasesNotReleased(rest.length, reasonOf(error)));
  }
  if (translated.length === 0) return translated;
  // A billed translation is returned even if storing it fails.
  await store
    .save(translated, clock(), payer !== 'site')
    .catch((error) => translationsNotStored(translated.length, reasonOf(error)));
  return translated;
}

async function callTranslator(
  translator: Translator,
  { texts, releaseLeases: release }: Reservation,
): Promise<Translated[]> {
  try {
    return await callOnce(translator, texts);
  } catch (error) {
    if (error instanceof NotBilled)
      await release().catch((failure) => budgetNotReleased(texts.length, reasonOf(failure)));
    throw error;
  }
}

/** The only caller of the translator. */
async function callOnce(translator: Translator, texts: readonly string[]): Promise<Translated[]> {
  const translations = await translator.translate(texts, 'ar');
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

function reasonOf(error: unknown): string | number {
  return codeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
}
