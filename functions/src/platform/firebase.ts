import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { parseOrigin } from './site-origin';

export type Bucket = ReturnType<Storage['bucket']>;

export function connectFirebase() {
  const app = getApps()[0] ?? initializeApp();
  return {
    auth: getAuth(app),
    db: getFirestore(app),
    /** Most requests need no Storage, and the module loads slowly. */
    async bucket(): Promise<Bucket> {
      const { getStorage } = await import('firebase-admin/storage');
      return getStorage(app).bucket();
    },
  };
}

/** Each would send data to an untrusted server, or turn a protection off. */
const EMULATOR_VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'GOOGLE_CLOUD_TRANSLATE_ENDPOINT',
  'SMTP_EMULATOR_URL',
  'FUNCTIONS_EMULATOR',
];

/** Throws when an emulator variable is set for a real project: `demo-` ids are for emulators only. */
export function rejectEmulatorsInProduction(environment: NodeJS.ProcessEnv): void {
  if (!environment.K_SERVICE || isDemo(environment)) return;
  const present = EMULATOR_VARIABLES.filter((variable) => environment[variable]);
  if (present.length > 0) throw new Error(`Set in the function of a real project: ${present.join(', ')}`);
}

/** Throws when a real project has no origin: URLs and the origin check would depend on request headers. */
export function requireSite(environment: NodeJS.ProcessEnv, configured: string) {
  if (configured === '' && !isDemo(environment)) throw new Error('SITE_ORIGIN is not set');
  return { projectId: projectOf(environment), siteOrigin: configured === '' ? '' : parseOrigin(configured) };
}

function isDemo(environment: NodeJS.ProcessEnv): boolean {
  return projectOf(environment).startsWith('demo-');
}

function projectOf(environment: NodeJS.ProcessEnv): string {
  return environment.GCLOUD_PROJECT ?? environment.GOOGLE_CLOUD_PROJECT ?? '';
}
