import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { queueDecoding } from './decode-queue';

/** Queues works, and returns the names of those that run at once until all are done. */
async function runningTogether(works: Readonly<Record<string, boolean>>): Promise<string[][]> {
  const steps: string[][] = [];
  const running = new Map<string, () => void>();
  const done = Object.entries(works).map(([name, isLarge]) =>
    queueDecoding(async () => {
      await new Promise<void>((resolve) => running.set(name, resolve));
      running.delete(name);
    }, isLarge),
  );
  for (;;) {
    await setImmediate();
    const [first] = [...running].sort(([a], [b]) => a.localeCompare(b)).map(([, end]) => end);
    if (!first) break;
    steps.push([...running.keys()].sort());
    first();
  }
  await Promise.all(done);
  return steps;
}

it('decodes two images at a time, but one large one', async () => {
  expect(await runningTogether({ a: false, b: false, c: false })).toEqual([['a', 'b'], ['b', 'c'], ['c']]);
  expect(await runningTogether({ A: true, B: true, c: false })).toEqual([['A'], ['B', 'c'], ['c']]);
  expect(await runningTogether({ A: true, b: false })).toEqual([['A', 'b'], ['b']]);
});
