import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PROJECT, ROOT } from '../../suite/config';
import { Failure } from './command';

export interface Target {
  readonly projectId: string;
  /** The Admin SDK finds emulators by these variables. */
  readonly environment?: NodeJS.ProcessEnv;
}

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/** Emulators in the environment take precedence, so that a real project never mixes with emulators. */
export function targetOf(
  environment: NodeJS.ProcessEnv,
  local: Readonly<Record<string, string>>,
  named?: string,
): Target {
  const emulator = EMULATORS.find((variable) => environment[variable]);
  if (named && emulator) throw new Failure(`${emulator} is set: without it, this works on ${named}.`);
  const realProject = named ?? environment.GOOGLE_CLOUD_PROJECT;
  if (realProject && !emulator) {
    // Identity Toolkit rejects application-default credentials without a quota project.
    if (!environment.GOOGLE_APPLICATION_CREDENTIALS) environment.GOOGLE_CLOUD_QUOTA_PROJECT ??= realProject;
    return { projectId: realProject };
  }
  const emulated = { ...local, ...environment };
  return { projectId: emulated.GCLOUD_PROJECT ?? '', environment: emulated };
}

interface Config {
  readonly emulators: Readonly<Record<'auth' | 'firestore' | 'storage', { readonly port: number }>>;
}

/** Returns the variables of the last `npm start`, whose ports may differ from firebase.json. */
export function localEmulators(): Record<string, string> {
  const [file = ''] = ['firebase.local.json', 'firebase.json']
    .map((name) => resolve(ROOT, name))
    .filter(existsSync);
  const { emulators }: Config = JSON.parse(readFileSync(file, 'utf8'));
  const hostOf = (name: keyof Config['emulators']) => `127.0.0.1:${emulators[name].port}`;
  return {
    GCLOUD_PROJECT: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: hostOf('auth'),
    FIRESTORE_EMULATOR_HOST: hostOf('firestore'),
    FIREBASE_STORAGE_EMULATOR_HOST: hostOf('storage'),
    STORAGE_EMULATOR_HOST: `http://${hostOf('storage')}`,
    // Otherwise the Admin SDK probes for Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
}
