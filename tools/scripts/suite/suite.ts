import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allowAuthEmulator, readHealth } from '@alnafitha/contract';
import { isInterrupted } from '../process/command';
import { Failure } from '../process/failure';
import { type ProcessTree, runTree } from '../process/tree';
import { clientEnvironment, hostOf, originOf, translatorEnvironment } from './client-environment';
import { type FirebaseConfig, type PortSet, portsOf, prepareConfig, ROOT } from './config';
import { startFirebaseCli } from './firebase-cli';
import { waitForHealth } from './health';
import { requireJava } from './java';
import { openLog, type SuiteLog } from './log';
import { awaitFreePorts, nextFreePort, requireFreePorts } from './ports';
import { StoredData } from './stored-data';
import { startSuiteTranslator } from './translator';

/** Google's emulators are downloaded at their first start. */
const TIMEOUT_SECONDS = { own: 120, official: 900 };

export interface SuiteOptions {
  readonly ports?: PortSet;
  /** Uses Google's own emulators of Firestore and of the Storage rules instead of this repository's. */
  readonly official?: boolean;
  /** Stores the data for the next suite, and starts with the stored data or, if `fresh`, without. The default is to lose it. */
  readonly data?: 'stored' | 'fresh' | 'lost';
  /** Called with the site's origin once the ports are free. */
  readonly prepare?: (origin: string) => Promise<void>;
  /** Called with each line of the Firebase CLI. */
  readonly onLine?: (line: string) => void;
}

export interface Suite {
  readonly origin: string;
  readonly logFile: string;
  /** Environment variables with which the Admin SDK and the tests find this suite. */
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves when the suite has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Writes the sample content into the emulators. */
  seed(): Promise<void>;
  /** Seeds the emulators unless they have stored data, which is stored from then on. Returns notes for the terminal. */
  fill(): Promise<string[]>;
  /** Stops the whole suite; its ports are free afterwards. */
  stop(): Promise<void>;
}

/** Starts the emulators with the built site, and resolves once the API responds. Throws a `Failure`. */
export async function startSuite(options: SuiteOptions = {}): Promise<Suite> {
  const { ports = 'default', official = false, data = 'lost', prepare } = options;
  if (official) requireJava();
  const { file, config, notes } = await prepareFreeHosting(ports);
  await requireFreePorts(portsOf(config));
  const origin = originOf(config);
  await prepare?.(origin);
  placeSite(config);

  const environment = clientEnvironment(config);
  const log = openLog(resolve(ROOT, `.local/emulators${ports === 'default' ? '' : `-${ports}`}.log`));
  const translator = await startSuiteTranslator(config, log);
  const stored = data === 'lost' ? null : openData(config, official, data === 'fresh');
  const cli = {
    config: file,
    ports,
    official,
    environment: translatorEnvironment(config),
    importFrom: stored?.snapshot ?? null,
    beforeStop: async () => stored?.finish(),
  };
  const tree = startFirebaseCli(cli, (line) => {
    log.write(line);
    options.onLine?.(line);
  });
  const close = () => translator.stop().then(() => log.close());
  const ended = tree.ended.then(close, close);
  try {
    await waitForHealth(origin, giveUpWhen(tree, log, official ? 'official' : 'own'));
  } catch (error) {
    await tree.stop();
    await ended;
    throw error;
  }
  return {
    origin,
    logFile: log.file,
    environment,
    ended,
    seed: () => seed(environment),
    async fill() {
      if (!stored?.snapshot) await seed(environment);
      await stored?.start();
      return [...notes, ...(stored?.notes ?? [])];
    },
    async stop() {
      await tree.stop();
      await ended;
      await awaitFreePorts(portsOf(config));
    },
  };
}

/** The formats of the two Firestore emulators differ. */
function openData(config: FirebaseConfig, official: boolean, isFresh: boolean): StoredData {
  const folder = resolve(ROOT, official ? '.local/official-data' : '.local/data');
  return new StoredData(folder, hostOf(config, 'hub'), isFresh);
}

/**
 * The configuration, with the site on the next free port when that of firebase.json is in use: macOS's AirPlay receiver uses 5000.
 * The other ports, and those of the tests, are fixed, because scripts look for them.
 */
async function prepareFreeHosting(ports: PortSet) {
  const prepared = prepareConfig(ports);
  const { port } = portsOf(prepared.config).find(({ name }) => name === 'hosting') ?? {};
  if (ports === 'test' || port === undefined) return { ...prepared, notes: [] };
  const others = portsOf(prepared.config).filter(({ name }) => name !== 'hosting');
  const free = await nextFreePort(
    port,
    others.map((other) => other.port),
  );
  if (free === port) return { ...prepared, notes: [] };
  return {
    ...prepareConfig(ports, free),
    notes: [`Port ${port} is in use: the site is on port ${free}.`],
  };
}

/**
 * Copies the built site to the folder that Hosting serves, which is empty when Vite serves the pages. The policy of the copied pages
 * allows the Auth emulator, which listens on another port.
 */
function placeSite(config: FirebaseConfig): void {
  const built = resolve(ROOT, 'web/dist');
  mkdirSync(built, { recursive: true });
  const served = resolve(ROOT, config.hosting.public);
  rmSync(served, { recursive: true, force: true });
  cpSync(built, served, { recursive: true });
  for (const file of readdirSync(served, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = resolve(served, file);
    writeFileSync(page, allowAuthEmulator(readFileSync(page, 'utf8'), hostOf(config, 'auth')));
  }
}

function giveUpWhen(tree: ProcessTree, log: SuiteLog, kind: keyof typeof TIMEOUT_SECONDS): () => void {
  const seconds = TIMEOUT_SECONDS[kind];
  const deadline = Date.now() + seconds * 1000;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  tree.ended.then(end, end);
  const fail = (reason: string) => {
    throw new Failure(`${log.tail(40)}\n\n${reason} The lines above are the end of ${log.file}.`);
  };
  return () => {
    if (isInterrupted()) throw new Failure('Stopped.');
    if (hasEnded) fail('The Firebase CLI ended by itself.');
    if (log.has(/Failed to load function definition/)) fail('The function could not be loaded.');
    if (Date.now() > deadline) fail(`${readHealth.path} did not answer within ${seconds} seconds.`);
  };
}

async function seed(environment: Readonly<Record<string, string>>): Promise<void> {
  const run = resolve(ROOT, 'tools/scripts/run.mjs');
  const env = { ...process.env, ...environment };
  const code = await runTree(process.execPath, [run, 'seed'], { env });
  if (code !== 0) throw new Failure(isInterrupted() ? 'Stopped.' : 'The emulators could not be seeded.');
}
