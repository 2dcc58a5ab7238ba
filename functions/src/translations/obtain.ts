import { setTimeout as sleep } from 'node:timers/promises';
import type { Payer } from './budget';
import { buy, type Shop } from './buy';
import type { Missing } from './store';
import { unavailable } from './unavailable';

/** How often to look whether another instance has bought a text, and for how long: as long as a request may take. */
const PAUSE_MS = 200;
const PATIENCE_MS = 9000;

/** What was found out about texts; one that has no translation is not there. */
export type Translations = ReadonlyMap<string, string>;

/**
 * Buys what nobody has claimed and the budget has a place for, and waits for what another instance buys; where that one gives up or dies, the text
 * is ours to buy. Throws 503.
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
