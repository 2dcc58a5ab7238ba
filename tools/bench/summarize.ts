/** The median with the best and the worst; `–` if a run lacks the figure. */
export function summarize(values: readonly number[]): string {
  if (values.some(Number.isNaN)) return '–';
  const sorted = [...values].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
}
