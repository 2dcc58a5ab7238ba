/**
 * The database's clock, in whole milliseconds. The in-memory database detects conflicts by update times, and `Date` has
 * no finer unit: two transactions within one millisecond would overwrite each other. So each commit (`version` counts
 * them) is at least one millisecond later than the one before.
 */
export function commitClock(version: () => number, now: () => number = Date.now): () => Date {
  let last = 0;
  let lastVersion = version();
  return () => {
    const current = version();
    last = Math.max(now(), current === lastVersion ? last : last + 1);
    lastVersion = current;
    return new Date(last);
  };
}
