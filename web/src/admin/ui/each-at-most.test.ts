import { expect, it } from 'vitest';
import { eachAtMost } from './each-at-most';

it('processes all items within the concurrency limit', async () => {
  const done: number[] = [];
  let [atOnce, most] = [0, 0];
  await eachAtMost(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    done.push(item);
  });
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});
