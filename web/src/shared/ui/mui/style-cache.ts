import type { Direction } from '@alnafitha/contract';
import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** Emotion's cache for a direction. MUI's own styles name physical sides; the plugin mirrors them for Arabic. */
export function styleCache(direction: Direction): EmotionCache {
  caches[direction] ??=
    direction === 'ltr'
      ? createCache({ key: 'mui', prepend: true })
      : createCache({ key: 'muirtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] });
  return caches[direction];
}
