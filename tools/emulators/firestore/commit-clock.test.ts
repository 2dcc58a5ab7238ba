import { expect, it } from 'vitest';
import { commitClock } from './commit-clock';

it('gives each commit a later time, and reads the time of the last commit', () => {
  let version = 0;
  const systemTime = () => 1000;
  const clock = commitClock(() => version, systemTime);
  const time = () => clock().getTime();
  expect([time(), time()]).toEqual([1000, 1000]);
  version++;
  expect([time(), time()]).toEqual([1001, 1001]);
  version++;
  expect(time()).toBe(1002);
});

it('follows the system clock and never goes back', () => {
  let now = 0;
  const version = () => 0;
  const clock = commitClock(version, () => now);
  const times = [1000, 5000, 4000].map((systemTime) => {
    now = systemTime;
    return clock().getTime();
  });
  expect(times).toEqual([1000, 5000, 5000]);
});
