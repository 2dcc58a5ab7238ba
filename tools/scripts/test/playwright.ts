import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTree } from '../process/tree';
import { ROOT } from '../suite/config';
import { provideChromium } from './chromium';
import { readReport, settle, type Tally, tallyOfPlaywright } from './tally';

/** Runs the end-to-end tests of e2e/ against a running suite. */
export async function runTests(environment: Readonly<Record<string, string>>): Promise<Tally> {
  const report = resolve(ROOT, '.local/e2e.json');
  rmSync(report, { force: true });
  const args = [
    resolve(ROOT, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e/playwright.config.ts',
    '--forbid-only',
    '--reporter=list,json',
  ];
  const env = {
    ...process.env,
    ...environment,
    CHROMIUM_PATH: await provideChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const code = await runTree(process.execPath, args, { env });
  const counted = readReport<Parameters<typeof tallyOfPlaywright>[0]>(report);
  return settle(code, counted && tallyOfPlaywright(counted));
}
