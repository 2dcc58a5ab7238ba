/** Commits are at least a millisecond apart: the in-memory database detects conflicts by update times. */
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
