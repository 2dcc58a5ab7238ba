import { describe, expect, it } from 'vitest';
import { pick } from './choose-images';

const items = Array.from({ length: 20 }, (_, index) => index);

describe('pick', () => {
  it('returns the given number of distinct items', () => {
    for (let times = 0; times < 100; times++) {
      const picked = pick(items, 6);
      expect(new Set(picked).size).toBe(6);
      expect(items).toEqual(expect.arrayContaining(picked));
    }
  });

  it('returns all items if there are fewer', () => {
    expect(pick([1, 2], 6).sort()).toEqual([1, 2]);
    expect(pick([], 6)).toEqual([]);
  });

  it('is uniform', () => {
    const counts = items.map(() => 0);
    for (let times = 0; times < 2000; times++) {
      for (const item of pick(items, 6)) counts[item] = (counts[item] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toSatisfy((times: number) => times > 480 && times < 720);
  });
});
