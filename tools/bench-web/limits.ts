import type { Mode } from './lighthouse';

/** Milliseconds of earlier builds, on a phone with applied throttling. */
const EARLIER_LCP: Readonly<Record<string, number>> = { '/': 1640, '/ar': 1940, '/services': 1600 };

/** The largest times, ratios and shifts, and the lowest scores, that a page may have. Absent: none. */
export interface Limits {
  readonly lcp?: number | undefined;
  /** LCP divided by that of the static page, in every run. */
  readonly worstRatio?: number;
  readonly hydrated?: number;
  readonly tbt?: number;
  readonly cls: number;
  readonly scores: Readonly<Record<string, number>>;
}

const CLS = 0.02;

export function limitsOf(path: string, { preset, throttling }: Mode): Limits {
  if (throttling === 'simulated') {
    const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
    return { worstRatio: 1.4, cls: CLS, scores };
  }
  if (preset === 'desktop') return { cls: CLS, scores: {} };
  const earlier = EARLIER_LCP[path];
  return {
    lcp: earlier && earlier * 1.05,
    hydrated: languageOf(path) === 'ar' ? 3500 : 3000,
    tbt: 200,
    cls: CLS,
    scores: {},
  };
}

/** The language of a page, by its locale prefix. */
export function languageOf(path: string): 'en' | 'ar' {
  return /^\/ar(\/|$)/.test(path) ? 'ar' : 'en';
}
