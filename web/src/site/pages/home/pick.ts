/** A uniform random sample of distinct items; all if there are fewer. */
export function pick<T>(items: readonly T[], count: number): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(Math.random() * rest.length), 1),
  ).flat();
}
