import { expect, it } from 'vitest';
import { isComplete } from './lighthouse';

const categoryOf = (score: number | null) => ({
  performance: { title: 'Performance', score, auditRefs: [] },
});

it('repeats a run without a score, or with an error', () => {
  expect(isComplete({ audits: {}, categories: categoryOf(0.5) })).toBe(true);
  expect(isComplete({ audits: {}, categories: categoryOf(null) })).toBe(false);
  const runtimeError = { code: 'NO_FCP', message: 'no paint' };
  expect(isComplete({ audits: {}, categories: categoryOf(0.5), runtimeError })).toBe(false);
});
