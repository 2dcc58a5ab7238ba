import { expect, it } from 'vitest';
import { commitClock } from './commit-clock';

it('gives each commit a later time, and reads the time of the last commit', () => {
  let version = 0;
  const clock = commitClock(
    () => version,
    () => 1000,
  );
  const time = () => clock().getTime();
  expect([time(), time()]).toEqual([1000, 1000]);
  version++;
  expect([time(), time()]).toEqual([1001, 1001]);
  version++;
  expect(time()).toBe(1002);
});

it('follows the system clock and never goes back', () => {
  let now = 1000;
  const clock = commitClock(
    () => 0,
    () => now,
  );
  expect(clock().getTime()).toBe(1000);
  now = 5000;
  expect(clock().getTime()).toBe(5000);
  now = 4000;
  expect(clock().getTime()).toBe(5000);
});
