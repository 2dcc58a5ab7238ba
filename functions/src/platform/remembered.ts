/**
 * The work, done once for all who ask within `milliseconds`. What fails is told to those who wait for it, and tried again
 * for the next.
 */
export function remembered<T>(
  work: () => Promise<T>,
  milliseconds: number,
  clock: () => Date,
): () => Promise<T> {
  let last: { readonly result: Promise<T>; readonly until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (last && now < last.until) return last.result;
    const begun = { result: work(), until: now + milliseconds };
    last = begun;
    begun.result.catch(() => {
      if (last === begun) last = undefined;
    });
    return begun.result;
  };
}
