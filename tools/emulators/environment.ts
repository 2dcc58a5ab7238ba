import { delimiter, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const bin = resolve(import.meta.dirname, 'bin');

/** The Firebase CLI runs these emulators in it instead of downloading its Java programs. */
export function emulatorEnvironment(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...base,
    PATH: [bin, base.PATH].filter(Boolean).join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: resolve(bin, 'firestore'),
    STORAGE_EMULATOR_BINARY_PATH: resolve(bin, 'storage-rules'),
  };
}

const preload = pathToFileURL(resolve(import.meta.dirname, 'exit-with-parent.mjs'));

/** Node programs in it exit with their parent, and so do their children. */
export function exitingWithParent(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...base, NODE_OPTIONS: [base.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(' ') };
}
