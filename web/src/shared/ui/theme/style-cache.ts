import type { Direction } from '@alnafitha/contract';
import createCache, { type EmotionCache } from '@emotion/cache';

/** Adds no vendor prefixes: the supported browsers need none but for `user-select`. */
export const createLtrCache = (): EmotionCache => createCache({ key: 'mui', stylisPlugins: [] });

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** English visitors do not need its 3 kB plugin. */
export async function loadRtlCache(): Promise<void> {
  const { createRtlCache } = await import('./rtl-cache');
  caches.rtl ??= createRtlCache();
}

/** The Arabic cache must have been loaded. */
export function styleCache(direction: Direction): EmotionCache {
  if (direction === 'ltr') caches.ltr ??= createLtrCache();
  const cache = caches[direction];
  if (!cache) throw new Error('styleCache("rtl") needs loadRtlCache()');
  return cache;
}
