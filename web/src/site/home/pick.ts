/**
 * So many of the items, by chance. The same `seed` (0 to 1) chooses the same ones of the same items, so that a
 * choice survives that a list is drawn anew.
 */
export function pick<T>(items: readonly T[], count: number, seed: number): T[] {
  const rest = [...items];
  let state = Math.floor(seed * 2 ** 32);
  return Array.from({ length: Math.min(count, items.length) }, () => {
    // A linear congruential generator; its high bits are the random ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const [chosen] = rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1);
    return chosen as T;
  });
}
