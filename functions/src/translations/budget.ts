import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { budgetExhausted } from '../platform/logs';

/**
 * The collection of spent translation budgets, one document per day (UTC), such as
 * `budgets/translation-2026-11-21`.
 */
export const BUDGETS = 'budgets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a day's document is stored, for inspection. */
const RETENTION_MS = 90 * DAY_MS;

/**
 * The share of the day's budget that all visitors together may spend. The site's own content has the whole
 * budget.
 */
export const VISITORS_SHARE = 1 / 5;

const Spent = z.object({
  characters: z.int().nonnegative().default(0),
  /** Of these, those spent for visitors. */
  visitors: z.int().nonnegative().default(0),
});

export interface BudgetOptions {
  /** Maximum characters per day. */
  readonly limit: number;
  readonly clock: () => Date;
}

/** Who requests a translation: the site for its own content, or a client of the public endpoints. */
export type Payer = 'site' | 'visitors';

/** Texts that fit into the budget. */
export interface Reservation {
  readonly texts: readonly string[];
  /** Counts the texts if they were billed. */
  settle(isBilled: boolean): Promise<void>;
}

export type Budget = ReturnType<typeof createBudget>;

/**
 * The daily budget in characters, counted in Firestore after each API call. An instance knows its own calls
 * in flight but not those of others, so each instance may overspend by one batch. Source of the counting:
 * https://cloud.google.com/translate/pricing
 */
export function createBudget(db: Firestore, { limit, clock }: BudgetOptions) {
  const inFlight = { site: 0, visitors: 0 };

  return {
    /** Reserves the budget for as many texts as fit, in order. */
    async reserve(texts: readonly string[], payer: Payer): Promise<Reservation> {
      const now = clock();
      const day = `translation-${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}`;
      const reference = db.collection(BUDGETS).doc(day);
      const spent = Spent.parse((await reference.get()).data() ?? {});
      const left = Math.min(
        limit - spent.characters - inFlight.site - inFlight.visitors,
        payer === 'site'
          ? Number.POSITIVE_INFINITY
          : Math.floor(limit * VISITORS_SHARE) - spent.visitors - inFlight.visitors,
      );
      let cost = 0;
      const reserved = texts.filter((text) => {
        const fits = cost + charactersOf(text) <= left;
        if (fits) cost += charactersOf(text);
        return fits;
      });
      inFlight[payer] += cost;
      if (reserved.length < texts.length) budgetExhausted(texts.length - reserved.length);
      return {
        texts: reserved,
        async settle(isBilled) {
          const counted = FieldValue.increment(cost);
          const expireAt = Timestamp.fromMillis(now.getTime() + RETENTION_MS);
          const counts = { characters: counted, ...(payer === 'visitors' && { visitors: counted }) };
          try {
            if (isBilled && cost > 0) await reference.set({ ...counts, expireAt }, { merge: true });
          } finally {
            inFlight[payer] -= cost;
          }
        },
      };
    },
  };
}

function charactersOf(text: string): number {
  return [...text].length;
}
