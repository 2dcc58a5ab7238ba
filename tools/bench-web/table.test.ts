import { expect, it } from 'vitest';
import type { Figures } from './report';
import { medianOf, tableOf } from './table';

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const aRun = (changes: Partial<Figures> = {}): Figures => ({
  fcp: 500,
  lcp: 1000,
  hydrated: 1500,
  tbt: 0,
  ownTbt: 0,
  cls: 0,
  bytes: 120_000,
  requests: 20,
  earlyApiRequests: 0,
  scores,
  ...changes,
});

it('takes medians, and the maximum of the early API requests', () => {
  const runs = [
    aRun({ lcp: 900, earlyApiRequests: 2 }),
    aRun({ lcp: 3000, scores: { ...scores, performance: 80 } }),
    aRun({ lcp: 1100, tbt: 40 }),
  ];
  expect(medianOf(runs)).toEqual(aRun({ lcp: 1100, earlyApiRequests: 2 }));
});

it('shows a page beside the static one', () => {
  const beside = aRun();
  const [, , page, other] = tableOf([
    { name: '/', figures: aRun({ lcp: 1250 }), beside, worstLcp: 1.5 },
    { name: 'static', figures: aRun({ hydrated: Number.NaN }) },
  ]).split('\n');
  const cells = (line = '') => line.split('|').map((cell) => cell.trim());
  expect(cells(page).slice(1, 7)).toEqual(['/', '500', '1250', '1.25', '1.50', '1500']);
  expect(cells(page).slice(7, 13)).toEqual(['0', '0', '0.000', '120', '20', '0']);
  expect(cells(page).slice(13, 17)).toEqual(['100', '100', '100', '100']);
  expect(cells(other).slice(4, 7)).toEqual(['', '', '']);
});
