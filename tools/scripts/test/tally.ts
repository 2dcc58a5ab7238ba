import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** A check without tests of its own counts as one. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A file that fails to load is one failure beside the failed tests. */
export function tallyOfVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export function tallyOfPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * Combines a runner's count with its exit code: a runner that failed without a failed test, left no report or ran
 * no test counts as one failure.
 */
export function settle(exitCode: number, counted: Tally | null): Tally {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 };
  const hasHiddenFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: hasHiddenFailure ? 1 : failed };
}

export function add(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** `null` when the runner wrote none. */
export function readReport<R>(file: string): R | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
