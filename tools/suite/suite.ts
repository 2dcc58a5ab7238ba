import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { allowAuthEmulator, readHealth } from '@alnafitha/contract';
import { execa } from 'execa';
import waitOn from 'wait-on';
import { emulatorEnvironment, localPrograms } from '../emulators/environment';
import { seed } from '../emulators/seed';
import { toOther } from '../emulators/translator/arabic';
import { glossary } from '../emulators/translator/glossary';
import { startTranslator } from '../emulators/translator/server';
import { PROJECT, ROOT, type SuiteConfig, writeConfig } from './config';
import { type RunRecord, recordRun, removeKilledRuns } from './runs';
import { createStoredData, type StoredData, storedAt } from './stored-data';

const ALL = 'auth,functions,firestore,hosting,storage';
/** A busy machine takes minutes, and a failing emulator ends by itself. Google's are downloaded first. */
const TIMEOUT_MS = { own: 600_000, official: 900_000 };
/** Errors of the CLI and the function, and downloads. */
const NOTABLE = /^(?:⬢|✖|Error:)|^> .*"severity":"(?:ERROR|CRITICAL)"|^i .*\bdownloading\b/i;
/** The Firebase CLI and the emulators report a taken port in these words. */
const PORT_TAKEN = /EADDRINUSE|port taken|Port \d+ is not (?:open|available)/;
const MAX_ATTEMPTS = 5;
/** Replaced when the origin is known. */
const BUILT_ORIGIN = 'http://site.invalid';

const CLI_ENVIRONMENT = {
  NO_COLOR: '1',
  // Otherwise every start fetches news and updates, and probes for Google's metadata server.
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  // The CLI starts up to fifty processes for concurrent requests, and drops a request whose process starts
  // slowly.
  FUNCTIONS_EMULATOR_PARALLEL: '8',
  // The default is ten seconds, after which a busy machine starts without functions.
  FUNCTIONS_DISCOVERY_TIMEOUT: '300',
};

interface SuiteOptions {
  /** Uses any free ports, starts with the sample content and stores nothing. */
  readonly test?: boolean;
  /** `false` serves the last build. */
  readonly build?: boolean;
  /** The Firebase CLI's names; without Functions there is no sample content. */
  readonly only?: string;
  /** Google's own emulators of Firestore and the Storage rules. */
  readonly official?: boolean;
  /** Starts with the sample content instead of the last run's data. */
  readonly fresh?: boolean;
  /** Stops the suite, also while it starts. */
  readonly signal?: AbortSignal;
}

export interface Suite {
  readonly origin: string;
  readonly logFile: string;
  /** When the restored data were stored. */
  readonly restored: Date | undefined;
  /** The next run begins with this one's data. */
  readonly stores: boolean;
  /** The Admin SDK and the tests find this suite by these variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves when the Firebase CLI has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends everything that it started, and stores the data. */
  stop(): Promise<void>;
}

/** Resolves once the API responds. Starts again when another program takes a port after the build. */
export async function startSuite(options: SuiteOptions = {}): Promise<Suite> {
  const { test = false, build = true, official = false, fresh = false } = options;
  if (build) await buildAll();
  const otherRuns = removeKilledRuns();
  // Two runs would overwrite each other's data.
  const stores = !test && !otherRuns.some((run) => run.stores);
  const data = stores ? resolve(ROOT, official ? '.local/official-data' : '.local/data') : null;
  if (data && fresh) rmSync(data, { recursive: true, force: true });
  const record = recordRun(stores);
  const name = stores ? 'local' : `run-${process.pid}`;
  for (let attempt = 1; ; attempt += 1) {
    const config = await writeConfig(name, test || attempt > 1);
    if (!stores) record.add({ path: config.file });
    record.add({ path: config.site });
    try {
      return await startEmulators(config, { ...options, data, record });
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === MAX_ATTEMPTS) {
        record.end();
        throw error;
      }
      console.log(`${error.message} Trying other ports …`);
    }
  }
}

export class PortTaken extends Error {}

interface EmulatorOptions extends SuiteOptions {
  /** Keeps the data between runs, if this run does. */
  readonly data: string | null;
  readonly record: RunRecord;
}

/** Throws `PortTaken` when a port is in use by then. */
async function startEmulators(config: SuiteConfig, options: EmulatorOptions): Promise<Suite> {
  const { test = false, only = ALL, official = false, signal, data, record } = options;
  const { environment } = config;
  const origin = environment.SUITE_ORIGIN ?? '';
  if (only.includes('hosting')) placeSite(config, origin);

  const restored = data ? storedAt(data) : undefined;
  const logFile = resolve(ROOT, `.local/emulators${test ? '-test' : data ? '' : '-second'}.log`);
  const log = createWriteStream(logFile);
  let reportPortTaken: (reason: string) => void = () => undefined;
  const portTaken = new Promise<never>((_, reject) => {
    reportPortTaken = (reason) => reject(new PortTaken(reason));
  });
  const translator = await startTranslator({
    port: config.translatorPort,
    glossary,
    fallback: test ? undefined : toOther,
    onUnknown: (text) =>
      log.write(`translator: no translation in the glossary for ${JSON.stringify(text)}\n`),
  }).catch(asPortTaken);
  const mailServer = only.includes('functions') ? startMailServer(config) : null;
  record.add({ pid: mailServer?.pid });
  const { cli, ended } = startCli(config, [only, ...(data && restored ? ['--import', data] : [])], {
    official,
    record,
    onLine(line) {
      log.write(`${line}\n`);
      const [, moved] = /Local server: (http:\S+)/.exec(line) ?? [];
      if (PORT_TAKEN.test(line) || (moved && moved !== origin)) reportPortTaken(line);
    },
  });
  const hasEnded = ended
    .then((debugLog) => {
      log.write(debugLog);
      return Promise.all([translator.stop(), mailServer?.stop()]);
    })
    .then(() => void log.end());
  void mailServer?.ended.then(() => reportPortTaken('The mail server ended.'));
  const hasFailed = Promise.race([portTaken, ended.then((debugLog) => Promise.reject(failureOf(debugLog)))]);
  // Nothing may be waiting for it.
  hasFailed.catch(() => undefined);

  let storedData: StoredData | undefined;
  const ending = new AbortController();
  const stop = async () => {
    if (!ending.signal.aborted) {
      ending.abort();
      await storedData?.store().catch(reportUnstored);
      cli.kill('SIGINT');
    }
    await hasEnded;
    record.end();
  };
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) void stop();
  try {
    const resources = only.includes('functions')
      ? [`http-get://${config.hosts.hosting}${readHealth.path}`]
      : only.split(',').map((name) => `tcp:${config.hosts[name]}`);
    const timeout = official ? TIMEOUT_MS.official : TIMEOUT_MS.own;
    await Promise.race([
      waitOn({ resources, timeout, interval: 200, window: 0, simultaneous: 1, tcpTimeout: 1000 }),
      hasFailed,
    ]);
    if (only.includes('functions') && !restored) {
      Object.assign(process.env, environment);
      await Promise.race([seed(), hasFailed]);
    }
    if (data) storedData = await createStoredData(environment, data);
  } catch (error) {
    signal?.removeEventListener('abort', stop);
    await stop();
    if (error instanceof PortTaken) throw error;
    throw new Error(`The local Firebase did not start; ${logFile} says why.`, { cause: error });
  }
  void storedData?.storeRegularly(ending.signal, reportUnstored);
  return { origin, logFile, environment, restored, stores: data !== null, ended: hasEnded, stop };
}

/** The console of the CLI names no unexpected error; its debug log does. */
export function failureOf(debugLog: string): Error {
  const lines = debugLog.split('\n').filter((line) => /Error\b|EADDRINUSE/.test(line));
  const portTaken = lines.find((line) => PORT_TAKEN.test(line));
  return portTaken
    ? new PortTaken(portTaken)
    : new Error(['The Firebase CLI ended by itself.', ...lines.slice(-3)].join('\n'));
}

function asPortTaken(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new PortTaken(error.message)
    : error;
}

function reportUnstored(error: unknown): void {
  console.error('Your last changes could not be stored in .local/:', error);
}

/** Shows the output only when the build fails. */
async function buildAll(): Promise<void> {
  const { failed, all } = await execa('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    all: true,
    reject: false,
    env: { SITE_ORIGIN: BUILT_ORIGIN },
  });
  if (failed) throw new Error(`The build failed:\n${all}`);
}

/** Built files that contain the origin. */
const NAMES_ORIGIN = /\.(?:html|txt)$/;

/** The copy has the real origin, and may call the Auth emulator on another port. */
function placeSite({ site, hosts }: SuiteConfig, origin: string): void {
  const built = resolve(ROOT, 'web/dist');
  rmSync(site, { recursive: true, force: true });
  // `npm run dev` may start without a build: Vite serves its pages.
  mkdirSync(built, { recursive: true });
  cpSync(built, site, { recursive: true });
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!NAMES_ORIGIN.test(name)) continue;
    const file = resolve(site, name);
    const text = readFileSync(file, 'utf8').replaceAll(BUILT_ORIGIN, origin);
    writeFileSync(file, name.endsWith('.html') ? allowAuthEmulator(text, `${hosts.auth}`) : text);
  }
}

/** MailDev receives every mail, and shows them in the browser. */
function startMailServer({ mailPorts: { smtp, web } }: SuiteConfig) {
  const address = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--smtp', `${smtp}`, '--web', `${web}`];
  const server = execa('maildev', [...address, '--max-emails', '1000', '--silent'], {
    cwd: ROOT,
    preferLocal: true,
    stdio: 'ignore',
    reject: false,
    env: localPrograms(process.env),
  });
  return {
    pid: server.pid,
    ended: server.then(() => undefined),
    async stop() {
      server.kill();
      await server;
    },
  };
}

/** Runs in a separate process group, so that Ctrl-C ends it only after its data are stored. */
function startCli(
  { file, environment }: SuiteConfig,
  [only = '', ...args]: string[],
  { official, record, onLine }: { official: boolean; record: RunRecord; onLine: (line: string) => void },
) {
  // The CLI discovers the functions through a file: its default listens on a random port, maybe one of the
  // suite's, and takes three seconds. The Storage emulator uses one name in the temporary folder for all
  // suites, and deletes it at the end.
  const temporary = mkdtempSync(join(tmpdir(), 'alnafitha-'));
  record.add({ path: temporary });
  const debugLog = join(temporary, 'debug.log');
  const base = localPrograms({
    ...process.env,
    ...CLI_ENVIRONMENT,
    ...environment,
    TMPDIR: temporary,
    EMULATOR_TMPDIR: tmpdir(),
    FIREBASE_DEBUG_PATH: debugLog,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: temporary,
  });
  const cli = execa(
    process.execPath,
    [
      resolve(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...[
        'emulators:start',
        '--project',
        PROJECT,
        '--config',
        file,
        '--non-interactive',
        '--only',
        only,
        ...args,
      ],
    ],
    {
      cwd: ROOT,
      env: official ? base : emulatorEnvironment(base),
      extendEnv: false,
      detached: true,
      stdin: 'ignore',
      all: true,
      buffer: false,
      reject: false,
    },
  );
  record.add({ pid: cli.pid });
  createInterface({ input: cli.all }).on('line', (line) => {
    onLine(line);
    if (NOTABLE.test(line)) console.error(line);
  });
  const ended = cli.then(() => {
    // The CLI deletes the log of an error that it has printed.
    const text = existsSync(debugLog) ? readFileSync(debugLog, 'utf8') : '';
    rmSync(temporary, { recursive: true, force: true });
    return text;
  });
  return { cli, ended };
}
