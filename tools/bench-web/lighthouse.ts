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

/** Applied: by Chromium while the page loads. Simulated: computed afterwards from a load without throttling. */
export const THROTTLINGS = ['applied', 'simulated'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** How Lighthouse measures a page. */
export interface Mode {
  readonly preset: Preset;
  readonly throttling: Throttling;
}

/** Lighthouse sometimes misses the start of the page in a fresh Chromium, or a metric. */
const ATTEMPTS = 4;
/** Lighthouse writes the trace of the report to the second file. */
const REPORT = resolve(ROOT, '.local/lighthouse.json');
const TRACE = resolve(ROOT, '.local/lighthouse-0.trace.json');
const METHODS = { applied: 'devtools', simulated: 'simulate' } as const;
/** The other categories do not depend on throttling. */
const CATEGORIES = { applied: 'performance', simulated: 'performance,accessibility,best-practices,seo' };
const PHONE_SLOWDOWN = 4;

interface Browser {
  readonly executable: string;
  readonly flags: readonly string[];
}

/** One run of Lighthouse in a separate Chromium, throttled as its preset says. Throws a `Failure`. */
export async function runLighthouse(url: string, mode: Mode, browser: Browser): Promise<Run> {
  let problem = '';
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    if (isInterrupted()) throw new Failure('Stopped.');
    const { report, output } = await runOnce(url, mode, browser);
    if (report && isComplete(report)) {
      const trace = Trace.parse(JSON.parse(readFileSync(TRACE, 'utf8')));
      return { report, blockingTime: blockingTimeOf(trace, slowdownOf(mode)) };
    }
    problem = report?.runtimeError?.message ?? `not all metrics were measured. ${output}`;
  }
  throw new Failure(`Lighthouse could not measure ${url}: ${problem}`);
}

/** Whether every metric was measured; Lighthouse misses some on a busy machine. */
export function isComplete({ runtimeError, categories }: Report): boolean {
  return !runtimeError && Object.values(categories).every(({ score }) => score !== null);
}

/** How many times slower the processor is than in the trace. Applied throttling slows down the trace itself. */
function slowdownOf({ preset, throttling }: Mode): number {
  return preset === 'phone' && throttling === 'simulated' ? PHONE_SLOWDOWN : 1;
}

async function runOnce(url: string, { preset, throttling }: Mode, browser: Browser) {
  mkdirSync(dirname(REPORT), { recursive: true });
  for (const file of [REPORT, TRACE]) rmSync(file, { force: true });
  const args = [
    resolve(ROOT, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    `--throttling-method=${METHODS[throttling]}`,
    `--only-categories=${CATEGORIES[throttling]}`,
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
