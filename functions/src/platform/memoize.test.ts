import { expect, it, vi } from 'vitest';
import { createMemory } from './memoize';

function setUp(ttl = 1000) {
  let now = Date.UTC(2026, 10, 22);
  const work = vi.fn<() => Promise<string>>();
  const remember = createMemory<string>({ ttl, max: 2, clock: () => new Date(now) });
  return {
    work,
    ask: (key = 'a') => remember(key, work),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

it('runs the work once for concurrent and recent calls', async () => {
  const { work, ask, pass } = setUp();
  work.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first']);
  pass(1000);
  expect(await ask()).toBe('first');
  pass(1);
  expect(await ask()).toBe('second');
  expect(work).toHaveBeenCalledTimes(2);
});

it('shares a failure among concurrent callers and retries for the next', async () => {
  const { work, ask } = setUp();
  work.mockRejectedValueOnce(new Error('out of reach')).mockResolvedValueOnce('second');
  expect((await Promise.allSettled([ask(), ask()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await ask()).toBe('second');
});

it('evicts the least recently used key', async () => {
  const { work, ask } = setUp();
  work.mockResolvedValue('any');
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await ask(key);
  expect(work).toHaveBeenCalledTimes(4);
});

it('caches nothing with a time of 0', async () => {
  const { work, ask } = setUp(0);
  work.mockResolvedValue('any');
  await Promise.all([ask(), ask()]);
  expect(work).toHaveBeenCalledTimes(2);
});
