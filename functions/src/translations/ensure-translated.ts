import { setTimeout as sleep } from 'node:timers/promises';
import type { Payer } from './budget';
import { requestTranslations, type TranslationDependencies } from './request-translations';
import type { Missing } from './store';
import { unavailable } from './unavailable';

/** Poll interval and timeout for a text that another instance is translating; the timeout is a request's. */
const POLL_MS = 200;
const TIMEOUT_MS = 9000;

/** Translations by text; a text without one is missing. */
export type Translations = ReadonlyMap<string, string>;

/**
 * Requests translations of texts without a lease within the budget, and waits for those that another instance has leased; if that one fails, its lease is
 * acquired. Throws 503.
 */
export async function ensureTranslated(
  dependencies: TranslationDependencies,
  wanted: readonly Missing[],
  payer: Payer,
): Promise<Translations> {
  const { store, budget, clock } = dependencies;
  const translated = new Map<string, string>();
  const startedAt = performance.now();
  let missing = wanted.filter(({ text }) => budget.mayHaveRoom(text, payer));
  if (missing.length === 0) return translated;
  for (;;) {
    const leases = await store.acquireLeases(missing, clock(), payer !== 'site');
    if (leases.length > 0) {
      for (const { text, translation } of await requestTranslations(dependencies, leases, payer))
        translated.set(text, translation);
    }
    const isSettled = new Set(leases.map(({ text }) => text));
    const others = missing.map(({ text }) => text).filter((text) => !isSettled.has(text));
    if (others.length === 0) return translated;
    if (performance.now() - startedAt > TIMEOUT_MS)
      throw unavailable('another instance is still translating');
    await sleep(POLL_MS);
    const state = await store.read(others, clock());
    for (const [text, translation] of state.translations) translated.set(text, translation);
    missing = state.missing;
    if (missing.length === 0) return translated;
  }
}
