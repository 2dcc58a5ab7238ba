import { expect, it, vi } from 'vitest';
import { createMemoizer } from './memoize';

function setUp() {
  let now = Date.UTC(2026, 10, 22);
  const work = vi.fn<() => Promise<string>>();
  const sizes = { max: 2, maxSize: 20, sizeOf: (result: string) => result.length };
  const memoize = createMemoizer({ ttl: 1000, clock: () => new Date(now), ...sizes });
  const advance = (milliseconds: number) => {
    now += milliseconds;
  };
  return { work, advance, clear: memoize.clear, call: (key = 'a') => memoize(key, work) };
}

it('runs the work once for concurrent and recent calls', async () => {
  const { work, call, advance } = setUp();
  work.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await Promise.all([call(), call()])).toEqual(['first', 'first']);
  advance(1000);
  expect(await call()).toBe('first');
  advance(1);
  expect(await call()).toBe('second');
  expect(work).toHaveBeenCalledTimes(2);
});

it('shares a failure among concurrent callers and retries for the next', async () => {
  const { work, call } = setUp();
  work.mockRejectedValueOnce(new Error('out of reach')).mockResolvedValueOnce('second');
  const settled = await Promise.allSettled([call(), call()]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await call()).toBe('second');
});

it('evicts the least recently used key, also when the results are too large together', async () => {
  for (const [result, keys, runs] of [
    ['any', 'abccba', 4],
    ['eleven long', 'aabba', 3],
  ] as const) {
    const { work, call } = setUp();
    work.mockResolvedValue(result);
    for (const key of keys) await call(key);
    expect(work).toHaveBeenCalledTimes(runs);
  }
});

it('shares what is not kept, or kept for a time of 0, among concurrent callers only or with nobody', async () => {
  const work = vi.fn(async () => 'missing');
  const options = { max: 2, clock: () => new Date(0) };
  const unkept = createMemoizer<string>({ ...options, ttl: 1000, isKept: (result) => result !== 'missing' });
  await Promise.all([unkept('a', work), unkept('a', work)]);
  expect(work).toHaveBeenCalledTimes(1);
  await unkept('a', work);
  expect(work).toHaveBeenCalledTimes(2);
  const timeless = createMemoizer<string>({ ...options, ttl: 0 });
  await Promise.all([timeless('a', work), timeless('a', work)]);
  expect(work).toHaveBeenCalledTimes(4);
});

it('forgets results and unfinished work when cleared', async () => {
  const { work, call, clear } = setUp();
  let finish = (_: string) => {};
  work.mockReturnValueOnce(new Promise((resolve) => (finish = resolve))).mockResolvedValue('new');
  const unfinished = call();
  clear();
  finish('old');
  expect([await unfinished, await call(), await call()]).toEqual(['old', 'new', 'new']);
  clear();
  await call();
  expect(work).toHaveBeenCalledTimes(3);
});

it('returns results of the present epoch only, to the millisecond', async () => {
  let epoch: Date | undefined;
  const memoize = createMemoizer<number>({
    ttl: 1000,
    max: 9,
    clock: () => new Date(0),
    epoch: async () => epoch,
  });
  let runs = 0;
  const call = () => memoize('a', async () => ++runs);
  expect(await Promise.all([call(), call()])).toEqual([1, 1]);
  epoch = new Date(5);
  expect([await call(), await call()]).toEqual([2, 2]);
  epoch = new Date(6);
  expect(await call()).toBe(3);
});
