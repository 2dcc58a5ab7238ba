import { describe, expect, it } from 'vitest';
import { pick } from './pick';

const items = Array.from({ length: 20 }, (_, index) => index);

describe('pick', () => {
  it('takes so many different items', () => {
    for (const seed of [0, 0.25, 0.999999]) {
      const picked = pick(items, 6, seed);
      expect(new Set(picked).size).toBe(6);
      expect(items).toEqual(expect.arrayContaining(picked));
    }
  });

  it('takes all where there are fewer', () => {
    expect(pick([1, 2], 6, 0.5).sort()).toEqual([1, 2]);
    expect(pick([], 6, 0.5)).toEqual([]);
  });

  it('chooses the same for the same seed and others for another', () => {
    expect(pick(items, 6, 0.3)).toEqual(pick(items, 6, 0.3));
    expect(pick(items, 6, 0.3)).not.toEqual(pick(items, 6, 0.7));
  });

  it('prefers none', () => {
    const counts = items.map(() => 0);
    for (let seed = 0; seed < 2000; seed++) {
      for (const item of pick(items, 6, seed / 2000)) counts[item] = (counts[item] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toSatisfy((times: number) => times > 480 && times < 720);
  });
});
