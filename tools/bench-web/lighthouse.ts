import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isInterrupted } from '../scripts/process/command';
import { Failure } from '../scripts/process/failure';
import { runTree } from '../scripts/process/tree';
import { ROOT } from '../scripts/suite/config';
import { blockingTimeOf, Trace } from './blocking';
import { Report, type Run } from './report';

export const PRESETS = ['phone', 'desktop'] as const;
export type Preset = (typeof PRESETS)[number];

/** `simulate` calculates a slow connection and processor from a run without them; `devtools` applies them. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

export interface Conditions {
  readonly preset: Preset;
  readonly throttling: Throttling;
}

/** Lighthouse sometimes misses the start of the page in a fresh Chromium. */
const ATTEMPTS = 4;
/** Lighthouse writes the trace of the report to the second file. */
const REPORT = resolve(ROOT, '.local/lighthouse.json');
const TRACE = resolve(ROOT, '.local/lighthouse-0.trace.json');
const CATEGORIES = 'performance,accessibility,best-practices,seo';

interface Browser {
  readonly executable: string;
  readonly flags: readonly string[];
}

/** One run of Lighthouse in a separate Chromium. Throws a `Failure`. */
export async function runLighthouse(url: string, conditions: Conditions, browser: Browser): Promise<Run> {
  let problem = '';
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    if (isInterrupted()) throw new Failure('Stopped.');
    const { report, output } = await runOnce(url, conditions, browser);
    if (report && !report.runtimeError) {
      const trace = Trace.parse(JSON.parse(readFileSync(TRACE, 'utf8')));
      return {
        report,
        blockingTime: blockingTimeOf(trace, report.configSettings.throttling.cpuSlowdownMultiplier),
      };
    }
    problem = report?.runtimeError?.message ?? output;
  }
  throw new Failure(`Lighthouse could not measure ${url}: ${problem}`);
}

async function runOnce(url: string, { preset, throttling }: Conditions, browser: Browser) {
  mkdirSync(dirname(REPORT), { recursive: true });
  for (const file of [REPORT, TRACE]) rmSync(file, { force: true });
  const args = [
    resolve(ROOT, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    `--throttling-method=${throttling}`,
    `--only-categories=${CATEGORIES}`,
    '--output=json',
    `--output-path=${REPORT}`,
    '--save-assets',
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=--headless=new ${browser.flags.map(quoted).join(' ')}`,
  ];
  const lines: string[] = [];
  const env = { ...process.env, CHROME_PATH: browser.executable };
  await runTree(process.execPath, args, { env, onLine: (line) => lines.push(line) });
  const report = existsSync(REPORT) ? Report.parse(JSON.parse(readFileSync(REPORT, 'utf8'))) : null;
  return { report, output: lines.join('\n') };
}

/** Lighthouse splits the flags at spaces. */
function quoted(flag: string): string {
  return flag.includes(' ') ? flag.replace(/=(.*)/, '="$1"') : flag;
}
