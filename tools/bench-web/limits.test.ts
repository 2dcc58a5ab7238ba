import { expect, it } from 'vitest';
import { languageOf, limitsOf } from './limits';

const applied = { preset: 'phone', throttling: 'applied' } as const;

it('limits the times of a phone with applied throttling, by page and language', () => {
  expect(limitsOf('/', applied)).toEqual({ lcp: 1722, hydrated: 3000, tbt: 200, cls: 0.02, scores: {} });
  expect(limitsOf('/ar', applied)).toMatchObject({ lcp: 2037, hydrated: 3500 });
  expect(limitsOf('/portfolio', applied).lcp).toBeUndefined();
});

it('limits the ratio to the static page and the scores with simulated throttling', () => {
  for (const preset of ['phone', 'desktop'] as const)
    expect(limitsOf('/', { preset, throttling: 'simulated' })).toEqual({
      worstRatio: 1.4,
      cls: 0.02,
      scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
    });
});

it('limits only layout shifts of a desktop with applied throttling', () => {
  expect(limitsOf('/', { ...applied, preset: 'desktop' })).toEqual({ cls: 0.02, scores: {} });
});

it('knows Arabic pages by their locale prefix', () => {
  expect(['/', '/ar', '/ar/blog', '/articles'].map(languageOf)).toEqual(['en', 'ar', 'ar', 'en']);
});
