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
import { setTimeout as sleep } from 'node:timers/promises';
import { allowAuthEmulator, readHealth } from '@alnafitha/contract';
import { execa } from 'execa';
import waitOn from 'wait-on';
import { emulatorEnvironment } from '../emulators/environment';
import { seed } from '../emulators/seed';
import { glossary } from '../emulators/translator/glossary';
import { startTranslator } from '../emulators/translator/server';
import { PROJECT, ROOT, type SuiteConfig, writeConfig } from './config';

const ALL = 'auth,functions,firestore,hosting,storage';
/** Google's emulators are downloaded at their first start. */
const TIMEOUT_MS = { own: 120_000, official: 900_000 };
/** Errors of the CLI and of the function, and downloads. */
const NOTABLE = /^(?:⬢|✖|Error:)|^> .*"severity":"(?:ERROR|CRITICAL)"|^i .*\bdownloading\b/i;

const CLI_ENVIRONMENT = {
  NO_COLOR: '1',
  // Without these, every start fetches news and updates and probes for Google's metadata server.
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  // The CLI starts a process for each concurrent request, up to fifty, and drops a request whose process starts slowly.
  FUNCTIONS_EMULATOR_PARALLEL: '8',
};

export interface SuiteOptions {
  /** Uses any free ports, starts with the sample content and stores nothing. */
  readonly test?: boolean;
  /** `false` to serve what was built before. */
  readonly build?: boolean;
  /** The emulators, as the Firebase CLI names them; without Functions there is no sample content. */
  readonly only?: string;
  /** Uses Google's own emulators of Firestore and of the Storage rules instead of this repository's. */
  readonly official?: boolean;
  /** Starts with the sample content instead of the data of the last run. */
  readonly fresh?: boolean;
  /** Stops it, also while it starts. */
  readonly signal?: AbortSignal;
}

export interface Suite {
  readonly origin: string;
  readonly logFile: string;
  /** Environment variables with which the Admin SDK and the tests find this suite. */
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves when the Firebase CLI has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends everything that it started, and stores the data. */
  stop(): Promise<void>;
}

/** Builds, starts the official Firebase CLI with sample content or the last run's data, and resolves once the API responds. */
export async function startSuite(options: SuiteOptions = {}): Promise<Suite> {
  const { test = false, build = true, only = ALL, official = false, fresh = false, signal } = options;
  const config = await writeConfig(test);
  const { environment } = config;
  const origin = environment.SUITE_ORIGIN ?? '';
  if (build) await buildAll(origin);
  if (only.includes('hosting')) placeSite(config);

  const data = resolve(ROOT, official ? '.local/official-data' : '.local/data');
  if (fresh) rmSync(data, { recursive: true, force: true });
  const hasData = !test && existsSync(join(data, 'firebase-export-metadata.json'));
  const logFile = resolve(ROOT, `.local/emulators${test ? '-test' : ''}.log`);
  mkdirSync(resolve(ROOT, '.local'), { recursive: true });
  const log = createWriteStream(logFile);
  const translator = await startTranslator({
    port: config.translatorPort,
    glossary,
    onUnknown: (text) => log.write(`translator: no Arabic in the glossary for ${JSON.stringify(text)}\n`),
  });
  const mailServer = only.includes('functions') ? startMailServer(config) : null;
  const storedData = test ? [] : ['--import', data, '--export-on-exit', data];
  const { cli, ended, isStopping } = startCli(config, [only, ...storedData], {
    official,
    onLine: (line) => log.write(`${line}\n`),
  });
  const hasEnded = ended
    .then(() => Promise.all([translator.stop(), mailServer?.stop()]))
    .then(() => void log.end());
  let isReady = false;
  const stop = async () => {
    // A Ctrl-C has reached the CLI, too: a second signal would make it exit without storing the data.
    await sleep(50);
    if (!isStopping()) cli.kill('SIGINT');
    await hasEnded;
    // A first start that was interrupted stores an incomplete sample content.
    if (!isReady && !hasData) rmSync(data, { recursive: true, force: true });
  };
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) void stop();
  try {
    const resources = only.includes('functions')
      ? [`http-get://${config.hosts.hosting}${readHealth.path}`]
      : only.split(',').map((name) => `tcp:${config.hosts[name]}`);
    const failed = hasEnded.then(() => Promise.reject(new Error('The Firebase CLI ended by itself.')));
    const timeout = official ? TIMEOUT_MS.official : TIMEOUT_MS.own;
    await Promise.race([
      waitOn({ resources, timeout, interval: 200, window: 0, simultaneous: 1, tcpTimeout: 1000 }),
      failed,
    ]);
    if (only.includes('functions') && !hasData) {
      Object.assign(process.env, environment);
      await Promise.race([seed(), failed]);
    }
  } catch (error) {
    await stop();
    throw new Error(`The local Firebase did not start; ${logFile} says why.`, { cause: error });
  }
  isReady = true;
  return { origin, logFile, environment, ended: hasEnded, stop };
}

/** Shows the output only when the build fails. The origin goes into prerendered pages. */
async function buildAll(origin: string): Promise<void> {
  const { failed, all } = await execa('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    all: true,
    reject: false,
    env: { SITE_ORIGIN: origin },
  });
  if (failed) throw new Error(`The build failed:\n${all}`);
}

/** Copies the built site to where Hosting serves it. The copied pages may call the Auth emulator, which listens on another port. */
function placeSite({ site, hosts }: SuiteConfig): void {
  const built = resolve(ROOT, 'web/dist');
  rmSync(site, { recursive: true, force: true });
  // Vite serves the pages of `npm run dev`, which may start without a build.
  mkdirSync(built, { recursive: true });
  cpSync(built, site, { recursive: true });
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = resolve(site, file);
    writeFileSync(page, allowAuthEmulator(readFileSync(page, 'utf8'), `${hosts.auth}`));
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
  });
  return {
    async stop() {
      server.kill();
      await server;
    },
  };
}

/** Starts `firebase emulators:start` in this process group, so that a Ctrl-C in the terminal reaches it. */
function startCli(
  { file, environment }: SuiteConfig,
  [only = '', ...args]: string[],
  { official, onLine }: { official: boolean; onLine: (line: string) => void },
) {
  // The CLI discovers the functions through a file. Its default discovery listens on a random port, which may be one
  // of the suite's, and takes three seconds. The Storage emulator stores its files in the temporary folder, under a
  // name that is the same for every suite, and deletes them all when it ends.
  const temporary = mkdtempSync(join(tmpdir(), 'alnafitha-'));
  const base = {
    ...process.env,
    ...CLI_ENVIRONMENT,
    ...environment,
    TMPDIR: temporary,
    EMULATOR_TMPDIR: tmpdir(),
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: temporary,
  };
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
      stdin: 'ignore',
      all: true,
      buffer: false,
      reject: false,
    },
  );
  let isStopping = false;
  createInterface({ input: cli.all }).on('line', (line) => {
    onLine(line);
    isStopping ||= line.includes('Starting a clean shutdown');
    if (NOTABLE.test(line)) console.error(line);
  });
  const ended = cli.then(() => rmSync(temporary, { recursive: true, force: true }));
  return { cli, ended, isStopping: () => isStopping };
}
