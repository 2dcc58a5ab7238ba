import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Suite, startSuite } from '../suite/suite';
import { benchApi } from './api';
import { copyPages, type PageOptions } from './pages';
import { benchVisits } from './visits';

const PARTS = ['visits', 'api', 'pages'];
/** Fills a project with messages for minutes, so it runs only when asked for. */
const DESK = 'desk';
const USAGE = `Usage: npm run bench -- [--only ${PARTS.join('|')}] [--runs <number>] [--http1] [path …]
       npm run bench -- --only ${DESK} [--messages <number>], which takes minutes`;

/** Prints figures of this machine, on the sample content; it sets no limits. */
async function main(): Promise<void> {
  const { values, positionals: paths } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      messages: { type: 'string', default: '1000' },
      http1: { type: 'boolean', default: false },
    },
  });
  const { only, runs, messages, http1 } = values;
  const isKnown = !only || [...PARTS, DESK].includes(only);
  if (!isKnown || !/^[1-9]\d?$/.test(runs) || !/^[1-9]\d{0,5}$/.test(messages)) throw new Error(USAGE);
  const includes = (part: string) => part === (only ?? part);
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);

  if (only === DESK) return desk(Number(messages));

  const suite = await startSuite({ test: true });
  const options = { runs: Number(runs), http1, paths };
  const benchPages = await benchOn(suite, includes, options).finally(() => suite.stop());
  // Without the emulators, which would use the processor.
  await benchPages?.();
}

async function desk(messages: number): Promise<void> {
  const suite = await startSuite({ test: true, build: false, only: 'auth,firestore' });
  try {
    prepare(suite);
    const { benchDesk } = await import('./desk');
    await benchDesk(messages);
  } finally {
    await suite.stop();
  }
}

function prepare({ environment }: Suite): void {
  Object.assign(process.env, environment);
  // The function's log would hide the figures. Its logger takes the console's methods when it is loaded.
  console.info = () => undefined;
}

async function benchOn(suite: Suite, includes: (part: string) => boolean, options: PageOptions) {
  const { origin, environment } = suite;
  prepare(suite);
  const { startLocalApi } = await import('./local-api');
  const api = await startLocalApi(`${environment.GCLOUD_PROJECT}`);
  if (includes('visits')) await benchVisits(origin, api);
  await api.stop();
  if (includes('api')) await benchApi(origin);
  return includes('pages') ? copyPages(origin, options) : undefined;
}

await main();
