import { setTimeout as sleep } from 'node:timers/promises';
import type { Payer } from './budget';
import { buy, type Shop } from './buy';
import type { Missing } from './store';
import { unavailable } from './unavailable';

/** Poll interval and timeout for a text that another instance is translating; the timeout is a request's. */
const PAUSE_MS = 200;
const PATIENCE_MS = 9000;

/** Translations by text; a text without one is missing. */
export type Translations = ReadonlyMap<string, string>;

/**
 * Requests translations of texts without a lease within the budget, and waits for those that another instance has leased; if that one fails, its lease is
 * acquired. Throws 503.
 */
export async function obtain(shop: Shop, wanted: readonly Missing[], payer: Payer): Promise<Translations> {
  const { store, budget, clock } = shop;
  const obtained = new Map<string, string>();
  const began = performance.now();
  let missing = wanted.filter(({ text }) => budget.mayAfford(text, payer));
  if (missing.length === 0) return obtained;
  for (;;) {
    const claims = await store.claim(missing, clock(), payer !== 'site');
    if (claims.length > 0) {
      for (const { text, translation } of await buy(shop, claims, payer)) obtained.set(text, translation);
    }
    const isSettled = new Set(claims.map(({ text }) => text));
    const others = missing.map(({ text }) => text).filter((text) => !isSettled.has(text));
    if (others.length === 0) return obtained;
    if (performance.now() - began > PATIENCE_MS) throw unavailable('another instance is still translating');
    await sleep(PAUSE_MS);
    const state = await store.read(others, clock());
    for (const [text, translation] of state.translations) obtained.set(text, translation);
    missing = state.missing;
    if (missing.length === 0) return obtained;
  }
}
