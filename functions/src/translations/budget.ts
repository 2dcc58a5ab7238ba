import { createHash } from 'node:crypto';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type Client, UNKNOWN_IP } from '../platform/client-ip';
import { serializePerKey } from '../platform/serialize-per-key';
import { budgetExhausted } from './logs';

/** The collection of spent translation budgets, one document per day (UTC), such as `budgets/translation-2026-11-21`. */
export const BUDGETS = 'budgets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a day's document is stored, for inspection. */
const RETENTION_MS = 90 * DAY_MS;
/** How long an instance caches an exhausted budget. Others may have released some. */
const EXHAUSTED_CACHE_MS = 60_000;
/** Cache size of payers with an exhausted quota, which cost no more writes. */
const MAX_CACHED_PAYERS = 1000;

/**
 * Shares of the day's budget: of all visitors together, of the visitors behind one connecting IP, and
 * of one client IP. The site's own content has the whole budget.
 */
export const SHARES = { visitors: 1 / 5, connectingIp: 1 / 10, ip: 1 / 20 } as const;

const Spent = z.object({
  characters: z.int().nonnegative().default(0),
  visitors: z.int().nonnegative().default(0),
});

export interface BudgetOptions {
  /** Maximum characters per day. */
  readonly limit: number;
  readonly clock: () => Date;
}

/** Who requests a translation: the site for its own content, or a client of the public endpoints. */
export type Payer = 'site' | Client;

/** Returns how many of the remaining characters to reserve; a negative number releases some. */
type Reserve = (left: number) => number;

/** Texts with a reservation, and a function that releases it. */
export interface Reservation {
  readonly texts: readonly string[];
  releaseLeases(): Promise<unknown>;
}

export type Budget = ReturnType<typeof createBudget>;

/**
 * The daily budget in characters. They are reserved in Firestore before the API call, so that all instances together
 * stay within the limit, to the character. Source of the counting: https://cloud.google.com/translate/pricing
 */
export function createBudget(db: Firestore, { limit, clock }: BudgetOptions) {
  const budgets = db.collection(BUDGETS);
  const dayOf = (now: Date) => `translation-${now.toISOString().slice(0, 'YYYY-MM-DD'.length)}`;
  const cachedRemainders = new Map<string, { readonly left: number; readonly until: number }>();

  /** The quota documents of a payer besides the day's own, each with its limit. */
  const quotasOf = (payer: Payer, day: string) =>
    payer === 'site'
      ? []
      : // The labels are hashed into stored document ids.
        (
          [
            ['peer', 'connectingIp'],
            ['address', 'ip'],
          ] as const
        ).map(([label, kind]) => ({
          reference: budgets.doc(`${day}-${hashOf(label, payer[kind])}`),
          most: Math.floor(limit * SHARES[kind]),
        }));

  const cacheRemainder = (day: string, payer: Payer, left: number, now: number) => {
    if (cachedRemainders.size >= MAX_CACHED_PAYERS) cachedRemainders.clear();
    cachedRemainders.set(keyOf(day, payer), { left, until: now + EXHAUSTED_CACHE_MS });
  };

  const runReservations = serializePerKey(
    (day: string, requests: readonly { readonly payer: Payer; readonly reserve: Reserve }[]) =>
      db.runTransaction(async (transaction) => {
        const dayReference = budgets.doc(day);
        const quotas = requests.map(({ payer }) => quotasOf(payer, day));
        const references = new Map<string, DocumentReference>([
          [dayReference.path, dayReference],
          ...quotas.flat().map(({ reference }): [string, DocumentReference] => [reference.path, reference]),
        ]);
        const snapshots = await transaction.getAll(...references.values());
        const before = new Map(
          snapshots.map((snapshot) => [snapshot.ref.path, Spent.parse(snapshot.data() ?? {})]),
        );
        const after = new Map([...before].map(([path, spent]) => [path, { ...spent }]));
        const at = (path: string) => after.get(path) ?? { characters: 0, visitors: 0 };
        const now = clock().getTime();
        for (const [index, { payer, reserve }] of requests.entries()) {
          const own = quotas[index] ?? [];
          const all = at(dayReference.path);
          const left = Math.min(
            limit - all.characters,
            payer === 'site' ? Number.POSITIVE_INFINITY : Math.floor(limit * SHARES.visitors) - all.visitors,
            ...own.map(({ reference, most }) => most - at(reference.path).characters),
          );
          const cost = reserve(left);
          all.characters += cost;
          if (payer !== 'site') all.visitors += cost;
          for (const { reference } of own) at(reference.path).characters += cost;
          cacheRemainder(day, payer, left - cost, now);
        }
        for (const [path, reference] of references) {
          if (at(path).characters === before.get(path)?.characters) continue;
          transaction.set(reference, { ...at(path), expireAt: Timestamp.fromMillis(now + RETENTION_MS) });
        }
        return requests;
      }),
  );

  return {
    /** Whether the budget may have room, as far as this instance's cache knows. */
    mayHaveRoom(text: string, payer: Payer): boolean {
      const now = clock();
      const last = cachedRemainders.get(keyOf(dayOf(now), payer));
      return !last || last.until < now.getTime() || charactersOf(text) <= last.left;
    },

    /** Reserves the budget for as many texts as fit, in order. */
    async reserve(texts: readonly string[], payer: Payer): Promise<Reservation> {
      const day = dayOf(clock());
      let reserved: string[] = [];
      let cost = 0;
      await runReservations(day, {
        payer,
        reserve: (left) => {
          // Reset, because Firestore may retry the transaction.
          reserved = [];
          cost = 0;
          for (const text of texts) {
            if (cost + charactersOf(text) > left) continue;
            cost += charactersOf(text);
            reserved.push(text);
          }
          return cost;
        },
      });
      if (reserved.length < texts.length) budgetExhausted(texts.length - reserved.length);
      return { texts: reserved, releaseLeases: () => runReservations(day, { payer, reserve: () => -cost }) };
    },
  };
}

/** The payer of a request. The emulators cannot distinguish clients, so there each request counts for the site. */
export function payerOf(client: Client): Payer {
  return client.connectingIp === UNKNOWN_IP ? 'site' : client;
}

function keyOf(day: string, payer: Payer): string {
  return payer === 'site' ? day : `${day} ${payer.connectingIp} ${payer.ip}`;
}

function hashOf(kind: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, text]))
    .digest('hex')
    .slice(0, 32);
}

function charactersOf(text: string): number {
  return [...text].length;
}
