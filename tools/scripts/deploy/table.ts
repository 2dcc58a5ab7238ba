export interface Row {
  /** Neither `unknown` nor `warning` stops a deployment. */
  readonly state: 'ok' | 'missing' | 'unknown' | 'warning' | 'wrong';
  readonly name: string;
  readonly detail: string;
}

export function rowOf(
  name: string,
  problems: readonly (string | false)[],
  state: 'missing' | 'warning' | 'wrong' = 'missing',
): Row {
  const actualProblems = problems.filter((problem) => problem !== false);
  return { state: actualProblems.length === 0 ? 'ok' : state, name, detail: actualProblems.join('; ') };
}

/** Returns `false` if something is missing or wrong. */
export function printTable(rows: readonly Row[]): boolean {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { state, name, detail } of rows) {
    console.log(`${state.padEnd(7)}  ${name.padEnd(width)}  ${detail}`.trimEnd());
  }
  return rows.every(({ state }) => state !== 'missing' && state !== 'wrong');
}
