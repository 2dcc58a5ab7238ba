import { codeOf } from '../platform/errors';
import type { Budget, Grant, Payer } from './budget';
import { withLatinDigits } from './digits';
import {
  budgetNotGivenBack,
  claimsNotReleased,
  translationsBought,
  translationsEmpty,
  translationsNotKept,
} from './logs';
import type { Bought, Claim, TranslationStore } from './store';
import type { Translator } from './translator';
import { Unpaid, unavailable } from './unavailable';

export interface Shop {
  readonly store: TranslationStore;
  readonly translator: Translator;
  readonly budget: Budget;
  readonly clock: () => Date;
}

/**
 * Translates the leased texts within the budget in one API call, stores the results and releases the other leases. Throws
 * 503, with nothing stored, when there is no valid response.
 */
export async function buy(
  { store, translator, budget, clock }: Shop,
  claims: readonly Claim[],
  payer: Payer,
): Promise<Bought[]> {
  let bought: Bought[] = [];
  try {
    const grant = await budget.take(
      claims.map(({ text }) => text),
      payer,
    );
    if (grant.texts.length > 0) bought = await spend(translator, grant);
  } finally {
    const isBought = new Set(bought.map(({ text }) => text));
    const rest = claims.filter(({ text }) => !isBought.has(text));
    await store.release(rest).catch((error) => claimsNotReleased(rest.length, reasonOf(error)));
  }
  if (bought.length === 0) return bought;
  // A billed translation is returned even if storing it fails.
  await store
    .keep(bought, clock(), payer !== 'site')
    .catch((error) => translationsNotKept(bought.length, reasonOf(error)));
  return bought;
}

async function spend(translator: Translator, { texts, giveBack }: Grant): Promise<Bought[]> {
  try {
    return await ask(translator, texts);
  } catch (error) {
    if (error instanceof Unpaid)
      await giveBack().catch((failure) => budgetNotGivenBack(texts.length, reasonOf(failure)));
    throw error;
  }
}

/** The only caller of the translator. */
async function ask(translator: Translator, texts: readonly string[]): Promise<Bought[]> {
  const answers = await translator.translate(texts, 'ar');
  if (answers.length !== texts.length) throw unavailable('wrong number of translations');
  translationsBought(
    texts.length,
    texts.reduce((sum, text) => sum + text.length, 0),
  );
  const bought = texts
    .map((text, index) => ({ text, translation: withLatinDigits(answers[index]?.trim() ?? '') }))
    .filter(({ translation }) => translation !== '');
  if (bought.length < texts.length) translationsEmpty(texts.length - bought.length);
  return bought;
}

function reasonOf(error: unknown): string | number {
  return codeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
}
