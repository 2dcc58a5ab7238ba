import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';

/**
 * Runs the parts that the arguments name, or those that are fast, until one fails; then prints where the time went, and keeps
 * that as `test-results/times.txt`.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const RESULTS = resolve(ROOT, 'test-results');
const TIMES = resolve(RESULTS, 'times.txt');
const FAST = ['check', 'test:pages', 'test:api', 'e2e:journeys'];
const SLOWEST = 10;

/** The JSON of Vitest and, below, of Playwright; times are in milliseconds. */
const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
});
const Spec = z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) });
const Suite = z.object({
  file: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

interface FileTime {
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const named = process.argv.slice(2);
const parts: { part: string; seconds: number; files: FileTime[] }[] = [];
let failed = false;
for (const part of named.length > 0 ? named : FAST) {
  const report = part.replace(':', '-');
  const start = performance.now();
  const { exitCode } = await execa('npm', ['run', '--silent', part], {
    cwd: ROOT,
    stdio: 'inherit',
    reject: false,
    env: { TEST_REPORT: resolve(RESULTS, report) },
  });
  failed = exitCode !== 0;
  parts.push({ part, seconds: (performance.now() - start) / 1000, files: timesOf(report) });
  if (failed) break;
}
const table = tableOf();
console.log(table);
writeFileSync(TIMES, table);
process.exit(failed ? 1 : 0);

/** Returns nothing for a part that failed before its tests. */
function timesOf(part: string): FileTime[] {
  return readdirSync(RESULTS)
    .filter((name) => name.startsWith(`${part}.`))
    .flatMap((name) => timesIn(resolve(RESULTS, name)));
}

function timesIn(report: string): FileTime[] {
  const json: unknown = JSON.parse(readFileSync(report, 'utf8'));
  const playwright = PlaywrightReport.safeParse(json);
  if (playwright.success) return playwright.data.suites.map(fileTimeOf);
  return VitestReport.parse(json).testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(ROOT, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
}

function fileTimeOf(suite: z.infer<typeof Suite>): FileTime {
  const durations = durationsOf(suite);
  const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
  return { file: `e2e/${suite.file}`, tests: durations.length, seconds };
}

function durationsOf({ specs, suites = [] }: z.infer<typeof Suite>): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.flatMap(durationsOf)];
}

/** The seconds of a part are those of the clock, those of a file add up its tests. */
function tableOf(): string {
  const files = parts.flatMap((part) => part.files).toSorted((a, b) => b.seconds - a.seconds);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const rows: [string, number, number][] = [
    ...parts.map(({ part, seconds, files: own }): [string, number, number] => [
      part,
      sum(own.map(({ tests }) => tests)),
      seconds,
    ]),
    ['all', sum(files.map(({ tests }) => tests)), sum(parts.map(({ seconds }) => seconds))],
  ];
  const slowest = files
    .slice(0, SLOWEST)
    .map(({ file, tests, seconds }): [string, number, number] => [file, tests, seconds]);
  const width = Math.max(...[...rows, ...slowest].map(([name]) => name.length));
  const line = (name: string, tests: string, seconds: string) =>
    `${name.padEnd(width)}  ${tests.padStart(5)}  ${seconds.padStart(7)}`;
  const lines = (of: readonly [string, number, number][]) =>
    of.map(([name, tests, seconds]) => line(name, `${tests}`, seconds.toFixed(1)));
  return `\n${[
    line('part', 'tests', 'seconds'),
    ...lines(rows),
    '',
    line('slowest files', 'tests', 'seconds'),
    ...lines(slowest),
  ].join('\n')}\n`;
}
