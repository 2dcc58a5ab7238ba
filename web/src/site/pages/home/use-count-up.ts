import { useEffect, useState } from 'react';

/** Duration and interval of the counter, in milliseconds. */
const DURATION = 2000;
const TICK = 16;

/** Counts from 0 to the target once `isStarted`; `isStill` returns the target at once. */
export function useCountUp(target: number, isStarted: boolean, isStill: boolean): number {
  const [ticks, setTicks] = useState(0);
  const lastTick = DURATION / TICK;
  const isRunning = isStarted && !isStill && ticks < lastTick;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((before) => before + 1), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  return isStill ? target : Math.round((target * Math.min(ticks, lastTick)) / lastTick);
}
