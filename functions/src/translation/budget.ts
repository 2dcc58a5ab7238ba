import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { inTurns } from '../platform/limits-turns';
import { budgetSpent } from './logs';

/** The collection of what was spent on translations, a document a day (UTC), such as `budgets/translation-2026-11-21`. */
export const BUDGETS = 'budgets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a day's document is kept, for whoever wants to look what was spent. */
const KEPT_MS = 90 * DAY_MS;
/** How long an instance takes for granted what it last knew to be left. Others may have given some back. */
const KNOWN_MS = 60_000;

const Spent = z.object({ characters: z.int().nonnegative() });

export interface BudgetOptions {
  /** The most characters of a day. */
  readonly limit: number;
  readonly clock: () => Date;
}

/** Answers how many characters to take of those that are left; fewer than none gives some back. */
type Spending = (left: number) => number;

/** Texts that may be bought, and how to say that they did not cost anything after all. */
export interface Grant {
  readonly texts: readonly string[];
  giveBack(): Promise<unknown>;
}

export type Budget = ReturnType<typeof createBudget>;

/**
 * How many characters may be bought in a day. They are counted in Firestore before the call, so that all instances together
 * stay within the limit, to the character. Source of what counts as one: https://cloud.google.com/translate/pricing
 */
export function createBudget(db: Firestore, { limit, clock }: BudgetOptions) {
  const idOf = (now: Date) => `translation-${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}`;
  let known: { left: number; id: string; until: number } | undefined;

  const spend = inTurns((id: string, asked: readonly Spending[]) => {
    const reference = db.collection(BUDGETS).doc(id);
    return db.runTransaction(async (transaction) => {
      const { characters = 0 } = Spent.partial().parse((await transaction.get(reference)).data() ?? {});
      let spent = characters;
      for (const ask of asked) spent += ask(limit - spent);
      const now = clock().getTime();
      known = { left: limit - spent, id, until: now + KNOWN_MS };
      if (spent !== characters)
        transaction.set(reference, {
          characters: spent,
          expireAt: Timestamp.fromMillis(now + KEPT_MS),
        });
      return asked;
    });
  });

  return {
    /** Whether a text may still find a place, as far as this instance knows without asking. */
    mayAfford(text: string): boolean {
      const now = clock();
      if (!known || known.id !== idOf(now) || known.until < now.getTime()) return true;
      return charactersOf(text) <= known.left;
    },

    /** Takes the texts that fit into what is left of the day, in their order. */
    async take(texts: readonly string[]): Promise<Grant> {
      const id = idOf(clock());
      let taken: string[] = [];
      let cost = 0;
      await spend(id, (left) => {
        // Begun anew where the transaction is tried again.
        taken = [];
        cost = 0;
        for (const text of texts) {
          if (cost + charactersOf(text) > left) continue;
          cost += charactersOf(text);
          taken.push(text);
        }
        return cost;
      });
      if (taken.length < texts.length) budgetSpent(texts.length - taken.length);
      return { texts: taken, giveBack: () => spend(id, () => -cost) };
    },
  };
}

function charactersOf(text: string): number {
  return [...text].length;
}
