import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emulatorEnvironment } from '../../emulators/environment';
import { type ProcessTree, startTree } from '../process/tree';
import { type PortSet, PROJECT, ROOT } from './config';

const EMULATORS = 'auth,functions,firestore,hosting,storage';

const ENVIRONMENT = {
  NO_COLOR: '1',
  // Without these, every start fetches news and updates and probes for Google's metadata server.
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  METADATA_SERVER_DETECTION: 'none',
  // The CLI starts a process for each concurrent request, up to fifty, and drops a request whose process starts slowly.
  FUNCTIONS_EMULATOR_PARALLEL: '8',
};

interface CliOptions {
  /** Path of the configuration. */
  readonly config: string;
  readonly ports: PortSet;
  readonly official: boolean;
  /** For the function, which inherits the CLI's environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** An export to start with. */
  readonly importFrom: string | null;
  /** Called before it is told to stop. */
  readonly beforeStop: () => Promise<void>;
}

/** Starts `firebase emulators:start`, with this repository's emulators unless `official`. */
export function startFirebaseCli(
  { config, ports, official, environment, importFrom, beforeStop }: CliOptions,
  onLine: (line: string) => void,
): ProcessTree {
  const cli = resolve(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [
    'emulators:start',
    '--project',
    PROJECT,
    '--config',
    config,
    '--only',
    EMULATORS,
    '--non-interactive',
    ...(importFrom ? ['--import', importFrom] : []),
  ];
  // The CLI discovers the functions through a file. Its default discovery listens on a random port,
  // which may be one of the suite's, and takes three seconds.
  const discovery = resolve(ROOT, `.local/functions-${ports}`);
  mkdirSync(discovery, { recursive: true });
  // The Storage emulator stores its files in the temporary folder, under a name that is the same for every
  // suite, and deletes them all when it ends.
  const temporary = mkdtempSync(join(tmpdir(), 'alnafitha-'));
  const base = {
    ...process.env,
    TMPDIR: temporary,
    EMULATOR_TMPDIR: tmpdir(),
    ...ENVIRONMENT,
    ...environment,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: discovery,
  };
  const tree = startTree(process.execPath, [cli, ...args], {
    env: official ? base : emulatorEnvironment(base),
    onLine,
    beforeStop,
  });
  const clean = () => rmSync(temporary, { recursive: true, force: true });
  tree.ended.then(clean, clean);
  return tree;
}
