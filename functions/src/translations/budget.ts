import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { budgetExhausted } from '../platform/logs';

/** The collection has a document per day (UTC), such as `budgets/translation-2026-11-21`. */
export const BUDGETS = 'budgets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Documents are kept for inspection. */
export const RETENTION_MS = 90 * DAY_MS;

/** Visitors together may spend this share; the site's content has the whole budget. */
const VISITORS_SHARE = 1 / 5;

const Spent = z.object({
  characters: z.int().nonnegative().default(0),
  /** `characters` includes them. */
  visitors: z.int().nonnegative().default(0),
});

interface BudgetOptions {
  readonly limit: number;
  readonly clock: () => Date;
}

/** The site pays for its own content, visitors for the public endpoints. */
export type Payer = 'site' | 'visitors';

export interface Reservation {
  readonly texts: readonly string[];
  /** Counts the texts if they were billed. */
  settle(isBilled: boolean): Promise<void>;
}

export type Budget = ReturnType<typeof createBudget>;

/** Each instance may overspend by one batch. Source: https://cloud.google.com/translate/pricing */
export function createBudget(db: Firestore, { limit, clock }: BudgetOptions) {
  const inFlight = { site: 0, visitors: 0 };

  return {
    /** Reserves as many texts as fit, in order. */
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
