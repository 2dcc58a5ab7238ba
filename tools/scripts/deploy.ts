import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { checkReadiness, readParameters } from './deploy/readiness';
import { smokeTest } from './deploy/smoke';
import { printTable } from './deploy/table';

const USAGE = `Usage: npm run deploy -- --project <id>           checks what is missing, deploys, and tests the live site
       npm run deploy -- --project <id> --check   checks only
       npm run deploy -- --smoke <url>            tests a site only`;

const options = {
  project: { type: 'string' },
  check: { type: 'boolean' },
  smoke: { type: 'string' },
} as const;
const { project, check, smoke } = parseArgs({ options }).values;

process.exitCode = await main();

async function main(): Promise<number> {
  if (smoke !== undefined) return test(new URL(smoke).origin);
  if (!project) {
    console.error(USAGE);
    return 1;
  }
  const isReady = printTable(await checkReadiness(project));
  if (check || !isReady) return isReady ? 0 : 1;
  const { exitCode } = await execa('npx', ['firebase', 'deploy', '--project', project], {
    stdio: 'inherit',
    reject: false,
  });
  return exitCode === 0 ? test(readParameters(project).SITE_ORIGIN ?? '') : (exitCode ?? 1);
}

async function test(origin: string): Promise<number> {
  console.log(`\n${origin}`);
  return printTable(await smokeTest(origin)) ? 0 : 1;
}
