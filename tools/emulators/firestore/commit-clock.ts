/**
 * The database's time, in whole milliseconds. The database takes a document for unchanged since a transaction read
 * it unless it was written at a later time, and Node counts no finer: two within one millisecond would overwrite
 * each other. So each commit (`version` counts them) is later than everything before it.
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
