import type { Direction } from '@alnafitha/contract';
import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** A cache of Emotion for a direction. MUI's own styles name physical sides; the plugin mirrors them for Arabic. */
export function createStyleCache(direction: Direction): EmotionCache {
  return direction === 'ltr'
    ? createCache({ key: 'mui' })
    : createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] });
}

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** The document's cache for a direction. */
export function styleCache(direction: Direction): EmotionCache {
  caches[direction] ??= createStyleCache(direction);
  return caches[direction];
}
