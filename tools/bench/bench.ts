import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Suite, startSuite } from '../suite/suite';
import { benchApi } from './api';
import { copyPages } from './pages';
import { benchSizes } from './sizes';
import { benchVisits } from './visits';

const PARTS = ['visits', 'api', 'sizes', 'pages'];
const USAGE = `Usage: npm run bench -- [--only ${PARTS.join('|')}] [--runs <number>]`;

/** Prints figures of this machine, on the sample content; it sets no limits. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const { only, runs } = values;
  if ((only && !PARTS.includes(only)) || !/^[1-9]\d?$/.test(runs)) throw new Error(USAGE);
  const includes = (part: string) => part === (only ?? part);
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);

  const suite = await startSuite({ test: true });
  const pages = await benchOn(suite, includes).finally(() => suite.stop());
  // Without the emulators, which would use the processor.
  await pages?.(Number(runs));
}

async function benchOn({ origin, environment }: Suite, includes: (part: string) => boolean) {
  Object.assign(process.env, environment);
  // The function's log would hide the figures. Its logger takes the console's methods when it is loaded.
  console.info = () => undefined;
  const { startLocalApi } = await import('./local-api');
  const api = await startLocalApi(`${environment.GCLOUD_PROJECT}`);
  if (includes('visits')) await benchVisits(origin, api);
  if (includes('sizes')) await benchSizes(origin);
  if (includes('api')) await benchApi(api);
  await api.stop();
  return includes('pages') ? copyPages(origin) : undefined;
}

await main();
