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
  let bought: Translated[] = [];
  try {
    const grant = await budget.take(
      leases.map(({ text }) => text),
      payer,
    );
    if (grant.texts.length > 0) bought = await callTranslator(translator, grant);
  } finally {
    const isBought = new Set(bought.map(({ text }) => text));
    const rest = leases.filter(({ text }) => !isBought.has(text));
    await store.release(rest).catch((error) => leasesNotReleased(rest.length, reasonOf(error)));
  }
  if (bought.length === 0) return bought;
  // A billed translation is returned even if storing it fails.
  await store
    .keep(bought, clock(), payer !== 'site')
    .catch((error) => translationsNotStored(bought.length, reasonOf(error)));
  return bought;
}

async function callTranslator(
  translator: Translator,
  { texts, release: giveBack }: Reservation,
): Promise<Translated[]> {
  try {
    return await callOnce(translator, texts);
  } catch (error) {
    if (error instanceof NotBilled)
      await giveBack().catch((failure) => budgetNotReleased(texts.length, reasonOf(failure)));
    throw error;
  }
}

/** The only caller of the translator. */
async function callOnce(translator: Translator, texts: readonly string[]): Promise<Translated[]> {
  const responses = await translator.translate(texts, 'ar');
  if (responses.length !== texts.length) throw unavailable('wrong number of translations');
  translationsRequested(
    texts.length,
    texts.reduce((sum, text) => sum + text.length, 0),
  );
  const bought = texts
    .map((text, index) => ({ text, translation: toLatinNumbers(responses[index]?.trim() ?? '') }))
    .filter(({ translation }) => translation !== '');
  if (bought.length < texts.length) translationsEmpty(texts.length - bought.length);
  return bought;
}

function reasonOf(error: unknown): string | number {
  return codeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
}
