import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runTree } from '../process/tree';
import { ROOT } from '../suite/config';
import { readReport, settle, type Tally, tallyOfVitest } from './tally';

/** Runs the tests of some projects of vitest.config.ts. */
export async function runVitest(
  projects: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const report = resolve(ROOT, `.local/vitest-${projects.join('-')}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const args = [
    resolve(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runTree(process.execPath, args, { env: { ...process.env, ...environment } });
  const counted = readReport<Parameters<typeof tallyOfVitest>[0]>(report);
  return settle(code, counted && tallyOfVitest(counted));
}
