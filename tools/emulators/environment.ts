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

const preloads = ['exit-with-parent.mjs', 'keep-connections.mjs'].map(
  (file) => `--import=${pathToFileURL(resolve(import.meta.dirname, file))}`,
);

/** Node programs in it exit with their parent and keep connections open, and so do their children. */
export function localPrograms(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...base, NODE_OPTIONS: [base.NODE_OPTIONS, ...preloads].filter(Boolean).join(' ') };
}
