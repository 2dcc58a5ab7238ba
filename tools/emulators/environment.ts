import { delimiter, resolve } from 'node:path';

const bin = resolve(import.meta.dirname, 'bin');

/** The environment in which the Firebase CLI runs these emulators instead of downloading its Java programs. */
export function emulatorEnvironment(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...base,
    PATH: [bin, base.PATH].filter(Boolean).join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: resolve(bin, 'firestore'),
    STORAGE_EMULATOR_BINARY_PATH: resolve(bin, 'storage-rules'),
  };
}
