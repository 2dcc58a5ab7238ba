import type { Direction } from '@alnafitha/contract';
import createCache, { type EmotionCache } from '@emotion/cache';

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** Makes the cache of a direction; what mirrors styles is loaded for Arabic only. */
export async function createStyleCache(direction: Direction): Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({ key: 'mui', prepend: true });
  const { stylisPlugins } = await import('./mirror');
  return createCache({ key: 'muirtl', prepend: true, stylisPlugins });
}

/** Must have been called, and awaited, before the direction shows. */
export async function prepareStyles(direction: Direction): Promise<void> {
  caches[direction] ??= await createStyleCache(direction);
}

export function styleCacheOf(direction: Direction): EmotionCache {
  const cache = caches[direction];
  if (!cache) throw new Error(`The styles of ${direction} are not prepared`);
  return cache;
}
