import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Suite, startSuite } from '../suite/suite';
import { benchApi } from './api';
import { copyPages, type PageOptions } from './pages';
import { benchPanel } from './panel';
import { benchPhotos } from './photos';
import { benchTaps } from './taps';
import { benchVisits } from './visits';

const PARTS = ['visits', 'photos', 'api', 'taps', 'panel', 'pages'];
const USAGE = `Usage: npm run bench -- [--only ${PARTS.join('|')}] [--runs <number>] [--no-priorities] [path …]`;

/** Measures this machine on the sample content; sets no limits. */
async function main(): Promise<void> {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      'no-priorities': { type: 'boolean', default: false },
    },
  });
  const { only, runs } = values;
  if ((only && !PARTS.includes(only)) || !/^[1-9]\d?$/.test(runs)) throw new Error(USAGE);
  const includes = (part: string) => part === (only ?? part);
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);

  const suite = await startSuite({ test: true });
  const options = { runs: Number(runs), paths, priorities: !values['no-priorities'] };
  const benchPages = await benchOn(suite, includes, options).finally(() => suite.stop());
  // The emulators, which would use the processor, have stopped.
  await benchPages?.();
}

async function benchOn(suite: Suite, includes: (part: string) => boolean, options: PageOptions) {
  const { origin, environment } = suite;
  Object.assign(process.env, environment);
  // The function's logger captures the console's methods as it is loaded; its log would hide the figures.
  console.info = () => undefined;
  const { startLocalApi } = await import('./local-api');
  const api = await startLocalApi(`${environment.GCLOUD_PROJECT}`);
  if (includes('visits')) await benchVisits(origin, api);
  if (includes('photos')) await benchPhotos(origin, api);
  await api.stop();
  if (includes('api')) await benchApi(origin);
  if (includes('taps')) await benchTaps(origin, options.runs);
  if (includes('panel')) await benchPanel(origin, options.runs);
  return includes('pages') ? copyPages(origin, options) : undefined;
}

await main();
