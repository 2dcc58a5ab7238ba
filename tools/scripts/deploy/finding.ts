/** `WRONG` stops a deployment; `ADVICE` does not; `UNKNOWN` could not be determined. */
export type State = 'OK' | 'WRONG' | 'ADVICE' | 'UNKNOWN';

/** The result of a check, and how to fix it. */
export interface Finding {
  readonly name: string;
  readonly state: State;
  readonly found: string;
  readonly mend?: string;
}

const LABEL_WIDTH = 'UNKNOWN'.length;

/** One line for each finding, followed by its fix. */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .flatMap(({ name, state, found, mend }) => [
      `${state.padEnd(LABEL_WIDTH)}  ${name.padEnd(width)}  ${found}`,
      ...(mend ? mend.split('\n').map((line) => `${' '.repeat(LABEL_WIDTH + width + 4)}→ ${line}`) : []),
    ])
    .join('\n');
}

/** Such as `18 OK, 1 WRONG, 2 UNKNOWN`. */
export function countFindings(findings: readonly Finding[]): string {
  const states: readonly State[] = ['OK', 'WRONG', 'ADVICE', 'UNKNOWN'];
  return states
    .map((state) => ({ state, count: findings.filter((finding) => finding.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state}`)
    .join(', ');
}

export function areWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === 'WRONG');
}

/** The same findings; those with the given names no longer stop a deployment. */
export function accept(findings: readonly Finding[], names: readonly string[]): Finding[] {
  return findings.map((finding) => {
    const isAccepted = finding.state === 'WRONG' && names.includes(finding.name);
    return isAccepted ? { ...finding, state: 'ADVICE', found: `${finding.found} (accepted)` } : finding;
  });
}
