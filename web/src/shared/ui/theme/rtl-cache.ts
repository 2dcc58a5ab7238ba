import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/** A cache of Emotion whose plugin mirrors the physical sides in MUI's own styles. */
export function createRtlCache(): EmotionCache {
  return createCache({ key: 'muirtl', stylisPlugins: [rtlPlugin] });
}
