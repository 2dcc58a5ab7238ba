import type { Direction } from '@alnafitha/contract';
import createCache from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** One style cache a direction; switching swaps them by value, so that nothing is remounted. */
export const emotionCaches = {
  ltr: createCache({ key: 'mui', prepend: true }),
  rtl: createCache({ key: 'muirtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
} satisfies Record<Direction, unknown>;
