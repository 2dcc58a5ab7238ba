import { expect, it, vi } from 'vitest';
import { remembered } from './remembered';

function setUp() {
  let now = 0;
  const work = vi.fn<() => Promise<string>>();
  const ask = remembered(work, 1000, () => new Date(now));
  return {
    work,
    ask,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

it('does the work once for all who ask at once or soon after', async () => {
  const { work, ask, pass } = setUp();
  work.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first']);
  pass(999);
  expect(await ask()).toBe('first');
  pass(1);
  expect(await ask()).toBe('second');
  expect(work).toHaveBeenCalledTimes(2);
});

it('tells of a failure those who wait for it, and tries again for the next', async () => {
  const { work, ask } = setUp();
  work.mockRejectedValueOnce(new Error('out of reach')).mockResolvedValueOnce('second');
  expect((await Promise.allSettled([ask(), ask()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await ask()).toBe('second');
});
