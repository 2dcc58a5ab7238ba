import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { findChromium } from '../suite/chromium';
import { startSuite } from '../suite/suite';

installChromium();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());
// The function answers from the database, so tests see their writes at once.
process.env.CONTENT_CACHE_MS ??= '0';
console.log('Building the site and the function, starting the emulators …');
const suite = await startSuite({ test: true, signal: interruption.signal });
let failed = false;
const report = process.env.TEST_REPORT;
// The tests share one Firestore: those that write run after those that only read.
for (const project of ['reading', 'writing']) {
  const args = ['test', `--project=${project}`, `--output=test-results/${project}`, ...process.argv.slice(2)];
  const { exitCode } = await execa('playwright', args, {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: { ...suite.environment, ...(report && { TEST_REPORT: `${report}.${project}.json` }) },
  });
  failed ||= exitCode !== 0;
  if (interruption.signal.aborted) break;
}
await suite.stop();
process.exit(failed ? 1 : 0);

/** Installs Playwright's Chromium, or else Debian's, where there is none. */
function installChromium(): void {
  if (findChromium() || existsSync(chromium.executablePath())) return;
  console.log('No Chromium found: installing one …');
  const run = (command: string) => spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0;
  const isInstalled =
    run('npx playwright install chromium') ||
    run('apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium-headless-shell');
  if (isInstalled) return;
  console.error('No Chromium could be installed: install one, or set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
