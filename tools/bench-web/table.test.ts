import { describe, expect, it } from 'vitest';
import type { Mode } from './lighthouse';
import type { Figures } from './report';
import { medianOf, type Row, tableOf } from './table';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const aRun = (changes: Partial<Figures> = {}): Figures => ({
  fcp: 800,
  lcp: 1000,
  hydrated: 2000,
  tbt: 0,
  ownTbt: 0,
  cls: 0,
  bytes: 120_000,
  requests: 20,
  earlyApiRequests: 0,
  scores,
  ...changes,
});
const APPLIED: Mode = { preset: 'phone', throttling: 'applied' };
const SIMULATED: Mode = { preset: 'phone', throttling: 'simulated' };

/** The cells of a row beside a static page, by column. */
function cellsOf(runs: readonly Figures[], mode: Mode, beside: Row['beside'] = [aRun()]) {
  const [head = '', , row = ''] = tableOf([{ path: '/', runs, beside }], mode).split('\n');
  const split = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const cells = split(row);
  return Object.fromEntries(split(head).map((name, column) => [name, cells[column]]));
}

it('takes medians, and the maximum of the early API requests', () => {
  const runs = [
    aRun({ lcp: 900, earlyApiRequests: 2 }),
    aRun({ lcp: 3000, scores: { ...scores, performance: 80 } }),
    aRun({ lcp: 1100, tbt: 40 }),
  ];
  expect(medianOf(runs)).toEqual(aRun({ lcp: 1100, earlyApiRequests: 2 }));
});

describe('the table', () => {
  it('shows hydration with applied throttling, where only performance is scored', () => {
    expect(cellsOf([aRun({ lcp: 1250, scores: { performance: 90 } })], APPLIED)).toEqual({
      page: '/',
      'FCP ms': '800',
      'LCP ms': '1250',
      '× static': '1.25',
      'hydrated ms': '2000',
      'TBT ms': '0',
      'own TBT ms': '0',
      CLS: '0.000',
      kB: '120',
      requests: '20',
      'API before view': '0',
      performance: '90',
    });
  });

  it('shows the worst of the simulated runs beside the static page in the same run', () => {
    const runs = [aRun({ lcp: 1300 }), aRun({ lcp: 1200 }), aRun({ lcp: 1250 })];
    const beside = [aRun({ lcp: 1300 }), aRun({ lcp: 800 }), aRun({ lcp: 1000 })];
    expect(cellsOf(runs, SIMULATED, beside)).toMatchObject({ '× static': '1.25', 'worst ×': '1.50 over' });
    expect(cellsOf(runs, SIMULATED, beside)).not.toHaveProperty('hydrated ms');
  });

  it('marks what is over the limits of applied throttling', () => {
    const run = aRun({ lcp: 1723, hydrated: 3001, tbt: 201, cls: 0.021 });
    expect(cellsOf([run], APPLIED)).toMatchObject({
      'LCP ms': '1723 over',
      'hydrated ms': '3001 over',
      'TBT ms': '201 over',
      CLS: '0.021 over',
    });
  });

  it('marks scores below the lowest with simulated throttling', () => {
    const run = aRun({ scores: { ...scores, performance: 94, seo: 99 } });
    expect(cellsOf([run], SIMULATED)).toMatchObject({
      performance: '94 over',
      accessibility: '100',
      SEO: '99 over',
    });
  });

  it('marks nothing of the static page', () => {
    const row = { path: '/static-page-english', runs: [aRun({ lcp: 9000, tbt: 900, hydrated: Number.NaN })] };
    expect(tableOf([row], APPLIED)).not.toContain('over');
  });
});
