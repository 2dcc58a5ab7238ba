import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { standInEnvironment } from '../../emulators/environment';
import { type ProcessTree, startTree } from '../process/tree';
import { type PortSet, PROJECT, ROOT } from './config';

const EMULATORS = 'auth,functions,firestore,hosting,storage';

const ENVIRONMENT = {
  NO_COLOR: '1',
  // Without these, every start looks for news, for updates and for a machine of Google's that it runs on.
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  METADATA_SERVER_DETECTION: 'none',
  // The CLI starts a process for each request at once, up to fifty, and forgets a request whose process is slow to start.
  FUNCTIONS_EMULATOR_PARALLEL: '8',
};

interface CliOptions {
  /** Path of the configuration. */
  readonly config: string;
  readonly ports: PortSet;
  readonly official: boolean;
  /** For the function: the CLI hands down what it has. */
  readonly environment: Readonly<Record<string, string>>;
  /** What else it is told, such as what to import. */
  readonly cliArguments: readonly string[];
  /** Called before it is asked to end. */
  readonly beforeStop: () => Promise<void>;
}

/** Starts `firebase emulators:start`, with the stand-ins unless `official`. */
export function startFirebaseCli(
  { config, ports, official, environment, cliArguments, beforeStop }: CliOptions,
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
    ...cliArguments,
  ];
  // The CLI asks the code which functions there are: through a file, since its usual way takes a random port,
  // which may be one of ours, and three seconds.
  const discovery = resolve(ROOT, `.local/functions-${ports}`);
  mkdirSync(discovery, { recursive: true });
  // The Storage emulator keeps its files in the folder for temporary ones, under a name that is the same for every
  // suite, and deletes them all when it ends.
  const temporary = mkdtempSync(join(tmpdir(), 'alnafitha-'));
  const base = {
    ...process.env,
    TMPDIR: temporary,
    STAND_IN_TMPDIR: tmpdir(),
    ...ENVIRONMENT,
    ...environment,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: discovery,
  };
  const tree = startTree(process.execPath, [cli, ...args], {
    env: official ? base : standInEnvironment(base),
    onLine,
    beforeStop,
  });
  const clean = () => rmSync(temporary, { recursive: true, force: true });
  tree.ended.then(clean, clean);
  return tree;
}
