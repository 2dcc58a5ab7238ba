import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { loadRtlCache, styleCache } from '../src/shared/ui/theme/style-cache';
import { restoreMotion } from './reduced-motion';
import './speed-up';

// Slow machines need longer.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom has no fonts.
Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });

afterEach(() => {
  cleanup();
  restoreMotion();
  localStorage.clear();
  sessionStorage.clear();
});

// happy-dom matches every rule for each computed style, so that each file would be slower than the one
// before.
afterAll(async () => {
  await loadRtlCache();
  for (const direction of ['ltr', 'rtl'] as const) {
    const cache = styleCache(direction);
    cache.sheet.flush();
    Object.assign(cache, { inserted: {}, registered: {} });
  }
});
