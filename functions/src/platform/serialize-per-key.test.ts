import { setImmediate as soon } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { serializePerKey } from './serialize-per-key';

it('batches concurrent calls in order and returns each result', async () => {
  const work = vi.fn(async (_key: string, items: readonly number[]) => items.map((item) => item * 10));
  const submit = serializePerKey(work);
  expect(await Promise.all([submit('a', 1), submit('a', 2), submit('b', 3), submit('a', 4)])).toEqual([
    10, 20, 30, 40,
  ]);
  expect(work.mock.calls).toEqual([
    ['a', [1, 2, 4]],
    ['b', [3]],
  ]);
});

it('never runs one key concurrently and continues after a failure', async () => {
  let running = 0;
  const submit = serializePerKey(async (_key: string, items: readonly number[]) => {
    running += 1;
    expect(running).toBe(1);
    await soon();
    running -= 1;
    if (items.includes(1)) throw new Error('down');
    return items;
  });
  const first = submit('a', 1);
  const rejected = expect(first).rejects.toThrow('down');
  await Promise.resolve();
  await Promise.resolve();
  const second = submit('a', 2);
  await rejected;
  expect(await second).toBe(2);
  expect(await submit('a', 3)).toBe(3);
});
